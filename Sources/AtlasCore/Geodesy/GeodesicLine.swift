import Geometry

/// A geodesic through a place in a direction, on the auxiliary sphere (Karney 2013, section 2).
struct GeodesicLine {
  /// The azimuth at the northward crossing of the equator.
  let sinAlpha0: Double, cosAlpha0: Double
  let kSquared: Double
  let series: GeodesicSeries
  private let flattening: Double

  init(_ earth: Ellipsoid, reducedLatitude beta: UnitAngle, azimuth alpha: UnitAngle) {
    sinAlpha0 = alpha.sine * beta.cosine
    cosAlpha0 = UnitAngle.hypotenuse(alpha.cosine, alpha.sine * beta.sine)
    let e2 = earth.eccentricitySquared
    kSquared = e2 / (1 - e2) * cosAlpha0 * cosAlpha0
    series = GeodesicSeries(kSquared: kSquared, n: earth.thirdFlattening)
    flattening = earth.flattening
  }

  /// σ of the point of latitude β where the azimuth is α.
  func sigma(_ beta: UnitAngle, _ alpha: UnitAngle) -> UnitAngle {
    UnitAngle(beta.sine, alpha.cosine * beta.cosine)
  }

  /// λ of the point at σ, from the crossing of the equator, in radians, right but for whole turns.
  ///
  /// - Parameter arc: σ in radians, its whole turns included.
  func longitude(_ sigma: UnitAngle, arc: Double) -> Double {
    let omega = arcTangent(sinAlpha0 * sigma.sine, sigma.cosine)
    return omega - flattening * sinAlpha0 * series.longitudeIntegral(arc)
  }

  /// m₁₂ / b: how far apart the ends of two geodesics lie that leave point 1 one radian apart, over the
  /// polar radius.
  func reducedLength(_ sigma1: Double, _ sigma2: Double) -> Double {
    let (s1, c1, s2, c2) = (sine(sigma1), cosine(sigma1), sine(sigma2), cosine(sigma2))
    let integral = series.reducedLengthIntegral(sigma2) - series.reducedLengthIntegral(sigma1)
    return (1 + kSquared * s2 * s2).squareRoot() * c1 * s2 - (1 + kSquared * s1 * s1).squareRoot() * s1 * c2
      - c1 * c2 * integral
  }
}
