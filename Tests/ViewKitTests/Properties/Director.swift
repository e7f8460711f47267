import Foundation
import ViewKit

/// Gives the stacks, tabs and presentations of a script transitions of its own, if the script wants that.
final class Director {
  var direction = Direction.stock
  /// The hand that holds the last interactive transition.
  private(set) var hand: UIPercentDrivenInteractiveTransition?
  /// Animators of the script, in the order of their making.
  var animators: [UIViewPropertyAnimator] = []

  private var mover: (any UIViewControllerAnimatedTransitioning)? { direction == .stock ? nil : Mover() }

  private func takeInHand() -> (any UIViewControllerInteractiveTransitioning)? {
    guard direction == .byHand else { return nil }
    letGo(finishing: false)
    let hand = UIPercentDrivenInteractiveTransition()
    self.hand = hand
    return hand
  }

  func move(to percent: Int) { hand?.update(CGFloat(percent) / 100) }

  func letGo(finishing: Bool) {
    let held = hand
    hand = nil
    if finishing { held?.finish() } else { held?.cancel() }
  }

  /// Nothing is held still any more.
  func endAll() {
    direction = .stock
    letGo(finishing: true)
    for animator in animators where animator.state == .active {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    for animator in animators where animator.state == .stopped { animator.finishAnimation(at: .current) }
  }
}

/// Fades the new view in and pushes the old one aside a little.
private final class Mover: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.12
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    if let new, let controller = context.viewController(forKey: .to) {
      new.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(new)
      new.alpha = 0.3
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        new?.alpha = 1
        old?.alpha = 0.6
      },
      completion: { _ in
        new?.alpha = 1
        old?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension Director: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { mover }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { takeInHand() }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { takeInHand() }
}

extension Director: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { takeInHand() }
}

extension Director: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { takeInHand() }
}
