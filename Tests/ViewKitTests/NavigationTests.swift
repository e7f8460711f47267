import Foundation
import HeadlessHost
import Testing
import ViewKit

/// The navigation controller (section 1K of the rules, and rows B73 to B89).
struct NavigationTests {
  let log = Log()
  let nav: UINavigationController
  let a: LoggingController
  let b: LoggingController
  let c: LoggingController
  let stage: HeadlessStage

  init() {
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    c = LoggingController("C", log)
    for (controller, color) in zip([a, b, c], [UIColor.red, .green, .blue]) {
      controller.onCallback = { [controller] in
        if $0 == "didLoad" { controller.view.backgroundColor = color }
      }
    }
    nav = UINavigationController(rootViewController: a)
    stage = shown(nav, size: CGSize(width: 200, height: 300))
    log.clear()
  }

  private func names(_ controllers: [UIViewController]?) -> [String]? {
    controllers?.map { ($0 as? LoggingController)?.name ?? "?" }
  }

  private var stack: [String]? { names(nav.viewControllers) }

  private func pushed(_ controllers: LoggingController...) {
    for controller in controllers { nav.pushViewController(controller, animated: false) }
    stage.settle()
    log.clear()
  }

  // MARK: Push and pop

  @Test("S96, S60: a push is in the stack at once; its callbacks begin with the next layout")
  func animatedPush() {
    nav.pushViewController(b, animated: true)
    #expect(stack == ["A", "B"])
    #expect(nav.topViewController === b)
    #expect(!b.isViewLoaded)
    #expect(log.take() == ["B.willMove(UINavigationController)"])
    stage.advanceFrame()
    #expect(log.take() == ["B.loadView", "B.didLoad", "A.willDis(true)", "B.willApp(true)"])
    stage.advance(by: 0.3)
    #expect(log.entries.isEmpty)
    stage.settle()
    #expect(log.entries == ["A.didDis(true)", "B.didApp(true)", "B.didMove(UINavigationController)"])
    #expect(a.view.window == nil)
    #expect(b.view.window === stage.window)
  }

  @Test("S97: without animation, the same in one frame")
  func unanimatedPush() {
    nav.pushViewController(b, animated: false)
    log.clear()
    stage.advanceFrame()
    #expect(
      log.entries == [
        "B.loadView", "B.didLoad", "A.willDis(false)", "B.willApp(false)", "A.didDis(false)",
        "B.didApp(false)",
        "B.didMove(UINavigationController)",
      ])
  }

  @Test(
    "S98: a pop returns at once; A appears without being loaded again; B lives to the end",
    arguments: [true, false])
  func pop(animated: Bool) {
    pushed(b)
    #expect(nav.popViewController(animated: animated) === b)
    #expect(stack == ["A"])
    #expect(log.take() == ["B.willMove(nil)"])
    stage.settle()
    #expect(
      log.entries == [
        "B.willDis(\(animated))", "A.willApp(\(animated))", "B.didDis(\(animated))", "A.didApp(\(animated))",
        "B.didMove(nil)",
      ])
    #expect(b.parent == nil)
    #expect(nav.popViewController(animated: animated) == nil)
    #expect(log.entries.count == 5)
  }

  @Test("S98, I11: a popped controller that nobody else keeps lives until it has gone")
  func poppedControllerLives() {
    weak var popped: UIViewController?
    do {
      let d = LoggingController("D", log)
      nav.pushViewController(d, animated: false)
      popped = d
    }
    stage.settle()
    log.clear()
    nav.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(popped != nil)
    stage.settle()
    #expect(log.of("D").suffix(2) == ["didDis(true)", "didMove(nil)"])
    #expect(popped == nil)
  }

  @Test("S99: popToRoot and popTo return what they took; what did not show only moves")
  func popSeveral() {
    pushed(b, c)
    #expect(names(nav.popToRootViewController(animated: true)) == ["B", "C"])
    stage.settle()
    #expect(log.of("B") == ["willMove(nil)", "didMove(nil)"])
    #expect(log.of("C") == ["willMove(nil)", "willDis(true)", "didDis(true)", "didMove(nil)"])
    pushed(b, c)
    #expect(names(nav.popToViewController(b, animated: false)) == ["C"])
    #expect(nav.popToViewController(LoggingController("D", log), animated: false) == nil)
    stage.settle()
    #expect(stack == ["A", "B"])
  }

  @Test("S100, B86: setViewControllers moves each one once, and shows only a change of the top")
  func setViewControllers() {
    pushed(b)
    nav.setViewControllers([c], animated: false)
    stage.settle()
    #expect(log.of("A") == ["willMove(nil)", "didMove(nil)"])
    #expect(log.of("B") == ["willMove(nil)", "willDis(false)", "didDis(false)", "didMove(nil)"])
    #expect(log.of("C").last == "didMove(UINavigationController)")
    log.clear()
    nav.viewControllers = [a, c]
    stage.settle()
    #expect(log.entries == ["A.willMove(UINavigationController)", "A.didMove(UINavigationController)"])
    #expect(nav.children.count == 2)
  }

  @Test("S101, B79: the same instance twice, and containers of this kind, are refused")
  func refusedPushes() {
    pushed(b)
    #expect(failures { nav.pushViewController(b, animated: false) }.map(\.kind) == [.invalidArgument])
    #expect(failures { nav.viewControllers = [c, c] }.map(\.kind) == [.invalidArgument])
    let inner = UINavigationController()
    #expect(failures { nav.pushViewController(inner, animated: false) }.map(\.kind) == [.invalidArgument])
    #expect(stack == ["A", "B"])
    #expect(c.parent == nil)
    #expect(log.entries.isEmpty)
  }

  // MARK: One after the other

  @Test("S102, B76: the stack shows every call at once, the transitions follow one another")
  func queue() {
    nav.pushViewController(b, animated: true)
    nav.pushViewController(c, animated: true)
    #expect(stack == ["A", "B", "C"])
    stage.settle()
    #expect(nav.topViewController === c)
    #expect(c.view.window === stage.window)
    for (controller, shows) in [("A", false), ("B", false), ("C", true)] {
      let callbacks = log.of(controller).filter { $0.contains("App") || $0.contains("Dis") }
      #expect(AppearanceGrammar.accepts(callbacks, startsShown: controller == "A"))
      #expect(callbacks.last?.hasPrefix(shows ? "didApp" : "didDis") == true)
    }
  }

  @Test("B73: a push in the pushed controller's viewDidLoad waits for its turn")
  func pushWhileLoading() {
    b.onCallback = { [nav, b, c] in
      if $0 == "didLoad" {
        _ = b
        nav.pushViewController(c, animated: true)
      }
    }
    nav.pushViewController(b, animated: true)
    stage.settle()
    #expect(stack == ["A", "B", "C"])
    #expect(c.view.window === stage.window)
    #expect(log.of("B").suffix(2).first == "willDis(true)")
  }

  @Test("B74: push, popToRoot and push in one turn end as if done one by one")
  func threeInOneTurn() {
    nav.pushViewController(b, animated: true)
    nav.popToRootViewController(animated: false)
    nav.pushViewController(c, animated: true)
    #expect(stack == ["A", "C"])
    stage.settle()
    #expect(names(nav.children) == ["A", "C"])
    #expect(c.view.window === stage.window)
    #expect(b.parent == nil)
    #expect(log.of("B").last == "didMove(nil)")
  }

  @Test("B77: a pop during a push needs no second call")
  func popDuringPush() {
    nav.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    nav.popViewController(animated: true)
    stage.settle()
    #expect(stack == ["A"])
    #expect(
      log.of("B").filter { $0.contains("App") || $0.contains("Dis") } == [
        "willApp(true)", "didApp(true)", "willDis(true)", "didDis(true)",
      ])
    #expect(a.view.window === stage.window)
  }

  @Test("S102: a controller popped and pushed again before it has left stays a child")
  func popAndPushAgain() {
    pushed(b)
    nav.popViewController(animated: true)
    nav.pushViewController(b, animated: true)
    stage.settle()
    #expect(stack == ["A", "B"])
    #expect(b.parent === nav)
    #expect(names(nav.children) == ["A", "B"])
    #expect(b.view.window === stage.window)
  }

  @Test("S103 of the window: a transition whose stack leaves the screen ends at once")
  func leavesDuringPush() {
    nav.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(
      log.of("B").filter { $0.contains("App") || $0.contains("Dis") } == [
        "willApp(true)", "willDis(true)", "didDis(true)",
      ])
    #expect(log.of("B").last == "didMove(UINavigationController)")
    stage.window.rootViewController = nav
    stage.settle()
    #expect(b.view.window === stage.window)
    #expect(log.of("B").last == "didApp(false)")
  }

  // MARK: By hand

  @Test("S103, S60, B82, B83, B89: an interactive pop let go early is cancelled, and everything is as it was")
  func cancelledPop() {
    pushed(b)
    let spy = NavigationSpy(log)
    nav.delegate = spy
    stage.touchDown(at: CGPoint(x: 5, y: 150))
    for x in stride(from: 10, through: 60, by: 5) {
      stage.advanceFrame()
      stage.touchMove(to: CGPoint(x: CGFloat(x), y: 150))
    }
    #expect(stack == ["A"])
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.settle()
    #expect(
      log.entries.filter { !$0.hasPrefix("delegate") } == [
        "B.willMove(nil)", "B.willDis(true)", "A.willApp(true)", "A.willDis(true)", "A.didDis(true)",
        "B.willApp(true)", "B.didApp(true)",
      ])
    #expect(!log.entries.contains { $0.hasPrefix("delegate.didShow") })
    #expect(stack == ["A", "B"])
    #expect(nav.topViewController === b)
    #expect(b.parent === nav)
    #expect(!b.isMovingFromParent)
    #expect(b.view.frame.minX == 0)
    #expect(a.view.window == nil)
  }

  @Test("S103: let go past the middle, or flicked, it finishes", arguments: [(150.0, 0.4), (70.0, 0.03)])
  func finishedPop(distance: Double, duration: TimeInterval) {
    pushed(b)
    stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 5 + distance, y: 150), duration: duration)
    stage.settle()
    #expect(stack == ["A"])
    #expect(
      log.entries == [
        "B.willMove(nil)", "B.willDis(true)", "A.willApp(true)", "B.didDis(true)", "A.didApp(true)",
        "B.didMove(nil)",
      ])
    #expect(a.view.frame.minX == 0)
  }

  @Test("S103: a drag that begins further in, or on the root, pops nothing")
  func noPop() {
    stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 180, y: 150))
    pushed(b)
    stage.drag(from: CGPoint(x: 40, y: 150), to: CGPoint(x: 180, y: 150))
    stage.settle()
    #expect(stack == ["A", "B"])
    #expect(log.entries.isEmpty)
  }

  // MARK: Flags, foreign children, size

  @Test("S104, S116: isMovingToParent for the root and what is pushed, not for what is covered or uncovered")
  func movingFlags() {
    var flags: [String] = []
    for controller in [a, b] {
      controller.onCallback = { [controller] what in
        guard what.contains("App(") || what.contains("Dis("), !what.hasPrefix("isApp") else { return }
        if controller.isMovingToParent { flags.append("\(controller.name) to \(what)") }
        if controller.isMovingFromParent { flags.append("\(controller.name) from \(what)") }
      }
    }
    let root = LoggingController("R", log)
    var rootFlag: Bool?
    root.onCallback = { if $0.hasPrefix("willApp") { rootFlag = root.isMovingToParent } }
    nav.pushViewController(b, animated: true)
    stage.settle()
    nav.popViewController(animated: true)
    stage.settle()
    #expect(
      flags == ["B to willApp(true)", "B to didApp(true)", "B from willDis(true)", "B from didDis(true)"])
    _ = shown(UINavigationController(rootViewController: root))
    #expect(rootFlag == true)
  }

  @Test("S105, B14: a foreign child does not disturb the stack")
  func foreignChild() {
    let t = LoggingController("T", log)
    nav.addChild(t)
    stage.settle()
    #expect(stack == ["A"])
    #expect(!log.of("A").contains { $0.contains("Dis") })
    #expect(a.view.window === stage.window)
  }

  @Test("B25: a stack cannot take a controller that still shows in another one")
  func takenFromAnotherStack() {
    let other = UINavigationController()
    let failures = failures { other.setViewControllers([a], animated: false) }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(stack == ["A"])
    #expect(other.viewControllers.isEmpty)
    #expect(a.parent === nav)
  }

  @Test("A controller that leaves by removeFromParent leaves the stack")
  func removedFromOutside() {
    pushed(b)
    b.willMove(toParent: nil)
    b.removeFromParent()
    stage.settle()
    #expect(stack == ["A"])
    #expect(a.view.window === stage.window)
    #expect(b.view.window == nil)
  }

  @Test("S93: only what shows hears of a new size; what was covered fits when it is back")
  func sizes() {
    pushed(b)
    log.kinds = [.size]
    stage.resize(to: CGSize(width: 300, height: 200))
    stage.settle()
    #expect(log.entries.count == 1)
    #expect(log.of("B").first?.hasPrefix("size(300x") == true)
    nav.popViewController(animated: false)
    stage.settle()
    #expect(a.view.bounds.width == 300)
    #expect(a.view.bounds.size == b.view.bounds.size)
  }

  // MARK: Bar and delegate

  @Test("The bar shows the top controller's title and leads back")
  func bar() {
    a.title = "First"
    b.title = "Second"
    pushed(b)
    #expect(nav.navigationBar.topItem === b.navigationItem)
    #expect(nav.navigationBar.backItem === a.navigationItem)
    stage.tap(at: CGPoint(x: 20, y: 22))
    stage.settle()
    #expect(stack == ["A"])
    #expect(nav.navigationBar.topItem === a.navigationItem)
    #expect(nav.navigationBar.backItem == nil)
  }

  @Test("A bar button calls its action")
  func barButton() {
    var count = 0
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Do it", primaryAction: UIAction { _ in count += 1 })
    stage.settle()
    stage.tap(at: CGPoint(x: 180, y: 22))
    #expect(count == 1)
  }

  @Test("A hidden bar leaves its room to the content")
  func hiddenBar() {
    nav.setNavigationBarHidden(true, animated: false)
    stage.settle()
    #expect(a.view.bounds.size == stage.size)
    nav.isNavigationBarHidden = false
    stage.settle()
    #expect(a.view.bounds.height < stage.size.height)
  }

  @Test("The delegate hears of each transition, before and after")
  func delegate() {
    let spy = NavigationSpy(log)
    nav.delegate = spy
    nav.pushViewController(b, animated: true)
    stage.settle()
    #expect(
      log.entries.filter { $0.hasPrefix("delegate") } == ["delegate.willShow(B)", "delegate.didShow(B)"])
    let will = log.entries.firstIndex(of: "delegate.willShow(B)") ?? 0
    let did = log.entries.firstIndex(of: "delegate.didShow(B)") ?? 0
    #expect((log.entries.firstIndex(of: "B.didApp(true)") ?? 0) > will)
    #expect((log.entries.firstIndex(of: "B.didApp(true)") ?? 0) < did)
  }

  @Test("S148: touches do not reach controllers that are on the move")
  func touchesDuringTransition() {
    final class Touched: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 256))
    b.view = view
    nav.pushViewController(b, animated: true)
    stage.advance(by: 0.3)
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(view.count == 0)
    stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(view.count == 1)
  }
}

private final class NavigationSpy: UINavigationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.note("delegate.willShow(\(name(viewController)))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.note("delegate.didShow(\(name(viewController)))") }
}
