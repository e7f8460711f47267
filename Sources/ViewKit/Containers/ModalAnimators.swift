import Foundation

/// How long the stock presentations take, in seconds.
private let modalDuration: TimeInterval = 0.4

/// Up from below the container, and down again.
final class ModalCover: UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { modalDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let view = context.presentedView(isComing: isComing)
    UIView.performWithoutAnimation { context.placeIncomingView(on: isComing) }
    let rest = view?.center ?? .zero
    let way = container.bounds.maxY - (view?.frame.minY ?? 0)
    let away = CGPoint(x: rest.x, y: rest.y + way)
    if isComing { UIView.performWithoutAnimation { view?.center = away } }
    context.animate(over: modalDuration) {
      view?.center = self.isComing ? rest : away
    } end: {
      view?.center = rest
    }
  }
}

/// Fades in and out.
final class ModalDissolve: UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { modalDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.presentedView(isComing: isComing)
    UIView.performWithoutAnimation { context.placeIncomingView(on: isComing) }
    let rest = view?.alpha ?? 1
    if isComing { UIView.performWithoutAnimation { view?.alpha = 0 } }
    context.animate(over: modalDuration) {
      view?.alpha = self.isComing ? rest : 0
    } end: {
      view?.alpha = rest
    }
  }
}

/// The container turns about its vertical axis: the presenter on one side, the presented view on the other.
final class ModalFlip: UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { modalDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    ContainerTransition.run(
      in: context.containerView, duration: modalDuration,
      options: isComing ? .transitionFlipFromRight : .transitionFlipFromLeft,
      outgoing: context.view(forKey: .from), incoming: context.view(forKey: .to),
      changes: { context.placeIncomingView(on: self.isComing) },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

extension UIViewControllerContextTransitioning {
  fileprivate func presentedView(isComing: Bool) -> UIView? { view(forKey: isComing ? .to : .from) }

  /// The presented view comes on top; the presenter's returns underneath.
  fileprivate func placeIncomingView(on top: Bool) {
    guard let view = view(forKey: .to) else { return }
    if top { containerView.addSubview(view) } else { containerView.insertSubview(view, at: 0) }
  }

  fileprivate func animate(
    over duration: TimeInterval, _ move: @escaping () -> Void, end: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: isInteractive ? .curveLinear : .curveEaseInOut,
      animations: move,
      completion: { _ in
        if !self.transitionWasCancelled { end() }
        self.completeTransition(!self.transitionWasCancelled)
      })
  }
}
