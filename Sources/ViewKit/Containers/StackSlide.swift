import Foundation

/// The stock push and pop: the upper view slides in from the right or out to it, the lower one moves a little
/// along.
final class StackSlide: UIViewControllerAnimatedTransitioning {
  /// Seconds, for the whole way.
  static let duration: TimeInterval = 0.35
  /// How far the lower view moves while the upper one crosses the whole width.
  private static let parallax: CGFloat = 0.3

  private let isPop: Bool

  init(_ operation: UINavigationController.Operation) { isPop = operation == .pop }

  deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    let upper = isPop ? outgoing : incoming
    let lower = isPop ? incoming : outgoing
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    func move(cover share: CGFloat) {
      upper?.center = CGPoint(x: middle.x + container.bounds.width * (1 - share), y: middle.y)
      lower?.center = CGPoint(x: middle.x - container.bounds.width * Self.parallax * share, y: middle.y)
    }
    UIView.performWithoutAnimation {
      if let incoming {
        if isPop { container.insertSubview(incoming, at: 0) } else { container.addSubview(incoming) }
      }
      move(cover: isPop ? 1 : 0)
    }
    // A finger is followed point by point.
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: context.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { move(cover: isPop ? 0 : 1) },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
