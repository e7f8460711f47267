import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Bars that hide and show along with a push or pop, and what becomes of them when a hand takes it back.
struct BarsInTransitionTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    override init() { super.init() }

    deinit {}

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SideAnimator(isComing: operation == .push) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  let log = Log()
  private let delegate = Delegate()
  let a: LoggingController
  let b: LoggingController
  let navigation: UINavigationController
  let tabs = UITabBarController()
  let stage: HeadlessStage

  init() {
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    (a.title, b.title) = ("A", "B")
    for (controller, color) in [(a, UIColor.systemTeal), (b, .systemOrange)] {
      controller.onCallback = { if $0 == "didLoad" { controller.view.backgroundColor = color } }
    }
    navigation = UINavigationController(rootViewController: a)
    tabs.viewControllers = [navigation]
    stage = shown(tabs, log: log, size: CGSize(width: 200, height: 200))
    navigation.delegate = delegate
  }

  private var barTop: CGFloat? { tabs.tabBar.layer.presentation()?.frame.minY }
  private var rest: CGFloat { 200 - tabs.tabBar.bounds.height }

  @Test("hidesBottomBarWhenPushed: the bar goes along with the push, and comes back along with the pop")
  func tabBar() {
    b.hidesBottomBarWhenPushed = true
    navigation.pushViewController(b, animated: true)
    stage.advanceFrame()
    #expect(barTop == rest)
    #expect(b.view.superview?.bounds.height == CGFloat(156))
    stage.advance(by: 0.25)
    #expect((barTop ?? 0) > rest + 5 && (barTop ?? 0) < 195)
    stage.settle()
    #expect(barTop == 200)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.25)
    #expect((barTop ?? 0) > rest + 5 && (barTop ?? 0) < 195)
    #expect(a.view.bounds.height == CGFloat(156))
    stage.settle()
    #expect(barTop == rest)
    #expect(a.view.bounds.height == rest - 44)
  }

  @Test(
    "S103, B85: a pop by hand that is cancelled leaves the hidden bar where it was", arguments: [true, false])
  func tabBarByHand(cancels: Bool) {
    b.hidesBottomBarWhenPushed = true
    navigation.pushViewController(b, animated: false)
    stage.settle()
    let before = stage.bitmap
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    navigation.popViewController(animated: true)
    stage.advanceFrame()
    driver.update(0.5)
    stage.advance(by: 0.3)
    #expect((barTop ?? 0) > rest + 5 && (barTop ?? 0) < 195)
    if cancels { driver.cancel() } else { driver.finish() }
    stage.settle()
    #expect(barTop == (cancels ? 200 : rest))
    #expect((stage.bitmap == before) == cancels)
    #expect(navigation.contentView?.bounds.height == (cancels ? 200 - 44 : rest - 44))
  }

  @Test("A bar that viewWillAppear hides goes along with the push; cancelled by hand, all is as before")
  func navigationBar() {
    a.onCallback = { [navigation] in
      if $0.hasPrefix("willApp") { navigation.setNavigationBarHidden(false, animated: true) }
    }
    b.onCallback = { [navigation, b] in
      if $0 == "didLoad" { b.view.backgroundColor = .systemOrange }
      if $0.hasPrefix("willApp") { navigation.setNavigationBarHidden(true, animated: true) }
    }
    func top() -> CGFloat { navigation.navigationBar.layer.presentation()?.frame.minY ?? .nan }
    navigation.pushViewController(b, animated: true)
    stage.advanceFrame()
    #expect(top() == 0)
    stage.advance(by: 0.25)
    #expect(top() < -5 && top() > -40)
    stage.settle()
    #expect(top() == -44)
    #expect(navigation.navigationBar.isHidden)
    #expect(b.view.frame.height == rest)
    let before = stage.bitmap
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    navigation.popViewController(animated: true)
    stage.advanceFrame()
    driver.update(0.5)
    stage.advance(by: 0.3)
    #expect(top() < -5 && top() > -40)
    driver.cancel()
    stage.settle()
    #expect(navigation.isNavigationBarHidden)
    #expect(stage.bitmap == before)
    #expect(b.view.frame.height == rest)
    delegate.driver = nil
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(top() == 0)
    #expect(!navigation.navigationBar.isHidden)
    #expect(a.view.frame.height == rest - 44)
  }
}

extension BarsInTransitionTests {
  @Test("S148: while a finger holds the stock pop half-way, another one reaches nothing in the content")
  func touchesByHand() {
    navigation.delegate = nil
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 120, y: 0, width: 80, height: 100)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    b.view.addSubview(button)
    a.view.isUserInteractionEnabled = false
    navigation.pushViewController(b, animated: false)
    stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 90))
    stage.settle()
    #expect(presses == 1)
    stage.touchDown(at: CGPoint(x: 3, y: 100), id: 0)
    for x in stride(from: 8.0, through: 40, by: 4) {
      stage.touchMove(to: CGPoint(x: x, y: 100), id: 0)
      stage.advanceFrame()
    }
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.touchDown(at: CGPoint(x: 160, y: 90), id: 1)
    stage.advanceFrame()
    stage.touchUp(id: 1)
    stage.advanceFrame()
    #expect(presses == 1)
    stage.touchUp(id: 0)
    stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 90))
    stage.settle()
    #expect(presses == (navigation.topViewController === b ? 2 : 1))
  }
}

extension UINavigationController {
  /// Where the views of the stack are.
  fileprivate var contentView: UIView? { topViewController?.viewIfLoaded?.superview }
}
