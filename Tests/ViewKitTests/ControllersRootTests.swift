import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// Windows' roots, replaced and resized while things are going on; layout of several levels (sections 1H, 1I).
struct ControllersRootTests {
  let log = Log()

  private func appearances(_ name: String) -> [String] {
    log.of(name).filter { $0.contains("App") || $0.contains("Dis") }
  }

  // MARK: Replacement

  @Test(
    "S79, S80, B106: replaced at any moment, under any presentation, everything of the old tree goes",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
      .formSheet, .custom,
    ], ["presenting", "presented", "dismissing", "twice"])
  func replacedUnderPresentation(style: UIModalPresentationStyle, moment: String) {
    var weakly: [() -> LoggingController?] = []
    let stage: HeadlessStage
    do {
      let r = LoggingController("R", log)
      let c = LoggingController("C", log)
      let m = LoggingController("M", log)
      let n = LoggingController("N", log)
      addChild(c, to: r)
      stage = shown(r)
      for controller in [m, n] { controller.modalPresentationStyle = style }
      c.present(m, animated: moment == "presenting")
      if moment == "presenting" { stage.advance(by: 0.1) } else { stage.settle() }
      if moment == "twice" {
        m.present(n, animated: false)
        stage.settle()
      }
      if moment == "dismissing" {
        r.dismiss(animated: true)
        stage.advance(by: 0.1)
      }
      for controller in [r, c, m, n] { weakly.append { [weak controller] in controller } }
    }
    let next = LoggingController("X", log)
    stage.window.rootViewController = next
    #expect(stage.settle())
    #expect(stage.window.subviews == [next.view])
    for name in ["R", "C", "M", "N"] {
      let word = appearances(name)
      #expect(AppearanceGrammar.accepts(word), "\(name) \(word)")
      #expect(word.isEmpty || word.last?.hasPrefix("didDis") == true, "\(name) \(word)")
    }
    #expect(appearances("X") == ["willApp(false)", "didApp(false)"])
    #expect(weakly.allSatisfy { $0() == nil }, "\(weakly.compactMap { $0()?.name })")
  }

  @Test("S79: the old root disappears before the new one appears, both before their ends")
  func order() {
    let r = LoggingController("R", log)
    let stage = shown(r, log: log)
    let next = LoggingController("X", log)
    next.loadViewIfNeeded()
    log.clear()
    stage.window.rootViewController = next
    #expect(log.take() == ["R.willDis(false)", "X.willApp(false)"])
    stage.settle()
    #expect(log.entries == ["R.didDis(false)", "X.didApp(false)"])
  }

  @Test("S79: replaced within its own callbacks, the last root shows and each word is whole")
  func replacedInCallbacks() {
    for callback in ["didLoad", "willApp", "didApp"] {
      log.clear()
      let r = LoggingController("R", log)
      let next = LoggingController("X", log)
      let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
      r.onCallback = { if $0.hasPrefix(callback) { stage.window.rootViewController = next } }
      stage.window.rootViewController = r
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(stage.window.rootViewController === next)
      #expect(stage.window.subviews == [next.view], "\(callback)")
      #expect(appearances("X") == ["willApp(false)", "didApp(false)"], "\(callback)")
      #expect(AppearanceGrammar.accepts(appearances("R")), "\(callback): \(appearances("R"))")
      #expect(appearances("R").isEmpty || appearances("R").last == "didDis(false)", "\(callback)")
    }
  }

  @Test("S79: one controller given to two windows is the last one's")
  func movedRoot() {
    let r = LoggingController("R", log)
    let stage = shown(r, log: log)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    other.isHidden = false
    other.rootViewController = r
    stage.settle()
    #expect(stage.window.rootViewController == nil)
    #expect(stage.window.subviews.isEmpty)
    #expect(r.view.superview === other)
    #expect(r.view.frame == other.bounds)
    // Out and in again within one turn: the disappearance is turned round.
    #expect(log.of("R") == ["willDis(false)", "willApp(false)", "didApp(false)"])
  }

  @Test("S27, S76: hiding a window is no disappearance; a root given meanwhile waits for its return")
  func hiddenWindow() {
    let r = LoggingController("R", log)
    let stage = shown(r, log: log)
    stage.window.isHidden = true
    stage.settle()
    #expect(log.entries.isEmpty)
    let next = LoggingController("X", log)
    stage.window.rootViewController = next
    stage.settle()
    #expect(log.take() == ["R.willDis(false)", "R.didDis(false)"])
    stage.window.isHidden = false
    stage.settle()
    #expect(log.of("X") == ["loadView", "didLoad", "willApp(false)", "didApp(false)"])
  }

  @Test("B109, S146: a view dismissed while it is touched lives as long as the touch and no longer")
  func dismissedUnderTheFinger() {
    final class Tapped: UIView {
      var onTouch: (() -> Void)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
      deinit {}
    }
    let r = LoggingController("R", log)
    let stage = shown(r)
    weak var view: UIView?
    weak var modal: UIViewController?
    do {
      let m = LoggingController("M", log)
      let tapped = Tapped()
      tapped.onTouch = { [weak m] in m?.dismiss(animated: false) }
      m.view = tapped
      m.modalPresentationStyle = .fullScreen
      r.present(m, animated: false)
      (view, modal) = (tapped, m)
    }
    stage.settle()
    stage.touchDown(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(appearances("M").last == "didDis(false)")
    #expect(modal == nil)
    stage.touchUp()
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(view == nil)
    #expect(stage.window.subviews == [r.view])
  }

  // MARK: Layout

  /// Notes its layout between its controller's two callbacks.
  private final class Marked: UIView {
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
    deinit {}
  }

  @Test("S83, S84: three levels are laid out from the top down, each whole before the next")
  func threeLevels() {
    log.kinds = [.layout]
    let chain = ["G", "P", "C"].map { LoggingController($0, log) }
    for controller in chain {
      let view = Marked(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.onLayout = { [log] in log.note("\(controller.name).layout") }
      controller.view = view
    }
    addChild(chain[2], to: chain[1])
    addChild(chain[1], to: chain[0])
    let stage = shown(chain[0])
    log.clear()
    let whole = ["G", "P", "C"].flatMap { ["\($0).willLay", "\($0).layout", "\($0).didLay"] }
    for controller in chain.reversed() { controller.view.setNeedsLayout() }
    stage.advanceFrame()
    #expect(log.take() == whole)
    stage.resize(to: CGSize(width: 70, height: 90))
    stage.settle()
    #expect(log.take() == whole)
    chain[1].view.setNeedsLayout()
    stage.advanceFrame()
    #expect(log.take() == ["P.willLay", "P.layout", "P.didLay"])
  }

  @Test("S70, S78: viewIsAppearing comes once, before the first layout in the window, at every level")
  func isAppearingBeforeLayout() {
    log.kinds = [.isAppearing, .appearance, .layout]
    let chain = ["G", "P", "C"].map { LoggingController($0, log) }
    addChild(chain[2], to: chain[1])
    addChild(chain[1], to: chain[0])
    _ = shown(chain[0])
    for controller in chain {
      let told = log.of(controller.name)
      #expect(told.first == "willApp(false)")
      #expect(told.filter { $0 == "isApp(false)" }.count == 1)
      #expect(told.last == "didApp(false)")
      let isAppearing = told.firstIndex(of: "isApp(false)") ?? -1
      #expect(!told.prefix(max(0, isAppearing)).contains("willLay"))
    }
  }

  @Test("S85: layoutIfNeeded lays out at once from the topmost controller's view that waits")
  func layoutAtOnce() {
    log.kinds = [.layout]
    let chain = ["G", "P", "C"].map { LoggingController($0, log) }
    addChild(chain[2], to: chain[1])
    addChild(chain[1], to: chain[0])
    let stage = shown(chain[0])
    log.clear()
    chain[0].view.setNeedsLayout()
    chain[2].view.setNeedsLayout()
    chain[2].view.layoutIfNeeded()
    #expect(log.take() == ["G.willLay", "G.didLay", "C.willLay", "C.didLay"])
    stage.settle()
    #expect(log.entries.isEmpty)
  }

  @Test(
    "S86: however often layout runs before didApp, its callbacks come in pairs and none comes before willApp")
  func layoutCounts() {
    log.kinds = [.appearance, .layout]
    let nav = UINavigationController(rootViewController: LoggingController("A", log))
    let stage = shown(nav)
    nav.pushViewController(LoggingController("B", log), animated: true)
    stage.settle()
    nav.pushViewController(LoggingController("C", log), animated: false)
    stage.settle()
    for name in ["A", "B", "C"] {
      let told = log.of(name)
      #expect(told.first?.hasPrefix("willApp") == true)
      #expect(told.contains { $0.hasPrefix("didApp") })
      let layouts = told.filter { $0.hasSuffix("Lay") }
      #expect(layouts.count.isMultiple(of: 2))
      for (i, callback) in layouts.enumerated() {
        #expect(callback == (i.isMultiple(of: 2) ? "willLay" : "didLay"))
      }
    }
  }

  @Test("S87: the same frame, or another place, lays nothing out; another size does")
  func whatLaysOut() {
    log.kinds = [.layout]
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(p)
    addChild(c, to: p)
    stage.settle()
    log.clear()
    c.view.frame = c.view.frame
    c.view.bounds = c.view.bounds
    c.view.frame.origin = CGPoint(x: 3, y: 4)
    c.view.center.x += 1
    c.view.transform = CGAffineTransform(rotationAngle: 0.3)
    stage.settle()
    #expect(log.entries.isEmpty)
    c.view.transform = .identity
    c.view.bounds.size.height -= 1
    stage.settle()
    #expect(log.entries == ["C.willLay", "C.didLay"])
  }
}
