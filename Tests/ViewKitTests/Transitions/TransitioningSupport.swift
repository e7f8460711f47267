import Foundation
import ViewKit

/// An animator of an app: the incoming view comes from the left over the outgoing one, or goes back there.
final class SideAnimator: UIViewControllerAnimatedTransitioning {
  let isComing: Bool
  var ended: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(isComing: Bool) { self.isComing = isComing }

  deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let mover = isComing ? to : from
    if let to { isComing ? container.addSubview(to) : container.insertSubview(to, at: 0) }
    let inPlace = mover?.frame ?? .zero
    let away = inPlace.offsetBy(dx: -container.bounds.width, dy: 0)
    if isComing { mover?.frame = away }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { mover?.frame = self.isComing ? inPlace : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A transitioning delegate that hands out side animators and remembers them.
final class SideTransition: NSObject, UIViewControllerTransitioningDelegate {
  var driver: UIPercentDrivenInteractiveTransition?
  var makesPresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var animators: [SideAnimator] = []
  private(set) var asked: [String] = []

  override init() { super.init() }

  deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("present")
    return make(isComing: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    asked.append("dismiss")
    return make(isComing: false)
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { makesPresentationController?(presented, presenting) }

  private func make(isComing: Bool) -> SideAnimator {
    let animator = SideAnimator(isComing: isComing)
    animators.append(animator)
    return animator
  }
}
