import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Transitions that meet: in one another, over one another, and with controllers that leave meanwhile.
struct TransitionsAtOnceTests {
  private final class Sides: NSObject, UITabBarControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    override init() { super.init() }

    deinit {}

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SideAnimator(isComing: true) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// Never says that it has ended.
  private final class Endless: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    override init() { super.init() }

    deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  let log = Log()
  private let sides = Sides()
  let tabs = UITabBarController()
  let a: LoggingController
  let b: LoggingController
  let c: LoggingController

  init() {
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    c = LoggingController("C", log)
  }

  private func tabsOnScreen() -> HeadlessStage {
    tabs.viewControllers = [a, b, c]
    let stage = shown(tabs, log: log, size: CGSize(width: 120, height: 120))
    tabs.delegate = sides
    return stage
  }

  private func appearances(of controller: LoggingController) -> [String] {
    log.of(controller.name).filter { $0.contains("App(") || $0.contains("Dis(") }
  }

  @Test("S59: a moving tab gives way to another: everybody stays within the grammar, the last one shows")
  func tabAfterTab() {
    let stage = tabsOnScreen()
    for index in [1, 2, 0, 2] {
      tabs.selectedIndex = index
      stage.advance(by: 0.2)
    }
    stage.settle()
    #expect(c.view.window != nil && a.view.window == nil && b.view.window == nil)
    #expect(c.view.frame == c.view.superview?.bounds)
    for (controller, wasShown) in [(a, true), (b, false), (c, false)] {
      #expect(
        AppearanceGrammar.accepts(appearances(of: controller), startsShown: wasShown),
        "\(controller.name) \(appearances(of: controller))")
    }
  }

  @Test(
    "A tab that is taken away while it moves, in or out, by hand or by itself", arguments: [0, 1],
    [true, false])
  func tabTakenAway(index: Int, byHand: Bool) {
    let stage = tabsOnScreen()
    let before = a.view.superview?.subviews.count
    let driver = UIPercentDrivenInteractiveTransition()
    sides.driver = byHand ? driver : nil
    tabs.selectedIndex = 1
    driver.update(0.5)
    stage.advance(by: 0.1)
    tabs.viewControllers = index == 0 ? [b, c] : [a, c]
    driver.cancel()
    stage.settle()
    let (gone, other) = index == 0 ? (a, b) : (b, a)
    #expect(gone.parent == nil && gone.view.window == nil)
    #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
    #expect(tabs.viewControllers?.contains(other) == true)
    #expect(tabs.selectedViewController?.view.superview?.subviews.count == before)
    for (controller, wasShown) in [(a, true), (b, false), (c, false)] {
      #expect(
        AppearanceGrammar.accepts(appearances(of: controller), startsShown: wasShown),
        "\(controller.name) \(appearances(of: controller))")
      let isThere = controller.viewIfLoaded?.window != nil
      #expect(appearances(of: controller).last.map { $0.hasPrefix("didApp") } ?? wasShown == isThere)
    }
  }

  @Test("B80: a full-screen presentation that begins while a push moves: both end, everybody once")
  func presentingDuringAPush() {
    let navigation = UINavigationController(rootViewController: a)
    let stage = shown(navigation, log: log)
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .fullScreen
    navigation.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    var completions = 0
    navigation.present(m, animated: true) { completions += 1 }
    stage.settle()
    #expect(completions == 1)
    #expect(m.view.window != nil && b.view.window == nil)
    #expect(b.parent === navigation)
    m.dismiss(animated: true)
    stage.settle()
    #expect(b.view.window != nil && a.view.window == nil)
    for (controller, wasShown) in [(a, true), (b, false), (m, false)] {
      #expect(
        AppearanceGrammar.accepts(appearances(of: controller), startsShown: wasShown),
        "\(controller.name) \(appearances(of: controller))")
    }
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("B68: an animator that never ends: a new root ends it, the completion runs once, nothing is left")
  func neverEnding() {
    let stage = shown(a, log: log)
    weak var released: UIViewController?
    var completions = 0
    do {
      let endless = Endless()
      let m = LoggingController("M", log)
      m.transitioningDelegate = endless
      m.modalPresentationStyle = .fullScreen
      a.present(m, animated: true) { completions += 1 }
      stage.advance(by: 1)
      #expect(completions == 0)
      stage.window.rootViewController = b
      released = m
    }
    #expect(stage.settle())
    #expect(completions == 1)
    #expect(stage.window.subviews == [b.view])
    #expect(released == nil)
  }

  @Test("What a hand has left standing half-way does not stay so when its transition is ended by others")
  func leftStanding() {
    let side = SideTransition()
    let driver = UIPercentDrivenInteractiveTransition()
    let badge = UIView()
    let window = UIViewController()
    let stage = shown(window)
    addChild(a, to: window)
    stage.settle()
    window.view.addSubview(badge)
    side.driver = driver
    b.modalPresentationStyle = .overFullScreen
    b.transitioningDelegate = side
    b.onCallback = { [b] in
      guard $0.hasPrefix("willApp") else { return }
      b.transitionCoordinator?.animate { _ in badge.alpha = 0.2 }
    }
    a.present(b, animated: true)
    driver.update(0.5)
    stage.advance(by: 0.1)
    #expect(badge.layer.presentation().map { abs($0.opacity - 0.6) < 1e-5 } == true)
    b.view.removeFromSuperview()
    stage.settle()
    #expect(badge.layer.presentation().map { abs($0.opacity - 0.2) < 1e-5 } == true)
    #expect(!b.isBeingPresented)
    driver.update(0.1)
    driver.cancel()
    stage.settle()
    #expect(a.presentedViewController === b)
  }

  @Test("B98: what a child presents in its context by the context's own transition style")
  func contextStyle() {
    let stage = tabsOnScreen()
    a.view.backgroundColor = .systemTeal
    a.definesPresentationContext = true
    a.providesPresentationContextTransitionStyle = true
    a.modalTransitionStyle = .crossDissolve
    let m = LoggingController("M", log)
    m.view.backgroundColor = .systemOrange
    m.modalPresentationStyle = .overCurrentContext
    a.present(m, animated: true)
    stage.advance(by: 0.2)
    #expect(m.presentingViewController === a)
    #expect(m.view.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
    #expect(m.view.convert(m.view.bounds, to: nil) == a.view.convert(a.view.bounds, to: nil))
    stage.settle()
    #expect(!appearances(of: a).contains { $0.contains("Dis") })
    m.dismiss(animated: true)
    stage.advance(by: 0.2)
    #expect(m.view.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
    stage.settle()
    #expect(m.view.superview == nil)
  }

  @Test("I3: a presented view that is taken out while it comes is not put back", arguments: [true, false])
  func presentedViewTakenOut(animated: Bool) {
    let stage = shown(a, log: log)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: animated)
    b.view.removeFromSuperview()
    stage.settle()
    #expect(b.view.window == nil)
    #expect(appearances(of: b).last == "didDis(\(animated))")
    a.dismiss(animated: false)
    stage.settle()
    #expect(a.view.window != nil)
    #expect(appearances(of: a).last.map { $0.hasPrefix("didApp") } == true)
  }

  @Test("A pile dismissed from the middle: what is below the middle stays")
  func fromTheMiddle() {
    let stage = shown(a, log: log)
    let (m, n, o) = (LoggingController("M", log), LoggingController("N", log), LoggingController("O", log))
    var top: UIViewController = a
    for controller in [m, n, o] {
      controller.modalPresentationStyle = .fullScreen
      top.present(controller, animated: false)
      stage.settle()
      top = controller
    }
    log.clear()
    m.dismiss(animated: true)
    stage.settle()
    #expect(m.view.window != nil && m.presentedViewController == nil)
    #expect(a.presentedViewController === m)
    #expect(
      log.take() == ["O.willDis(true)", "M.willApp(true)", "M.didApp(true)", "O.didDis(true)"])
    for controller in [n, o] {
      #expect(controller.presentingViewController == nil)
      #expect(controller.view.superview == nil)
    }
    a.dismiss(animated: false)
    stage.settle()
    #expect(stage.window.subviews == [a.view])
    #expect(a.view.frame == stage.window.bounds)
  }
}
