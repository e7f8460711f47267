import Geometry

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

  /// The spring that swings once in `duration` seconds. `bounce` 0 does not swing, 1 never stops, and less than 0
  /// creeps.
  init(perceivedDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounce = max(-0.99, min(0.99, bounce))
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity,
      frequency: duration > 0 ? 2 * .pi / duration : 0)
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
    // Two decays; written with hyperbolic functions this would overflow.
    let slow = exponential((swing - dampingRatio * frequency) * t)
    let fast = exponential(-(swing + dampingRatio * frequency) * t)
    return 1 - ((1 + pull / swing) * slow + (1 - pull / swing) * fast) / 2
  }

  /// The first moment at which `progress`, between 0 and 1, is reached; `limit` where that is not before.
  func time(at progress: Double, within limit: Double) -> Double {
    let steps = 256
    guard
      let step = (1...steps).first(where: {
        self.progress(at: limit * Double($0) / Double(steps)) >= progress
      })
    else { return limit }
    var low = limit * Double(step - 1) / Double(steps)
    var high = limit * Double(step) / Double(steps)
    for _ in 0..<48 {
      let mid = (low + high) / 2
      if self.progress(at: mid) < progress { low = mid } else { high = mid }
    }
    return (low + high) / 2
  }

  /// When what is left of the way stays below `rest` for good.
  var settlingTime: Double {
    guard frequency > 0 else { return 0 }
    if dampingRatio < 1 {
      let damping = max(0.01, dampingRatio)
      return -logarithm(Spring.rest * (1 - damping * damping).squareRoot()) / (damping * frequency)
    }
    // Without a swing the slower of two decays counts; at critical damping both are one.
    let slower = dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
    return 9.2334 / (slower * frequency)
  }
}
