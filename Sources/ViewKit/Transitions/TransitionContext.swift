import Foundation

/// Conducts one transition between two controllers: hands the views to an animator, the time to whoever drives it,
/// and the end to the container.
///
/// Navigation stacks, tabs and presentations all run one of these, with an animator of theirs or the app's. What the
/// animator and the coordinator's blocks set moving is on one clock, so that a hand can hold it, move it to and fro,
/// and let it go either way; gone back, the model is what it was.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers, and where its view is before and after; the view is nil where it does not move.
  struct Participant {
    let controller: UIViewController
    let view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: Participant?
  let to: Participant?
  let coordinator: TransitionCoordinator
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The time of all that moves, where somebody may take it in hand.
  let clock: AnimationClock?
  private var onEnd: ((Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let isAnimated = true

  /// - Parameter onEnd: called once, with whether the transition was completed.
  init(
    in containerView: UIView, from: Participant?, to: Participant?,
    style: UIModalPresentationStyle = .none, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = interactor
    self.onEnd = onEnd
    presentationStyle = style
    clock = interactor.map { _ in AnimationClock(on: containerView.window?.stage) }
    coordinator = TransitionCoordinator(
      in: containerView, from: from?.controller, to: to?.controller,
      isAnimated: true, isInteractive: interactor?.wantsInteractiveStart == true,
      isInterruptible: interactor != nil, style: style)
    super.init()
    coordinator.transitionDuration = animator.transitionDuration(using: self)
  }

  deinit {}

  // MARK: Running

  /// Begins the movement; what the hand does comes by way of the interaction controller.
  func start() {
    guard let interactor else { return animate() }
    isInteractive = interactor.wantsInteractiveStart
    if isInteractive {
      interactor.startInteractiveTransition(self)
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      animate()
      clock?.resume()
    }
  }

  /// Sets everything moving that belongs to the transition, on its clock.
  func animate() {
    AnimationClock.begin(on: clock) {
      animator.animateTransition(using: self)
      UIView.animate(withDuration: coordinator.transitionDuration) { coordinator.move() }
    }
  }

  /// Ends without the animator, whose own call for the end will find nothing to do.
  func abandon() { onEnd = nil }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    isInteractive = false
    transitionWasCancelled = !didComplete
    onEnd(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: In the hand

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard onEnd != nil else { return }
    coordinator.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() {
    guard onEnd != nil, !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    coordinator.interactionBegan()
  }

  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard onEnd != nil, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.interactionEnded(
      cancelled: cancelled, speed: interactor?.completionSpeed ?? 1,
      curve: interactor?.completionCurve ?? .easeInOut)
  }

  // MARK: Who and where

  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    participant(key.rawValue)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { participant(key.rawValue)?.view }

  private func participant(_ key: String) -> Participant? {
    switch key {
    case UITransitionContextViewControllerKey.from.rawValue: from
    case UITransitionContextViewControllerKey.to.rawValue: to
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { participant(vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { participant(vc)?.finalFrame ?? .zero }

  private func participant(_ controller: UIViewController) -> Participant? {
    [from, to].lazy.compactMap { $0 }.first { $0.controller === controller }
  }
}
