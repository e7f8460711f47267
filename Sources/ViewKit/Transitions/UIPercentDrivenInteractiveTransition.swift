public import Foundation

/// Takes a transition's animations in hand: shows them at the part of their way that `update` says, then lets
/// them run on to their end, or back to where they began.
///
/// One may drive many transitions, one after the other. What is asked of it before the transition has begun holds
/// until the next commit, since a push begins with the layout; afterwards it is forgotten.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private struct Wish {
    var percentComplete: CGFloat = 0
    /// Nil while nobody has let go.
    var finishes: Bool?
  }

  private weak var context: TransitionContext?
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

  /// The transition that this one may take in hand has begun.
  func attach(to context: TransitionContext) {
    self.context = context
    percentComplete = 0
    wish = nil
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let wish = wish
    attach(to: context)
    context.animate()
    update(wish?.percentComplete ?? 0)
    if let finishes = wish?.finishes { letGo(finishes: finishes) }
  }

  /// The part of the way that the hand has gone; less than 0 and more than 1 count as these.
  open func update(_ percentComplete: CGFloat) {
    let share = max(0, min(1, percentComplete))
    guard let running else { return ask { $0.percentComplete = share } }
    guard running.isInteractive else { return }
    self.percentComplete = share
    running.updateInteractiveTransition(share)
  }

  /// Takes a transition in hand that is running by itself.
  open func pause() {
    guard let running else { return }
    running.pauseInteractiveTransition()
    percentComplete = running.share
  }

  open func finish() { letGo(finishes: true) }
  open func cancel() { letGo(finishes: false) }

  private func letGo(finishes: Bool) {
    guard let running else { return ask { $0.finishes = finishes } }
    if finishes { running.finishInteractiveTransition() } else { running.cancelInteractiveTransition() }
  }

  private var running: TransitionContext? { context.flatMap { $0.hasEnded ? nil : $0 } }

  private func ask(_ change: (inout Wish) -> Void) {
    if wish == nil { Stage.current?.afterCommit { [weak self] in self?.wish = nil } }
    var wish = wish ?? Wish()
    change(&wish)
    self.wish = wish
  }
}
