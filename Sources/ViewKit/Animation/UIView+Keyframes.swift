public import Foundation

extension UIView {
  /// Options of keyframe animations; bits that both have mean the same as in `AnimationOptions`.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Each keyframe's changes run along the curve of the options, from its start to its end.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Each keyframe's changes show at its end, without a way there.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes from keyframe to keyframe as `calculationModeLinear` does.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes from keyframe to keyframe as `calculationModeLinear` does.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Goes from keyframe to keyframe as `calculationModeLinear` does.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
  }

  /// Runs `animations`, which calls `addKeyframe` for each part of the way. What it changes outside of keyframes
  /// takes the whole duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    guard options.isDiscrete else {
      return animate(
        withDuration: duration, delay: delay, options: plain, animations: animations, completion: completion)
    }
    animate(
      withDuration: duration, delay: delay, options: plain,
      animations: {
        guard var context = AnimationContext.current else { return animations() }
        context.timing.curve = .step
        context.timing.isWhole = false
        AnimationContext.run(context, animations)
      }, completion: completion)
  }

  /// Changes that begin and end at fractions of the duration around them. Only within `animateKeyframes`; elsewhere
  /// they are changes like any other.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) {
    guard var context = AnimationContext.current, context.group != nil else { return animations() }
    let whole = Double(context.timing.duration.ticks)
    context.timing.isWhole = false
    context.timing.keyframe = AnimationTiming.Keyframe(
      start: StageTime(ticks: Int((whole * max(0, min(1, start))).rounded())),
      duration: StageTime(ticks: Int((whole * max(0, min(1 - start, relativeDuration))).rounded())))
    AnimationContext.run(context, animations)
  }
}
