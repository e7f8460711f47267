import Geometry

/// How much of a way is done, from 0 to 1 and perhaps past it: along the horizontal and along the vertical, which
/// differ only where a spring was thrown in a direction of its own.
typealias Progress = SIMD2<Double>

nonisolated extension SIMD2<Double> {
  static var one: SIMD2<Double> { SIMD2(1, 1) }
}

nonisolated extension AnimationTiming {
  /// From the share of a length of time to progress.
  enum Curve: Sendable {
    case bezier(TimingCurve)
    /// Along the horizontal, and along the vertical.
    case spring(Spring, Spring)
    /// All at once, at the end.
    case step

    static let easeInOut = Curve.bezier(.easeInOut)
    static let linear = Curve.bezier(.linear)

    static func spring(_ spring: Spring) -> Curve { .spring(spring, spring) }

    /// At `fraction`, from 0 to 1, of a length of `seconds`.
    func progress(at fraction: Double, of seconds: Double) -> Progress {
      if fraction <= 0 { return .zero }
      if fraction >= 1 { return .one }
      switch self {
      case .bezier(let curve): return Progress(repeating: curve.progress(at: fraction))
      case .spring(let x, let y):
        let t = fraction * seconds
        return Progress(x.progress(at: t), y.progress(at: t))
      case .step: return .zero
      }
    }

    /// The share of `seconds` at which the horizontal progress first is `progress`, from 0 to 1.
    func fraction(at progress: Double, of seconds: Double) -> Double {
      if progress <= 0 { return 0 }
      if progress >= 1 { return 1 }
      switch self {
      case .bezier(let curve): return curve == .linear ? progress : curve.time(at: progress)
      case .spring(let spring, _):
        return seconds > 0 ? spring.time(at: progress, within: seconds) / seconds : 1
      case .step: return 1
      }
    }
  }
}
