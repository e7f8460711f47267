import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Windows' root controllers, layout, size and the responder chain (sections 1H, 1I, 1J and 1Q of the rules).
struct ControllersWindowTests {
  let log = Log()

  // MARK: Root

  @Test("S76: while the window is hidden the root is only kept")
  func hiddenWindow() {
    let r = LoggingController("R", log)
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    stage.window.rootViewController = r
    stage.settle()
    #expect(!r.isViewLoaded)
    #expect(stage.window.subviews.isEmpty)
    stage.window.makeKeyAndVisible()
    #expect(r.view.superview === stage.window)
    #expect(r.view.frame == stage.window.bounds)
  }

  @Test("S77, P15: a root given to a window that shows is put in at once")
  func visibleWindow() {
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    stage.window.makeKeyAndVisible()
    let r = LoggingController("R", log)
    stage.window.rootViewController = r
    #expect(log.entries == ["R.loadView", "R.didLoad", "R.willApp(false)"])
    #expect(r.view.window === stage.window)
  }

  @Test("S78: the launch: loaded, willApp, isApp, laid out, didApp")
  func launch() {
    log.kinds = [.load, .appearance, .isAppearing, .layout]
    let r = LoggingController("R", log)
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    stage.window.rootViewController = r
    stage.window.makeKeyAndVisible()
    #expect(log.entries == ["R.loadView", "R.didLoad", "R.willApp(false)"])
    stage.settle()
    var seen = Set<String>()
    let order = log.of("R").filter { seen.insert($0).inserted }
    #expect(
      order == [
        "loadView", "didLoad", "willApp(false)", "isApp(false)", "willLay", "didLay", "didApp(false)",
      ])
  }

  @Test("S79: a root is kept by its window and replaced as a whole")
  func replacement() {
    weak var old: LoggingController?
    let stage: HeadlessStage
    do {
      let r = LoggingController("R", log)
      old = r
      stage = shown(r, log: log)
    }
    #expect(old != nil)
    let next = LoggingController("N", log)
    stage.window.rootViewController = next
    stage.settle()
    #expect(log.of("R") == ["willDis(false)", "didDis(false)"])
    #expect(log.of("N").suffix(2) == ["willApp(false)", "didApp(false)"])
    #expect(stage.window.subviews == [next.view])
    #expect(next.view.frame == stage.window.bounds)
    #expect(old == nil)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.window.subviews.isEmpty)
  }

  @Test(
    "S80, B106: what the old root presented goes with it",
    arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func replacementUnderPresentation(style: UIModalPresentationStyle) {
    weak var root: UIViewController?
    weak var modal: UIViewController?
    let stage: HeadlessStage
    do {
      let r = LoggingController("R", log)
      let m = LoggingController("M", log)
      m.modalPresentationStyle = style
      stage = shown(r)
      r.present(m, animated: false)
      stage.settle()
      (root, modal) = (r, m)
    }
    log.clear()
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.window.subviews.isEmpty)
    #expect(log.of("M") == ["willDis(false)", "didDis(false)"])
    #expect(root == nil)
    #expect(modal == nil)
  }

  @Test("S118: a child cannot become a root")
  func childAsRoot() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    p.addChild(c)
    let failures = failures { stage.window.rootViewController = c }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(stage.window.rootViewController === p)
    #expect(p.view.window === stage.window)
  }

  // MARK: Layout

  @Test("S83, S84: parents are laid out before their children, each between its two callbacks")
  func layoutOrder() {
    final class Marked: UIView {
      var onLayout: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
      }
    }
    log.kinds = [.layout]
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    for controller in [p, c] {
      let view = Marked(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
      view.onLayout = { [log] in log.note("\(controller.name).layout") }
      controller.view = view
    }
    let stage = shown(p)
    addChild(c, to: p)
    stage.settle()
    log.clear()
    p.view.setNeedsLayout()
    c.view.setNeedsLayout()
    stage.advanceFrame()
    #expect(log.entries == ["P.willLay", "P.layout", "P.didLay", "C.willLay", "C.layout", "C.didLay"])
  }

  @Test("S85: many requests make one pass")
  func coalescing() {
    log.kinds = [.layout]
    let p = LoggingController("P", log)
    let stage = shown(p, log: log)
    for _ in 0..<5 { p.view.setNeedsLayout() }
    stage.advanceFrame()
    #expect(log.take() == ["P.willLay", "P.didLay"])
    p.view.setNeedsLayout()
    p.view.layoutIfNeeded()
    #expect(log.take() == ["P.willLay", "P.didLay"])
    stage.settle()
    #expect(log.entries.isEmpty)
  }

  // MARK: Size

  @Test("S81, S88, S90: a resized window tells the root, it tells its children, then they are laid out")
  func resize() {
    log.kinds = [.size, .layout]
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    addChild(c, to: p)
    stage.settle()
    log.clear()
    stage.resize(to: CGSize(width: 80, height: 60))
    stage.settle()
    #expect(log.entries.prefix(2) == ["P.size(80x60)", "C.size(80x60)"])
    #expect(log.entries.dropFirst(2).prefix(2) == ["P.willLay", "P.didLay"])
    #expect(log.entries.contains("C.willLay"))
    #expect(p.view.bounds.size == CGSize(width: 80, height: 60))
    #expect(c.view.bounds.size == CGSize(width: 80, height: 60))
  }

  @Test("S89, B116: without super the descendants hear nothing")
  func resizeWithoutSuper() {
    log.kinds = [.size]
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.passesSizeOn = false
    let stage = shown(p)
    addChild(c, to: p)
    stage.settle()
    stage.resize(to: CGSize(width: 80, height: 60))
    #expect(log.entries == ["P.size(80x60)"])
  }

  @Test("S90: a container says which size each child gets")
  func sizeForChild() {
    final class Halving: LoggingController {
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    log.kinds = [.size]
    let p = Halving("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    addChild(c, to: p)
    stage.resize(to: CGSize(width: 80, height: 60))
    #expect(log.entries == ["P.size(80x60)", "C.size(40x60)"])
  }

  @Test("S91, B118, B119: a frame set by the parent is layout, not a transition")
  func plainFrameChange() {
    log.kinds = [.size, .layout]
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    addChild(c, to: p)
    stage.settle()
    log.clear()
    c.view.frame.size = CGSize(width: 20, height: 20)
    stage.settle()
    #expect(log.entries == ["C.willLay", "C.didLay"])
  }

  @Test("S92: blocks alongside see the new size; the completion comes after them, once")
  func coordinator() {
    final class Turning: UIViewController {
      var seen: [CGSize] = []
      var isDone = 0
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append(view.bounds.size)
        coordinator.animate { _ in
          self.seen.append(self.view.bounds.size)
        } completion: { _ in
          self.isDone += 1
        }
      }
    }
    let p = Turning()
    let stage = shown(p)
    stage.resize(to: CGSize(width: 80, height: 60))
    #expect(p.seen == [CGSize(width: 60, height: 80), CGSize(width: 80, height: 60)])
    #expect(p.isDone == 0)
    stage.settle()
    #expect(p.isDone == 1)
  }

  @Test("B122: controllers that are no children are not told")
  func undeclaredChildren() {
    log.kinds = [.size]
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    quietly {
      p.view.addSubview(c.view)
      stage.settle()
    }
    stage.resize(to: CGSize(width: 80, height: 60))
    #expect(log.entries == ["P.size(80x60)"])
  }

  @Test("S94, B121: the presenter under a full-screen presentation is told too, and fits when it is back")
  func resizeUnderPresentation() {
    log.kinds = [.size]
    let p = LoggingController("P", log)
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .fullScreen
    let stage = shown(p)
    p.present(m, animated: false)
    stage.settle()
    stage.resize(to: CGSize(width: 80, height: 60))
    #expect(log.entries == ["P.size(80x60)", "M.size(80x60)"])
    #expect(m.view.bounds.size == CGSize(width: 80, height: 60))
    m.dismiss(animated: false)
    stage.settle()
    #expect(p.view.frame == stage.window.bounds)
  }

  @Test("preferredContentSize tells the parent")
  func preferredSize() {
    final class Listening: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        sizes.append(container.preferredContentSize)
      }
    }
    let p = Listening()
    let c = UIViewController()
    p.addChild(c)
    c.preferredContentSize = CGSize(width: 1, height: 2)
    c.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(p.sizes == [CGSize(width: 1, height: 2)])
  }

  // MARK: Responder chain

  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next).prefix(50))
  }

  @Test(
    "S132, S133, S134: from a view to its controller, its container's view, its parent, the window, the app")
  func responderChain() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    let box = UIView()
    p.view.addSubview(box)
    p.addChild(c)
    box.addSubview(c.view)
    let leaf = UIView()
    c.view.addSubview(leaf)
    let expected: [UIResponder] = [
      leaf, c.view, c, box, p.view, p, stage.window, stage.application,
    ]
    #expect(chain(from: leaf) == expected)
  }

  @Test("P10: a controller without its view has no superview to lead to, and loads nothing to find one")
  func chainOfAnUnloadedController() {
    let c = LoggingController("C", log)
    #expect(c.next == nil)
    #expect(!c.isViewLoaded)
  }

  @Test("S133, I9: a presented controller leads to its presenter, and every chain ends at the application")
  func chainOfPresented() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .fullScreen
    let stage = shown(p)
    addChild(c, to: p)
    c.present(m, animated: false)
    stage.settle()
    #expect(p.view.window == nil)
    #expect(chain(from: m.view) == [m.view, m, p, stage.window, stage.application] as [UIResponder])
    #expect(chain(from: c.view).suffix(3) == [p, stage.window, stage.application] as [UIResponder])
  }
}
