import Foundation

/// From one value to another.
///
/// Two of the three values say it all: `byValue` is a distance from `fromValue`, or to `toValue`. Where one is
/// missing, what would show without the animation takes its place, at each moment anew: so with `fromValue` alone
/// the way leads to the layer's own value.
open nonisolated class CABasicAnimation: CAPropertyAnimation {
  public required init() { super.init() }

  deinit {}

  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: super.setValue(value, forKey: key)
    }
  }

  override func makeEffect() -> (any AnimationEffect)? { makeBasicEffect(spring: nil) }

  /// `spring` takes the place of the even way between the values; it goes by `seconds`, the length of a run.
  final func makeBasicEffect(spring: Spring?) -> BasicEffect? {
    guard let target else { return nil }
    func value(_ any: Any?) -> AnimatedValue? { any.flatMap { AnimatedValue($0, for: target) } }
    return BasicEffect(
      joining: Joining(self, target), from: value(fromValue), to: value(toValue), by: value(byValue),
      spring: spring.map { (spring: $0, seconds: duration) })
  }
}

nonisolated struct BasicEffect: AnimationEffect {
  let joining: Joining
  let from: AnimatedValue?
  let to: AnimatedValue?
  let by: AnimatedValue?
  let spring: (spring: Spring, seconds: Double)?

  func apply(to shown: inout LayerState, progress: Double, moment: MediaTiming.Moment) {
    let under = joining.target.value(in: shown)
    let (start, end) = ends(joining.isAdditive ? under.zero : under)
    let progress = spring.map { $0.spring.progress(at: moment.fraction * $0.seconds) } ?? progress
    joining.join(
      start.mixed(with: end, at: progress), last: end, cycle: moment.cycle, over: under, in: &shown)
  }

  private func ends(_ missing: AnimatedValue) -> (AnimatedValue, AnimatedValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.adding(by, times: -1), to)
    case (let from?, nil, nil): (from, missing)
    case (nil, let to?, nil): (missing, to)
    case (nil, nil, let by?): (missing, missing.adding(by))
    case (nil, nil, nil): (missing, missing)
    }
  }
}
