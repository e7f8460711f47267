import Foundation
import HeadlessHost
import Testing
import ViewKit

/// What drives a transition by hand: one driver for many transitions, a driver of the app's own, and when it counts.
struct DriverTests {
  /// Tells the context how far the hand has come, and ends the transition itself.
  private final class OwnDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    override init() { super.init() }

    deinit {}

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
  }

  private final class OwnTransition: NSObject, UIViewControllerTransitioningDelegate {
    let driver = OwnDriver()

    override init() { super.init() }

    deinit {}

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SideAnimator(isComing: true) }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }
  }

  let log = Log()
  let side = SideTransition()
  let a: LoggingController
  let m: LoggingController
  let stage: HeadlessStage

  init() {
    a = LoggingController("A", log)
    m = LoggingController("M", log)
    m.modalPresentationStyle = .overFullScreen
    m.transitioningDelegate = side
    stage = shown(a)
    log.clear()
  }

  private var place: CGFloat? { m.view.layer.presentation()?.frame.minX }

  @Test("A driver that is used again begins at the beginning")
  func reused() {
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    a.present(m, animated: true)
    driver.update(0.7)
    stage.advanceFrame()
    driver.finish()
    stage.settle()
    a.dismiss(animated: true)
    #expect(driver.percentComplete == 0)
    stage.advanceFrame()
    #expect(place == 0)
    driver.update(0.5)
    stage.advanceFrame()
    #expect(place == -30)
    driver.cancel()
    stage.settle()
    a.dismiss(animated: true)
    stage.advanceFrame()
    #expect(place == 0)
    driver.finish()
    stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test("Letting go of nothing does nothing to the next transition", arguments: [true, false])
  func letGoOfNothing(finishes: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    if finishes { driver.finish() } else { driver.cancel() }
    driver.update(0.9)
    stage.advance(by: 0.1)
    a.present(m, animated: true)
    driver.update(0.25)
    stage.advanceFrame()
    #expect(place == -45)
    #expect(m.transitionCoordinator?.isInteractive == true)
    driver.finish()
    stage.settle()
    #expect(a.presentedViewController === m)
  }

  @Test("What is asked of a driver between a push and the layout in which it begins holds")
  func askedBeforeTheLayout() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
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
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = shown(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(m, animated: true)
    delegate.driver.update(0.5)
    delegate.driver.cancel()
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(m, animated: true)
    delegate.driver.update(0.5)
    stage.advanceFrame()
    #expect(place == -30)
    delegate.driver.finish()
    stage.settle()
    #expect(navigation.topViewController === m)
  }

  @Test("The part of the way is a part of the transition's duration, whatever moves besides")
  func partOfTheDuration() {
    let badge = UIView()
    a.view.addSubview(badge)
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    m.onCallback = { what in
      guard what.hasPrefix("willApp") else { return }
      m.transitionCoordinator?.animate { _ in
        UIView.animate(withDuration: 2, delay: 0, options: [.overrideInheritedDuration]) { badge.alpha = 0 }
      }
    }
    a.present(m, animated: true)
    driver.update(0.5)
    stage.advanceFrame()
    #expect(place == -30)
    driver.cancel()
    stage.settle()
    #expect(badge.alpha == 1)
  }

  @Test("A driver of the app's own: what runs along follows what it tells the context, on and back")
  func ownDriver() {
    let own = OwnTransition()
    let badge = UIView()
    a.view.addSubview(badge)
    m.transitioningDelegate = own
    m.onCallback = { what in
      guard what.hasPrefix("willApp") else { return }
      m.transitionCoordinator?.animate { _ in badge.alpha = 0 }
    }
    a.present(m, animated: true)
    stage.advance(by: 0.2)
    #expect(badge.layer.presentation()?.opacity == 1)
    own.driver.context?.updateInteractiveTransition(0.5)
    stage.advance(by: 0.2)
    #expect(badge.layer.presentation()?.opacity == 0.5)
    #expect(m.transitionCoordinator?.percentComplete == 0.5)
    own.driver.context?.cancelInteractiveTransition()
    stage.settle()
    #expect(badge.layer.presentation()?.opacity == 1)
    own.driver.context?.completeTransition(false)
    stage.settle()
    #expect(badge.alpha == 1)
    #expect(a.presentedViewController == nil)

    a.present(m, animated: true)
    own.driver.context?.updateInteractiveTransition(0.5)
    own.driver.context?.finishInteractiveTransition()
    stage.advance(by: 1)
    #expect(badge.layer.presentation()?.opacity == 0)
    #expect(m.isBeingPresented)
    own.driver.context?.completeTransition(true)
    stage.settle()
    #expect(a.presentedViewController === m)
    #expect(badge.alpha == 0)
  }

  @Test("Nobody has a coordinator at rest, not even while somebody keeps the last one")
  func coordinatorAtRest() {
    var kept: [any UIViewControllerTransitionCoordinator] = []
    a.present(m, animated: true)
    m.transitionCoordinator.map { kept.append($0) }
    stage.settle()
    #expect(kept.count == 1)
    #expect(m.transitionCoordinator == nil)
    #expect(a.transitionCoordinator == nil)
  }
}
