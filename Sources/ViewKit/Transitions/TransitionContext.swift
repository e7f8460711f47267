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
  /// The time of what runs along, and of what the animator moves where a percent-driven hand may take it.
  let clock: AnimationClock
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
    clock = AnimationClock(on: containerView.window?.stage)
    coordinator = TransitionCoordinator(
      in: containerView, from: from?.controller, to: to?.controller,
      isAnimated: true, isInteractive: interactor?.wantsInteractiveStart == true,
      isInterruptible: interactor != nil, style: style)
    super.init()
    coordinator.transitionDuration = animator.transitionDuration(using: self)
  }

  deinit {}

  // MARK: Running

  var hasEnded: Bool { onEnd == nil }
  private var driver: UIPercentDrivenInteractiveTransition? {
    interactor as? UIPercentDrivenInteractiveTransition
  }

  /// Begins the movement; what the hand does comes by way of the interaction controller.
  func start() {
    isInteractive = interactor?.wantsInteractiveStart == true
    if isInteractive, let interactor {
      interactor.startInteractiveTransition(self)
      // A driver of the app's own moves the views as it likes; what runs along is still ours.
      if driver == nil { runAlong() }
    } else {
      driver?.attach(to: self)
      animate()
      clock.resume()
    }
  }

  /// Sets everything moving that belongs to the transition.
  func animate() {
    AnimationClock.begin(on: driver == nil ? nil : clock) {
      if driver != nil, let interruptible = animator.animatorToInterrupt(using: self) {
        interruptible.startAnimation()
      } else {
        animator.animateTransition(using: self)
      }
    }
    runAlong()
  }

  private func runAlong() {
    guard !hasEnded else { return coordinator.move() }
    AnimationClock.begin(on: clock) {
      UIView.animate(withDuration: coordinator.transitionDuration) { coordinator.move() }
    }
  }

  /// Ends without the animator, whose own call for the end will find nothing to do.
  func abandon() {
    guard !hasEnded else { return }
    onEnd = nil
    isInteractive = false
    runOnIfHeld()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    isInteractive = false
    transitionWasCancelled = !didComplete
    if didComplete { runOnIfHeld() } else { clock.rewind() }
    onEnd(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: In the hand

  /// In time on the clock.
  private var length: StageTime {
    let duration = StageTime(seconds: coordinator.transitionDuration)
    return duration > .zero ? duration : clock.length
  }

  /// The part of the way that lies behind.
  var share: CGFloat {
    length > .zero ? max(0, min(1, CGFloat(clock.time.ticks) / CGFloat(length.ticks))) : 0
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !hasEnded, isInteractive else { return }
    coordinator.percentComplete = percentComplete
    let ticks = CGFloat(length.ticks) * max(0, min(1, percentComplete))
    clock.seek(to: StageTime(ticks: Int(ticks.rounded())))
  }

  func pauseInteractiveTransition() {
    guard !hasEnded, !isInteractive else { return }
    clock.hold()
    coordinator.percentComplete = share
    isInteractive = true
    transitionWasCancelled = false
    coordinator.interactionBegan()
  }

  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard !hasEnded, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    let speed = max(0.01, interactor?.completionSpeed ?? 1)
    let curve = interactor?.completionCurve ?? .easeInOut
    coordinator.interactionEnded(cancelled: cancelled, speed: speed, curve: curve)
    let rest =
      driver?.timingCurve?.curve(over: coordinator.transitionDuration) ?? .bezier(curve.timingCurve)
    if cancelled {
      clock.cancel(speed: Double(speed), along: rest)
    } else {
      clock.finish(speed: Double(speed), along: rest)
    }
  }

  /// What a hand has left standing goes to its end at once.
  private func runOnIfHeld() {
    if clock.isHeld { clock.run(to: .init(time: clock.length), over: .zero) }
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
