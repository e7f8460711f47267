public import Foundation
import Geometry

/// What a timing curve is made of.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// One of the curves with a name.
  case builtin
  /// A cubic Bézier of one's own.
  case cubic
  case spring
  /// A cubic and a spring: the spring is what moves.
  case composed
}

/// What gives a property animator its curve.
public nonisolated protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
  /// The curves with names, with UIKit's raw values.
  public nonisolated enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// A unit cubic Bézier as an animator's curve.
public nonisolated final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// Ease-in-ease-out for curves that are given by points.
  public let animationCurve: UIView.AnimationCurve
  public let timingCurveType: UITimingCurveType
  let curve: TimingCurve

  /// Core Animation's default curve.
  public override init() {
    (animationCurve, timingCurveType, curve) = (.easeInOut, .builtin, .standard)
    super.init()
  }

  public init(animationCurve: UIView.AnimationCurve) {
    (self.animationCurve, timingCurveType) = (animationCurve, .builtin)
    curve = animationCurve.timingCurve
    super.init()
  }

  /// The horizontal parts are held to 0…1; the vertical ones may lie outside, and the movement then overshoots.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
    curve = TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
    super.init()
  }

  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// The same object: it cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring as an animator's curve.
public nonisolated final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// In whole distances a second, along the horizontal and the vertical; what has no direction goes by `dx`.
  public let initialVelocity: CGVector
  private let spring: Spring
  /// Whether the spring comes to rest in its own time, whatever the animator's duration.
  private let hasOwnDuration: Bool

  /// Does not swing, and comes to rest at the animator's duration.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Comes to rest at the animator's duration; a `ratio` of 1 or more does not swing, and less does.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = Spring(dampingRatio: max(0.01, min(1, ratio)), initialVelocity: 0, frequency: 1)
    initialVelocity = velocity
    hasOwnDuration = false
    super.init()
  }

  /// A mass on a spring: comes to rest when physics has it, and the animator's duration is that.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let frequency = (max(0, stiffness) / max(1e-9, mass)).squareRoot()
    let critical = 2 * (max(0, stiffness) * max(1e-9, mass)).squareRoot()
    spring = Spring(
      dampingRatio: critical > 0 ? max(0.01, damping / critical) : 1, initialVelocity: 0, frequency: frequency
    )
    initialVelocity = velocity
    hasOwnDuration = true
    super.init()
  }

  /// A spring as it is felt: `duration` is one swing's length, and `bounce` runs from 0, which does not swing, to 1,
  /// which hardly stops; below 0 it creeps. It comes to rest in its own time.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    spring = Spring(perceivedDuration: duration, bounce: bounce, initialVelocity: 0)
    initialVelocity = velocity
    hasOwnDuration = true
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The same object: it cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  var ownDuration: TimeInterval? { hasOwnDuration ? spring.settlingTime : nil }

  func curve(over duration: TimeInterval) -> AnimationTiming.Curve {
    func thrown(_ velocity: CGFloat) -> Spring {
      hasOwnDuration
        ? Spring(dampingRatio: spring.dampingRatio, initialVelocity: velocity, frequency: spring.frequency)
        : Spring(dampingRatio: spring.dampingRatio, initialVelocity: velocity, settlingIn: duration)
    }
    return .spring(thrown(initialVelocity.dx), thrown(initialVelocity.dy))
  }
}

nonisolated extension UITimingCurveProvider {
  /// How long it takes where that is not for others to say, in seconds.
  var ownDuration: TimeInterval? { springTimingParameters?.ownDuration }

  func curve(over duration: TimeInterval) -> AnimationTiming.Curve {
    springTimingParameters?.curve(over: duration) ?? .bezier(cubicTimingParameters?.curve ?? .easeInOut)
  }
}

nonisolated extension UIView.AnimationCurve {
  var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
