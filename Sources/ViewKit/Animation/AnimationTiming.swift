import Geometry

/// How far an animation has come at a moment: a start, a length, a curve and repetitions.
nonisolated struct AnimationTiming: Sendable {
  enum Curve: Sendable {
    case bezier(TimingCurve)
    case spring(Spring)

    static let easeInOut = Curve.bezier(.easeInOut)
  }

  var start = StageTime.zero
  /// Of one run.
  var duration = StageTime.zero
  var curve = Curve.easeInOut
  /// Runs (there and back counting as one); infinite for no end.
  var repeatCount = 1.0
  /// Whether each run goes there and back.
  var autoreverses = false
  /// The part of a run in which the change happens, if not all of it.
  var keyframe: Keyframe?

  /// Counted from the start of a run.
  struct Keyframe: Sendable {
    let start: StageTime
    let duration: StageTime
  }

  var end: StageTime {
    guard repeatCount.isFinite else { return .never }
    let ticks = Double(duration.ticks) * (autoreverses ? 2 : 1) * max(0, repeatCount)
    return start + StageTime(ticks: ticks < 9e18 ? Int(ticks.rounded()) : .max)
  }

  /// 0 before the start, 1 from the end on; a spring goes past 1 on its way.
  func progress(at time: StageTime) -> Double {
    if time >= end { return 1 }
    if time <= start || duration.ticks <= 0 { return 0 }
    let run = (time - start).ticks % duration.ticks
    let isWayBack = autoreverses && (time - start).ticks / duration.ticks % 2 == 1
    return progress(inRun: isWayBack ? duration.ticks - run : run)
  }

  private func progress(inRun ticks: Int) -> Double {
    let begin = keyframe?.start.ticks ?? 0
    let length = keyframe?.duration.ticks ?? duration.ticks
    if ticks <= begin { return 0 }
    if ticks >= begin + length { return 1 }
    let fraction = Double(ticks - begin) / Double(length)
    switch curve {
    case .bezier(let curve): return curve.progress(at: fraction)
    case .spring(let spring): return spring.progress(at: fraction * StageTime(ticks: length).seconds)
    }
  }
}

/// A damped oscillator that is let go at 0 and comes to rest at 1: ẍ = ω²(1 − x) − 2ζω·ẋ, solved in closed form.
nonisolated struct Spring: Sendable {
  /// ζ: below 1 the spring swings past its rest.
  let dampingRatio: Double
  /// Of the whole distance, a second.
  let initialVelocity: Double
  /// ω, radians a second, undamped.
  let frequency: Double

  /// What is left of the way when the spring counts as being at rest.
  static let rest = 0.001

  init(dampingRatio: Double, initialVelocity: Double, frequency: Double) {
    self.dampingRatio = max(0, dampingRatio)
    self.initialVelocity = initialVelocity
    self.frequency = frequency
  }

  /// The spring that comes to rest in `duration` seconds: below critical damping its envelope
  /// e^(−ζωt)/√(1 − ζ²) has then fallen to `rest`, from there on (1 + ωt)·e^(−ωt) has.
  init(dampingRatio: Double, initialVelocity: Double, settlingIn duration: Double) {
    let damping = max(0.01, min(1, dampingRatio))
    let factor =
      damping < 1
      ? -logarithm(Spring.rest * (1 - damping * damping).squareRoot()) / damping
        // (1 + 9.2334)·e^(−9.2334) = 0.001
      : 9.2334
    self.init(
      dampingRatio: damping, initialVelocity: initialVelocity, frequency: duration > 0 ? factor / duration : 0
    )
  }

  func progress(at t: Double) -> Double {
    let decay = exponential(-dampingRatio * frequency * t)
    let pull = dampingRatio * frequency - initialVelocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      guard swing > 0 else { return 0 }
      return 1 - decay * (cosine(swing * t) + pull / swing * sine(swing * t))
    }
    if dampingRatio == 1 { return 1 - decay * (1 + pull * t) }
    let swing = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    return 1 - decay * (hyperbolicCosine(swing * t) + pull / swing * hyperbolicSine(swing * t))
  }
}
