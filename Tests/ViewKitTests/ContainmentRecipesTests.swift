import Foundation
import HeadlessHost
import Testing
import ViewKit

/// The recipes that programs really use, right ones and wrong ones: every order of the calls, every moment.
struct ContainmentRecipesTests {
  let log = Log()

  private func pair() -> (stage: HeadlessStage, p: LoggingController, c: LoggingController) {
    let p = LoggingController("P", log)
    return (shown(p, log: log), p, LoggingController("C", log))
  }

  private func appearances(_ name: String) -> [String] {
    log.of(name).filter { $0.contains("App") || $0.contains("Dis") }
  }

  // MARK: Move callbacks

  @Test("S17: an override of willMove that leaves out super breaks isMovingFromParent, and only that")
  func willMoveWithoutSuper() {
    final class Careless: LoggingController {
      override func willMove(toParent parent: UIViewController?) {}
    }
    let (stage, p, _) = pair()
    let c = Careless("C", log)
    var flags: [Bool] = []
    c.onCallback = { [c] in if $0.contains("Dis") || $0.contains("App") { flags.append(c.isMovingToParent) } }
    addChild(c, to: p)
    stage.settle()
    c.onCallback = { [c] in if $0.contains("Dis") { flags.append(c.isMovingFromParent) } }
    removeChild(c)
    stage.settle()
    #expect(flags == [Bool](repeating: false, count: 5))
    #expect(appearances("C") == ["willApp(false)", "didApp(false)", "willDis(false)", "didDis(false)"])
  }

  @Test("B1: a container that tells itself has told nobody else")
  func containerTellsItself() {
    let (stage, p, c) = pair()
    p.addChild(c)
    p.view.addSubview(c.view)
    p.didMove(toParent: p)
    stage.settle()
    #expect(log.of("P") == ["didMove(P)"])
    #expect(!log.of("C").contains { $0.hasPrefix("didMove") })
    #expect(p.parent == nil)
  }

  @Test("B2, P8, P19: a bare removeFromParent sends didMove(nil) alone, and both ends are untied")
  func bareRemoval() {
    let (stage, p, c) = pair()
    addChild(c, to: p)
    stage.settle()
    log.clear()
    var parentInDidMove: UIViewController? = p
    c.onCallback = { [c] in if $0 == "didMove(nil)" { parentInDidMove = c.parent } }
    c.removeFromParent()
    #expect(log.entries == ["C.didMove(nil)"])
    #expect(parentInDidMove == nil)
    #expect(c.parent == nil)
    #expect(p.children.isEmpty)
  }

  @Test("B4: without the container's didMove there is none, on screen or not, and none later")
  func noDidMove() {
    let (stage, p, c) = pair()
    p.addChild(c)
    p.view.addSubview(c.view)
    stage.settle()
    for root in [nil, p] {
      stage.window.rootViewController = root
      stage.settle()
    }
    #expect(c.parent === p)
    #expect(!log.of("C").contains { $0.hasPrefix("didMove") })
    #expect(
      appearances("C") == [
        "willApp(false)", "didApp(false)", "willDis(false)", "didDis(false)", "willApp(false)",
        "didApp(false)",
      ])
  }

  @Test("B5: a child that slides in gets its one didMove when the animation has ended")
  func didMoveAfterAnimation() {
    let (stage, p, c) = pair()
    p.addChild(c)
    c.view.frame = p.view.bounds.offsetBy(dx: 0, dy: 80)
    p.view.addSubview(c.view)
    UIView.animate(withDuration: 0.2) {
      c.view.frame = p.view.bounds
    } completion: { _ in
      c.didMove(toParent: p)
    }
    stage.advance(by: 0.15)
    #expect(log.of("C") == ["willMove(P)", "loadView", "didLoad", "willApp(false)", "didApp(false)"])
    stage.settle()
    #expect(log.of("C").last == "didMove(P)")
    #expect(log.of("C").filter { $0.hasPrefix("didMove") }.count == 1)
  }

  @Test("B13: begin before addChild is legal, but there is no parent yet in willApp")
  func beginBeforeAddChild() {
    let (stage, p, c) = pair()
    var parents: [String: UIViewController?] = [:]
    c.onCallback = { [c] in parents[$0] = .some(c.parent) }
    let kinds = warnings {
      c.beginAppearanceTransition(true, animated: false)
      p.addChild(c)
      p.view.addSubview(c.view)
      c.endAppearanceTransition()
      c.didMove(toParent: p)
      stage.settle()
    }
    #expect(kinds.isEmpty)
    #expect(
      log.entries == [
        "C.loadView", "C.didLoad", "C.willApp(false)", "C.willMove(P)", "C.didApp(false)", "C.didMove(P)",
      ])
    #expect(parents["willApp(false)"] == .some(nil))
    #expect(parents["didApp(false)"] == .some(p))
  }

  @Test("S4, P1, P8: given away and back again, each parent knows its own children only")
  func thereAndBack() {
    let p = LoggingController("P", log)
    let q = LoggingController("Q", log)
    let c = LoggingController("C", log)
    for parent in [p, q, p, p, q] {
      parent.addChild(c)
      #expect(c.parent === parent)
      #expect(p.children.count + q.children.count == 1)
    }
    #expect(
      log.of("C") == [
        "willMove(P)", "didMove(nil)", "willMove(Q)", "didMove(nil)", "willMove(P)", "didMove(nil)",
        "willMove(Q)",
      ])
  }

  @Test("I1: one parent at a time, even where overrides and callbacks meddle")
  func meddling() {
    final class Sticky: UIViewController {
      override func removeFromParent() {}
      deinit {}
    }
    final class Elsewhere: UIViewController {
      weak var other: UIViewController?
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil, let other {
          self.other = nil
          other.addChild(self)
        }
      }
      deinit {}
    }
    for child in [Sticky(), Elsewhere()] {
      let parents = [UIViewController(), UIViewController(), UIViewController()]
      (child as? Elsewhere)?.other = parents[2]
      parents[0].addChild(child)
      parents[1].addChild(child)
      #expect(child.parent === parents[1])
      #expect(parents.map(\.children.count) == [0, 1, 0])
    }
  }

  // MARK: Every order and every moment

  private nonisolated static let steps = ["addChild", "addSubview", "didMove"]
  private nonisolated static let orders: [[String]] = steps.flatMap { first in
    steps.filter { $0 != first }.map { second in
      [first, second] + steps.filter { $0 != first && $0 != second }
    }
  }

  /// When the child is put in place, in the life of a parent that is the window's root.
  enum Moment: String, CaseIterable, Sendable {
    case beforeWindow, viewDidLoad, viewWillAppear, viewIsAppearing, betweenFrames, viewDidAppear, later
  }

  /// Shows a root and calls `body` at `moment`.
  private func show(
    _ p: LoggingController, at moment: Moment, _ body: @escaping (UIViewController) -> Void
  ) -> HeadlessStage {
    var isDone = false
    log.kinds.insert(.isAppearing)
    let callback: [Moment: String] = [
      .viewDidLoad: "didLoad", .viewWillAppear: "willApp", .viewIsAppearing: "isApp",
      .viewDidAppear: "didApp",
    ]
    p.onCallback = { [weak p] what in
      guard let prefix = callback[moment], what.hasPrefix(prefix), !isDone, let p else { return }
      isDone = true
      body(p)
    }
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    if moment == .beforeWindow { body(p) }
    stage.window.rootViewController = p
    stage.window.makeKeyAndVisible()
    if moment == .betweenFrames { body(p) }
    stage.settle()
    if moment == .later { body(p) }
    stage.settle()
    p.onCallback = nil
    log.kinds.remove(.isAppearing)
    return stage
  }

  @Test(
    "S21, S22, S23, S24, S25, B11, B28: in every order and at every moment one pair of callbacks",
    arguments: orders, Moment.allCases)
  func everyOrder(order: [String], moment: Moment) {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    var warned: [UIDiagnostics.Warning.Kind] = []
    let refused = failures {
      warned = warnings {
        let stage = show(p, at: moment) { p in
          for step in order {
            switch step {
            case "addChild": p.addChild(c)
            case "addSubview": p.view.addSubview(c.view)
            default: c.didMove(toParent: p)
            }
          }
        }
        #expect(c.view.window === stage.window)
        let shown = log.of("C").filter { $0.contains("App") && !$0.hasPrefix("isApp") }
        #expect(shown == ["willApp(false)", "didApp(false)"], "\(order), \(moment.rawValue)")
        #expect(log.of("C").filter { $0.hasPrefix("isApp") }.count == 1, "\(order), \(moment.rawValue)")
        #expect(log.of("C").filter { $0.hasPrefix("didMove") } == ["didMove(P)"])
        log.clear()
        stage.window.rootViewController = nil
        stage.settle()
        #expect(appearances("C") == ["willDis(false)", "didDis(false)"], "\(order), \(moment.rawValue)")
      }
    }
    #expect(warned.isEmpty)
    #expect(refused.isEmpty)
  }

  @Test(
    "S20, S24: an orphan put in at any moment gets one pair when it comes and one when it goes",
    arguments: Moment.allCases, [true, false])
  func orphans(moment: Moment, parentForwards: Bool) {
    quietly {
      let p = LoggingController("P", log)
      p.forwards = parentForwards
      let c = LoggingController("C", log)
      let inner = LoggingController("I", log)
      addChild(inner, to: c)
      log.clear()
      let stage = show(p, at: moment) { $0.view.addSubview(c.view) }
      for name in ["C", "I"] {
        #expect(appearances(name).filter { !$0.hasPrefix("isApp") } == ["willApp(false)", "didApp(false)"])
      }
      #expect(p.children.isEmpty)
      #expect(c.parent == nil)
      log.clear()
      stage.window.rootViewController = nil
      stage.settle()
      for name in ["C", "I"] { #expect(appearances(name) == ["willDis(false)", "didDis(false)"], "\(name)") }
      withExtendedLifetime(c) {}
    }
  }

  @Test("S20, S32: an orphan in a child, and a child in an orphan, hear once what the window brings")
  func orphansInBetween() {
    quietly {
      let (stage, p, c) = pair()
      let orphan = LoggingController("O", log)
      let leaf = LoggingController("L", log)
      addChild(c, to: p)
      c.view.addSubview(orphan.view)
      addChild(leaf, to: orphan)
      stage.settle()
      for name in ["C", "O", "L"] {
        #expect(appearances(name) == ["willApp(false)", "didApp(false)"], "\(name)")
      }
      log.clear()
      removeChild(c)
      stage.settle()
      for name in ["C", "O", "L"] {
        #expect(appearances(name) == ["willDis(false)", "didDis(false)"], "\(name)")
      }
      withExtendedLifetime(orphan) {}
    }
  }

  @Test("S137, S13: when an orphan goes, the chain closes over it without a word, also in mid-touch")
  func chainHeals() {
    final class Counting: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
      deinit {}
    }
    final class Swallowing: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      deinit {}
    }
    quietly {
      let (stage, p, _) = pair()
      let box = Counting(frame: p.view.bounds)
      p.view.addSubview(box)
      weak var view: UIView?
      weak var orphan: UIViewController?
      do {
        let c = Swallowing()
        box.addSubview(c.view)
        (view, orphan) = (c.view, c)
      }
      #expect(view?.next === orphan)
      stage.tap(at: CGPoint(x: 5, y: 5))
      #expect(box.count == 0)
      stage.settle()
      #expect(orphan == nil)
      #expect(view?.next === box)
      stage.tap(at: CGPoint(x: 5, y: 5))
      #expect(box.count == 1)
    }
  }

  // MARK: Windows

  @Test("S29, S31: a parent that changes windows takes its children along, each out and in once")
  func familyToAnotherWindow() {
    let (stage, p, c) = pair()
    let d = LoggingController("D", log)
    stage.window.rootViewController = nil
    addChild(c, to: p)
    addChild(d, to: c)
    stage.window.addSubview(p.view)
    stage.settle()
    log.clear()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    other.isHidden = false
    other.addSubview(p.view)
    stage.settle()
    let whole = ["willDis(false)", "didDis(false)", "willApp(false)", "didApp(false)"]
    for name in ["P", "C", "D"] { #expect(log.of(name) == whole, "\(name)") }
    #expect(d.view.window === other)
  }

  @Test("S29: a move to a window on another stage goes on by that stage's clock")
  func toAnotherStage() {
    let (first, p, c) = pair()
    first.window.rootViewController = nil
    addChild(c, to: p)
    first.window.addSubview(p.view)
    first.settle()
    let second = HeadlessStage(size: CGSize(width: 60, height: 80))
    second.window.makeKeyAndVisible()
    second.settle()
    log.clear()
    second.window.addSubview(p.view)
    first.advanceFrame()
    #expect(log.of("C") == ["willDis(false)", "didDis(false)", "willApp(false)"])
    second.advanceFrame()
    #expect(log.of("C").last == "didApp(false)")
    #expect(log.of("P").last == "didApp(false)")
  }

  @Test("B37: a drawer as the root shows its content once, and the menu not before it is pulled out")
  func drawer() {
    final class Drawer: LoggingController {
      let content: LoggingController
      let menu: LoggingController
      init(_ content: LoggingController, _ menu: LoggingController, _ log: Log) {
        (self.content, self.menu) = (content, menu)
        super.init("Drawer", log)
        for child in [content, menu] {
          addChild(child)
          child.didMove(toParent: self)
        }
      }
      required init?(coder: NSCoder) { return nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content.view)
      }
    }
    let drawer = Drawer(LoggingController("C", log), LoggingController("M", log), log)
    let stage = shown(drawer)
    #expect(appearances("C") == ["willApp(false)", "didApp(false)"])
    #expect(appearances("M").isEmpty)
    #expect(!drawer.menu.isViewLoaded)
    drawer.view.addSubview(drawer.menu.view)
    stage.settle()
    #expect(appearances("M") == ["willApp(false)", "didApp(false)"])
    #expect(appearances("C") == ["willApp(false)", "didApp(false)"])
  }

  @Test("B26: addSubview and then addChild from a posted block, during a push, disturbs nobody")
  func postedDuringPush() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let stage = shown(nav)
    let a = LoggingController("A", log)
    let c = LoggingController("C", log)
    a.onCallback = { [weak a] in
      guard $0.hasPrefix("willApp"), let a else { return }
      stage.stage.inbox.post {
        a.view.addSubview(c.view)
        a.addChild(c)
        c.didMove(toParent: a)
      }
    }
    let kinds = warnings {
      nav.pushViewController(a, animated: true)
      stage.settle()
    }
    #expect(kinds.isEmpty)
    #expect(appearances("A") == ["willApp(true)", "didApp(true)"])
    #expect(appearances("C").map { $0.prefix(6) } == ["willAp", "didApp"])
  }
}
