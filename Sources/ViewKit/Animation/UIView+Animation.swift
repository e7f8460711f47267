public import Foundation
import Geometry

extension UIView {
  /// Runs `animations` at once and lets what they change show along the way.
  ///
  /// Model values are the new ones when this returns. `completion` runs once: at the end of the longest animation,
  /// with false where one was removed before; after the next commit where nothing was there to animate.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = AnimationTiming.Curve.bezier(options.timingCurve)
    run(duration, delay, options, curve, animations, completion)
  }

  /// The same along a spring that comes to rest at `duration`. `dampingRatio` 1 does not swing; the velocity is
  /// in whole distances a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, initialVelocity: velocity, settlingIn: duration)
    run(duration, delay, options, .spring(spring), animations, completion)
  }

  /// The same along a spring as it is felt: `duration` is the length of one swing; `bounce` 0 does not swing, and 1
  /// hardly stops. It comes to rest in its own time.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceivedDuration: duration, bounce: bounce, initialVelocity: velocity)
    run(spring.settlingTime, delay, options, .spring(spring), animations, completion)
  }

  /// Inside an animation block: what `animations` changes runs `count` times, there and back if it `autoreverses`.
  /// Elsewhere it is changed like anything else.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var context = AnimationContext.current, context.group != nil else { return animations() }
    context.timing.repeatCount = max(0, count)
    context.timing.autoreverses = autoreverses
    context.timing.isWhole = false
    AnimationContext.run(context, animations)
  }

  /// Runs `actions` so that nothing they change is animated.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let context = AnimationContext(group: nil, timing: AnimationTiming(), now: AnimationContext.now)
    AnimationContext.run(context, actions)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }
  public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// The duration of the animation block that is running; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    guard let context = AnimationContext.current, context.group != nil else { return 0 }
    return context.timing.duration.seconds
  }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ curve: AnimationTiming.Curve,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationContext.current
    let now = AnimationContext.now
    var timing = AnimationTiming()
    timing.start = now + StageTime(seconds: max(0, delay))
    timing.duration = StageTime(seconds: max(0, duration))
    timing.curve = curve
    timing.autoreverses = options.contains(.autoreverse)
    timing.repeatCount = options.contains(.repeat) ? .infinity : 1
    if let outer, outer.group != nil { timing.inherit(from: outer.timing, unless: options) }
    let group = AnimationGroup(
      at: now, start: timing.start, allowsUserInteraction: options.contains(.allowUserInteraction),
      completion: completion)
    let animates = !AnimationContext.isSilenced && timing.duration > .zero
    let context = AnimationContext(
      group: animates ? group : nil, timing: timing, now: now,
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    AnimationContext.run(context) {
      animations()
      if options.contains(.layoutSubviews) { group.layOutSubviews() }
    }
    if group.isEmpty { Stage.current?.afterCommit(group.complete) ?? group.complete() }
  }
}

extension UIView.AnimationOptions {
  /// Two of the option bits name a curve.
  nonisolated var timingCurve: TimingCurve {
    (UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut).timingCurve
  }
}

extension AnimationTiming {
  /// A block inside another takes over its length and curve, unless it says that it keeps its own.
  mutating func inherit(from outer: AnimationTiming, unless options: UIView.AnimationOptions) {
    let keepsOwn: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    isWhole = outer.isWhole && start == outer.start && options.isDisjoint(with: keepsOwn)
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      autoreverses = outer.autoreverses
      repeatCount = outer.repeatCount
    }
  }
}

extension AnimationGroup {
  /// The `layoutSubviews` option: what moved is laid out inside the block, so that its children move along.
  func layOutSubviews() {
    for view in animatedViews { view.layoutIfNeeded() }
  }
}

extension UIView {
  /// Whether new touches on this view are ignored because it or a view around it is moving: in a
  /// transition, or in an animation without `allowUserInteraction`.
  var isAnimatingWithoutInteraction: Bool { layer.stage?.animator.blocksTouches(on: self) ?? false }
}
