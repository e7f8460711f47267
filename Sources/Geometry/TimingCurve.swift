/// A unit cubic Bézier that maps the fraction of time to the fraction of progress
/// (CAMediaTimingFunction's rule: the curve runs from (0, 0) to (1, 1)).
public struct TimingCurve: Hashable, Sendable {
  public let x1, y1, x2, y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (max(0, min(1, x1)), y1, max(0, min(1, x2)), y2)
  }

  public static let linear = TimingCurve(0, 0, 1, 1)
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default curve.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Progress at the time fraction `t`, which is held to 0…1. Within 1e-9 of the curve.
  public func progress(at t: Double) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    if self == .linear { return t }
    return TimingCurve.bezier(parameter(at: t), y1, y2)
  }

  /// The time fraction at which progress first reaches `p` (0…1); for curves that never run back.
  public func time(at p: Double) -> Double {
    if p <= 0 { return 0 }
    if p >= 1 { return 1 }
    return TimingCurve.bezier(TimingCurve.solve(p, y1, y2), x1, x2)
  }

  private func parameter(at t: Double) -> Double { TimingCurve.solve(t, x1, x2) }

  private static func bezier(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - s
    return 3 * u * u * s * p1 + 3 * u * s * s * p2 + s * s * s
  }

  /// Bisection: 48 halvings leave less than 1e-14, and unlike Newton's method it cannot run away.
  private static func solve(_ v: Double, _ p1: Double, _ p2: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let mid = (low + high) / 2
      if bezier(mid, p1, p2) < v { low = mid } else { high = mid }
    }
    return (low + high) / 2
  }
}
