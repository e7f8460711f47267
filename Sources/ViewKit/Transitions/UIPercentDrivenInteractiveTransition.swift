public import Foundation

/// Takes a transition's animations in hand: shows them at the part of their way that `update` says, then lets
/// them run on to their end, or back to where they began.
///
/// What is asked of it before the transition has begun holds from its beginning.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  private enum Wish { case finish, cancel }
  private var wish: Wish?

  public override init() { super.init() }

  deinit {}

  /// Of the transition, in seconds; 0 before it begins.
  open var duration: CGFloat { context.map { CGFloat($0.coordinator.transitionDuration) } ?? 0 }
  /// Between 0 and 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the rest of the way, in place of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// The transition that this one may take in hand has begun by itself.
  func attach(to context: TransitionContext) { self.context = context }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    attach(to: context)
    context.animate()
    show()
    switch wish {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// The part of the way that the hand has gone; less than 0 and more than 1 count as these.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(1, percentComplete))
    show()
  }

  /// Takes a transition in hand that is running by itself.
  open func pause() {
    guard let context, let clock = context.clock, clock.length > .zero else { return }
    clock.hold()
    percentComplete = max(0, min(1, CGFloat(clock.time.ticks) / CGFloat(clock.length.ticks)))
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(percentComplete)
  }

  open func finish() { letGo(.finish) }
  open func cancel() { letGo(.cancel) }

  private func show() {
    guard let context, context.isInteractive, let clock = context.clock else { return }
    let ticks = CGFloat(clock.length.ticks) * percentComplete
    clock.seek(to: StageTime(ticks: Int(ticks.rounded())))
    context.updateInteractiveTransition(percentComplete)
  }

  private func letGo(_ wish: Wish) {
    guard let context else {
      self.wish = wish
      return
    }
    guard context.isInteractive, let clock = context.clock else { return }
    let speed = Double(max(0.01, completionSpeed))
    switch wish {
    case .finish:
      context.finishInteractiveTransition()
      clock.finish(speed: speed, along: restCurve)
    case .cancel:
      context.cancelInteractiveTransition()
      clock.cancel(speed: speed, along: restCurve)
    }
  }

  private var restCurve: AnimationTiming.Curve {
    timingCurve?.curve(over: Double(duration)) ?? .bezier(completionCurve.timingCurve)
  }
}
