/// The shortest way over an ellipsoid between two places.
public struct Geodesic: Hashable, Sendable {
  public let start: Coordinate
  public let end: Coordinate
  /// Its length.
  public let kilometres: Double
  /// Its direction at the start, degrees clockwise from north, 0..<360.
  public let startBearing: Double
  /// Its direction at the end, going on.
  public let endBearing: Double
}

extension Ellipsoid {
  /// The shortest way from `a` to `b`, to some 20 nanometres, for every pair, antipodes included (Karney
  /// 2013). Where several ways are shortest, as between antipodes, it is one of those over or nearest to a
  /// pole.
  ///
  /// - Precondition: both coordinates are valid.
  public func geodesic(from a: Coordinate, to b: Coordinate) -> Geodesic {
    precondition(a.isValid && b.isValid, "A geodesic joins two valid coordinates.")
    // By symmetry: eastwards, the place nearer to a pole first, and that one in the south.
    let difference = Coordinate.wrapped(
      longitude: Coordinate.wrapped(longitude: b.longitude) - Coordinate.wrapped(longitude: a.longitude))
    let swaps = abs(a.latitude) < abs(b.latitude)
    let (phi1, phi2) = swaps ? (b.latitude, a.latitude) : (a.latitude, b.latitude)
    let mirrors = phi1 > 0
    let problem = GeodesicProblem(
      self, latitude1: mirrors ? -phi1 : phi1, latitude2: mirrors ? -phi2 : phi2, longitude12: abs(difference)
    )
    let solution = problem.solve()

    let north: Double = (swaps ? -1 : 1) * (mirrors ? -1 : 1)
    let east: Double = difference < 0 ? -1 : 1
    let (first, last) =
      swaps ? (solution.azimuth2, solution.azimuth1) : (solution.azimuth1, solution.azimuth2)
    return Geodesic(
      start: a, end: b, kilometres: solution.length,
      startBearing: first.scaled(sine: east, cosine: north).bearing,
      endBearing: last.scaled(sine: east, cosine: north).bearing)
  }

  /// Where one arrives after `kilometres` straight ahead from `start` (Karney 2013), canonical, and the
  /// bearing there.
  public func destination(
    from start: Coordinate, bearing: Double, kilometres: Double
  ) -> (place: Coordinate, bearing: Double) {
    let beta1 = reducedLatitude(start.latitude)
    let alpha1 = UnitAngle(degrees: bearing)
    let line = GeodesicLine(self, reducedLatitude: beta1, azimuth: alpha1)
    let sigma1 = line.sigma(beta1, alpha1)
    let tau2 = line.series.distance(sigma1.radians) + kilometres / (polarRadius * line.series.a1)
    let arc2 = line.series.arc(tau2)
    let sigma2 = UnitAngle(radians: arc2)
    let longitude = line.longitude(sigma2, arc: arc2) - line.longitude(sigma1, arc: sigma1.radians)
    let (sinAlpha0, cosAlpha0) = (line.sinAlpha0, line.cosAlpha0)
    let beta2 = UnitAngle(cosAlpha0 * sigma2.sine, UnitAngle.hypotenuse(cosAlpha0 * sigma2.cosine, sinAlpha0))
    let place = Coordinate(
      latitude: UnitAngle(beta2.sine, (1 - flattening) * beta2.cosine).degrees,
      longitude: Coordinate.wrapped(longitude: start.longitude) + longitude * 180 / .pi)
    return (place.canonical, UnitAngle(sinAlpha0, cosAlpha0 * sigma2.cosine).bearing)
  }

  /// β with tan β = (1 − f) tan φ: the latitude on the auxiliary sphere. At a pole cos β stays a little
  /// above 0, so that the directions which leave it remain different ways.
  func reducedLatitude(_ degrees: Double) -> UnitAngle {
    let phi = UnitAngle(degrees: degrees)
    return UnitAngle((1 - flattening) * phi.sine, max(phi.cosine, 1e-100))
  }
}
