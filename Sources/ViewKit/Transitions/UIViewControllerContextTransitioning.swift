public import Foundation

/// What an animator and whoever drives it know of the transition that is running.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where the views move. The outgoing view is in it already, the incoming one is the animator's to put in.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether the transition is in somebody's hand now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the device between the two; there is none on a desktop.
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Ends the transition: with false everything is as it was before it. Further calls do nothing.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that moves; nil for one that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of `vc` is before the transition; zero if it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of `vc` belongs after the transition; zero if it will not be there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
