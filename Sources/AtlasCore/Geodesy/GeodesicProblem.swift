import Geometry

/// The inverse problem in its canonical position: φ₁ ≤ 0, φ₁ ≤ φ₂ ≤ −φ₁, 0 ≤ λ₁₂ ≤ 180° (Karney 2013,
/// sections 4 and 5).
///
/// The azimuth α₁ is sought at which the geodesic from 1 meets latitude φ₂ at longitude λ₁₂. λ₁₂(α₁) has
/// one root in (0, π) and grows through it, so that Newton's method inside a bracket cannot fail.
struct GeodesicProblem {
  struct Solution {
    /// In kilometres.
    let length: Double
    let azimuth1: UnitAngle
    let azimuth2: UnitAngle
  }

  private let earth: Ellipsoid
  private let beta1: UnitAngle
  private let beta2: UnitAngle
  /// λ₁₂ in degrees and in radians.
  private let longitude: Double
  private let lambda12: Double
  private let isEquatorial: Bool
  private let isPolar: Bool

  init(_ earth: Ellipsoid, latitude1: Double, latitude2: Double, longitude12: Double) {
    self.earth = earth
    isEquatorial = latitude1 == 0
    isPolar = latitude1 == -90
    // A touch south of the equator, so that σ₁ of a westward start is −π and not π.
    let south = latitude1 == 0 ? UnitAngle(-Double.leastNormalMagnitude, 1) : earth.reducedLatitude(latitude1)
    beta1 = south
    beta2 = latitude2 == latitude1 ? south : earth.reducedLatitude(latitude2)
    longitude = longitude12
    lambda12 = longitude12 * .pi / 180
  }

  func solve() -> Solution {
    if longitude == 0 || longitude == 180 || isPolar { return meridian() }
    if isEquatorial && longitude <= (1 - earth.flattening) * 180 {
      let east = UnitAngle(1, 0)
      return Solution(length: earth.equatorialRadius * lambda12, azimuth1: east, azimuth2: east)
    }
    return general()
  }

  /// Along a meridian, or from a pole, or over one.
  private func meridian() -> Solution {
    let alpha1 = UnitAngle(degrees: longitude)
    let alpha2 = UnitAngle(0, 1)
    let line = GeodesicLine(earth, reducedLatitude: UnitAngle(0, 1), azimuth: UnitAngle(0, 1))
    // In the meridian's plane the way sets out north or south.
    let alpha1Plane = UnitAngle(0, isPolar || longitude == 0 ? 1 : -1)
    return Solution(
      length: length(line, line.sigma(beta1, alpha1Plane).radians, line.sigma(beta2, alpha2).radians),
      azimuth1: alpha1,
      azimuth2: alpha2)
  }

  private func general() -> Solution {
    var (low, high) = (0.0, Double.pi)
    var alpha = firstAzimuth()
    var trial = Trial(self, azimuth: alpha)
    // Newton needs three or four rounds; a bracket halved each time could need fifty.
    for _ in 0..<100 {
      let miss = trial.longitude - lambda12
      if miss > 0 { high = alpha } else { low = alpha }
      if miss == 0 { break }
      var next = alpha - miss / trial.slope
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if abs(next - alpha) <= 4e-16 { break }
      alpha = next
      trial = Trial(self, azimuth: alpha)
    }
    // What is left is the azimuth's last bit, which near the equator is micrometres along the way: a
    // first variation, ds = a sin α₀ dλ, takes them off.
    let rest = earth.equatorialRadius * trial.line.sinAlpha0 * (trial.longitude - lambda12)
    return Solution(
      length: length(trial.line, trial.sigma1, trial.sigma2) - rest, azimuth1: UnitAngle(radians: alpha),
      azimuth2: trial.azimuth2)
  }

  private func length(_ line: GeodesicLine, _ sigma1: Double, _ sigma2: Double) -> Double {
    earth.polarRadius * line.series.a1 * (line.series.distance(sigma2) - line.series.distance(sigma1))
  }

  /// Where a geodesic that leaves point 1 at some azimuth crosses the latitude of point 2 northwards.
  private struct Trial {
    let line: GeodesicLine
    let sigma1: Double, sigma2: Double
    let azimuth2: UnitAngle
    /// λ₁₂(α₁), in radians, and its derivative.
    let longitude: Double
    let slope: Double

    init(_ problem: GeodesicProblem, azimuth: Double) {
      let (beta1, beta2) = (problem.beta1, problem.beta2)
      let alpha1 = UnitAngle(radians: azimuth)
      line = GeodesicLine(problem.earth, reducedLatitude: beta1, azimuth: alpha1)
      // Clairaut: sin α cos β is the same at both ends.
      let across = alpha1.cosine * beta1.cosine
      let rise = (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
      azimuth2 = UnitAngle(line.sinAlpha0, max(0, across * across + rise).squareRoot())
      let (start, end) = (line.sigma(beta1, alpha1), line.sigma(beta2, azimuth2))
      (sigma1, sigma2) = (start.radians, end.radians)
      longitude = line.longitude(end, arc: sigma2) - line.longitude(start, arc: sigma1)
      let run = azimuth2.cosine * beta2.cosine
      slope = (1 - problem.earth.flattening) * line.reducedLength(sigma1, sigma2) / run
    }
  }

  /// The sphere's azimuth, or near antipodes that of the astroid in which the geodesics' envelope appears
  /// there.
  private func firstAzimuth() -> Double {
    let mean = (beta1.cosine + beta2.cosine) / 2
    let shrink = (1 - earth.eccentricitySquared * mean * mean).squareRoot()
    let omega12 = lambda12 / shrink
    let across = beta1.cosine * beta2.sine - beta1.sine * beta2.cosine * cosine(omega12)
    let sinSigma = UnitAngle.hypotenuse(across, beta2.cosine * sine(omega12))
    let cosSigma = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * cosine(omega12)
    let n = earth.thirdFlattening
    let isNearAntipode = cosSigma < 0 && sinSigma < 6 * n * .pi * beta1.cosine * beta1.cosine
    guard isNearAntipode || omega12 >= .pi else { return arcTangent(beta2.cosine * sine(omega12), across) }
    return astroidAzimuth()
  }

  private func astroidAzimuth() -> Double {
    let e2 = earth.eccentricitySquared
    let series = GeodesicSeries(
      kSquared: e2 / (1 - e2) * beta1.sine * beta1.sine, n: earth.thirdFlattening)
    // Offsets from the antipode of point 1, in units of the astroid's half width and half height.
    let width = earth.flattening * .pi * series.a3 * beta1.cosine
    let x = (lambda12 - .pi) / width
    let y = (beta1.sine * beta2.cosine + beta1.cosine * beta2.sine) / (width * beta1.cosine)
    if y > -1e-9, x > -1 { return .pi - arcSine(-x) }
    let mu = GeodesicProblem.astroidRoot(x, y)
    let omega12 = .pi + width * x * mu / (1 + mu)
    let across = beta1.cosine * beta2.sine - beta1.sine * beta2.cosine * cosine(omega12)
    return arcTangent(beta2.cosine * sine(omega12), across)
  }

  /// The positive μ with x²/(1+μ)² + y²/μ² = 1, good enough to start from.
  private static func astroidRoot(_ x: Double, _ y: Double) -> Double {
    var (low, high) = (0.0, UnitAngle.hypotenuse(x, y))
    for _ in 0..<40 {
      let mu = (low + high) / 2
      let (p, q) = (x / (1 + mu), y / mu)
      if p * p + q * q > 1 { low = mu } else { high = mu }
    }
    return high
  }
}
