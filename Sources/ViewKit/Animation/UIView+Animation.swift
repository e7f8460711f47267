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
    let isSilenced = !AnimationContext.isEnabled || (outer != nil && outer?.group == nil)
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
    let animates = !isSilenced && timing.duration > .zero
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
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}

extension AnimationTiming {
  /// A block inside another takes over its length and curve, unless it says that it keeps its own.
  mutating func inherit(from outer: AnimationTiming, unless options: UIView.AnimationOptions) {
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
