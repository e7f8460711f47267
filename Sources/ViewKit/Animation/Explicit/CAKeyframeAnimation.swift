public import Foundation
import Geometry

/// How a keyframe animation comes from one value to the next.
public nonisolated struct CAAnimationCalculationMode: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value shows until the next takes its place.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed over the whole way; `keyTimes` and `timingFunctions` do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// Whether what follows a path turns with it.
public nonisolated struct CAAnimationRotationMode: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
///
/// `keyTimes` are fractions of the duration, one for each value; where they are missing or too few, the values are spread
/// evenly. In discrete mode there may be one more, the end of the last value.
open nonisolated class CAKeyframeAnimation: CAPropertyAnimation {
  public required init() { super.init() }

  deinit {}

  open var values: [Any]?
  /// For properties that are points; takes the place of `values`. Each element of the path is one step.
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  /// How each step is paced.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "values": values
    case "path": path
    case "keyTimes": keyTimes
    case "timingFunctions": timingFunctions
    case "calculationMode": calculationMode
    case "rotationMode": rotationMode
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "values": values = value as? [Any]
    case "path": path = value as? CGPath
    case "keyTimes": keyTimes = value as? [NSNumber]
    case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
    case "calculationMode": calculationMode = value as? CAAnimationCalculationMode ?? .linear
    case "rotationMode": rotationMode = value as? CAAnimationRotationMode
    default: super.setValue(value, forKey: key)
    }
  }

  override func makeEffect() -> (any AnimationEffect)? {
    guard let target else { return nil }
    let curves = (timingFunctions ?? []).map(\.curve)
    let times = keyTimes?.map(\.doubleValue)
    if let path {
      let track = PathTrack(path.path, times: times, curves: curves, mode: calculationMode)
      return track.map { PathEffect(joining: Joining(self, target), track: $0, rotation: rotationMode) }
    }
    let values = (values ?? []).compactMap { AnimatedValue($0, for: target) }
    guard !values.isEmpty else { return nil }
    let track = ValueTrack(values, times: times, curves: curves, mode: calculationMode)
    return KeyframeEffect(joining: Joining(self, target), track: track)
  }
}

nonisolated struct KeyframeEffect: AnimationEffect {
  let joining: Joining
  let track: ValueTrack

  func apply(to shown: inout LayerState, progress: Double, moment: MediaTiming.Moment) {
    joining.join(
      track.value(at: progress), last: track.value(at: 1), cycle: moment.cycle,
      over: joining.target.value(in: shown), in: &shown)
  }
}

nonisolated struct PathEffect: AnimationEffect {
  let joining: Joining
  let track: PathTrack
  let rotation: CAAnimationRotationMode?

  func apply(to shown: inout LayerState, progress: Double, moment: MediaTiming.Moment) {
    let (point, direction) = track.place(at: progress)
    let last = track.place(at: 1).point
    joining.join(
      .numbers([point.x, point.y]), last: .numbers([last.x, last.y]), cycle: moment.cycle,
      over: joining.target.value(in: shown), in: &shown)
    guard let rotation, direction != .zero else { return }
    let angle = arcTangent(direction.y, direction.x) + (rotation == .rotateAutoReverse ? .pi : 0)
    shown.transform = shown.transform.then(.rotation(angle, 0, 0, 1))
  }
}
