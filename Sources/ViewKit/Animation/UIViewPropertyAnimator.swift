public import Foundation

/// Animations that can be paused, scrubbed, turned round, run on along another curve, and stopped where they are.
///
/// Blocks run when the animator starts, or is first paused or scrubbed; from then on the model has the final
/// values. While it runs the animator keeps itself alive; one that is paused or stopped must be kept until it has
/// ended.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public typealias Completion = (UIViewAnimatingPosition) -> Void

  /// What an animator without a duration takes, in seconds.
  private static let usualDuration: TimeInterval = 0.2

  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds; a spring with a mass takes its own time. 0 counts as 0.2 when it runs.
  public let duration: TimeInterval
  /// That of `startAnimation(afterDelay:)`, in seconds.
  public internal(set) var delay: TimeInterval = 0
  public internal(set) var state = UIViewAnimatingState.inactive

  /// Whether it can be paused, scrubbed, turned round and stopped; to be settled before it starts.
  open var isInterruptible = true {
    didSet {
      guard isInterruptible != oldValue, state != .inactive else { return }
      UIDiagnostics.fail(.invalidArgument, "isInterruptible can only be set while the animator is inactive.")
      isInterruptible = oldValue
    }
  }
  /// Whether views take touches while they are animated; to be settled before the animator starts.
  open var isUserInteractionEnabled = true
  /// For programs that test for hits themselves. It changes nothing: hits go by the final values here.
  open var isManualHitTestingEnabled = false
  /// Whether scrubbing moves in proportion to `fractionComplete` instead of along the curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, ready to be turned round; it then ends only when it is stopped.
  open var pausesOnCompletion = false { didSet { clock?.holdsAtEnds = pausesOnCompletion } }

  var clock: AnimationClock?
  private var group: AnimationGroup?
  private var waiting: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [Completion] = []
  var runsBack = false
  var stopped: StoppedAnimation?

  // MARK: Making

  /// Takes 0.2 s along the curve of `UIView.animate`.
  public override init() {
    duration = Self.usualDuration
    timingParameters = UICubicTimingParameters(animationCurve: .easeInOut)
    super.init()
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.ownDuration ?? duration
    timingParameters = parameters.copy(with: nil) as? any UITimingCurveProvider
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has started. Of `options` only the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: Completion? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard state != .inactive else { return }
    UIDiagnostics.warn(
      .animatorReleased,
      "A property animator was released while it was \(state == .stopped ? "stopped" : "paused"): finish it first."
    )
    clock?.dropAnimations()
  }

  // MARK: What it runs

  /// Adds changes that begin when `delayFactor` of the time is over: of all the time before the start, of what is
  /// left of it later on, when they run at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: waiting.append((animation, delayFactor))
    case .active:
      run(animation, from: max(.zero, min(length, clock?.time ?? .zero)), delayFactor: delayFactor)
    case .stopped: refuse("addAnimations", "it has been stopped")
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Runs once, when the animator ends; not after `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping Completion) { completions.append(completion) }

  var length: StageTime { StageTime(seconds: duration > 0 ? duration : Self.usualDuration) }
  private var curve: AnimationTiming.Curve { timingParameters?.curve(over: length.seconds) ?? .easeInOut }

  /// Runs the blocks; the animator is then paused where it begins.
  func activate() {
    state = .active
    let clock = AnimationClock(pace: .init(curve: curve, length: length))
    clock.holdsAtEnds = pausesOnCompletion
    self.clock = clock
    group = AnimationGroup(
      at: .zero, start: .zero, on: clock, allowsUserInteraction: isUserInteractionEnabled, completion: nil)
    if runsBack {
      clock.seek(to: length)
      clock.turnRound()
    }
    let blocks = waiting
    waiting = []
    for (block, delayFactor) in blocks { run(block, from: .zero, delayFactor: delayFactor) }
  }

  private func run(_ block: () -> Void, from begin: StageTime, delayFactor: CGFloat) {
    let rest = length - begin
    var timing = AnimationTiming()
    timing.start = begin + StageTime(ticks: Int(Double(rest.ticks) * max(0, min(1, delayFactor))))
    timing.duration = length - timing.start
    timing.curve = timingParameters?.curve(over: timing.duration.seconds) ?? .easeInOut
    timing.isWhole = timing.start == .zero
    AnimationClock.begin(on: clock) {
      let group = AnimationContext.isSilenced ? nil : group
      AnimationContext.run(AnimationContext(group: group, timing: timing, now: timing.start), block)
    }
  }

  /// Gives the model back what it had, in views, too, that have left the window meanwhile.
  func undo() { ModelChange.undo(group?.changes ?? []) }

  /// Forgets what it ran, and tells that it ended at `position`; nil for telling nobody.
  func end(at position: UIViewAnimatingPosition?) {
    state = .inactive
    (clock, group, stopped) = (nil, nil, nil)
    let completions = completions
    self.completions = []
    if let position {
      for completion in completions { completion(position) }
    }
  }

  func refuse(_ call: String, _ reason: String) {
    UIDiagnostics.fail(.invalidArgument, "\(call) cannot be called on this property animator: \(reason).")
  }
}
