import Geometry

/// Where one comes out who digs along the plumb line, not through the centre.
///
/// "Down" is along the ellipsoid's normal, which meets the centre only on the equator and at the poles.
/// The tunnel stays in the plane of its meridian and leaves the Earth on the antipode's meridian.
public struct PlumbLine: Hashable, Sendable {
  /// The far end, canonical.
  public let exit: Coordinate
  /// How far over the surface the exit is from the antipode; at most 42.8 km.
  public let missKilometres: Double
  /// The length of the tunnel.
  public let lengthKilometres: Double

  public init(from start: Coordinate, on earth: Ellipsoid = .wgs84) {
    let (a, b) = (earth.equatorialRadius, earth.polarRadius)
    let (sinPhi, cosPhi) = (sine(start.latitude * .pi / 180), cosine(start.latitude * .pi / 180))
    let normal = earth.primeVerticalRadius(sineOfLatitude: sinPhi)
    // The point P − t n on x²/a² + y²/b² = 1, where P's own quadratic form with the normal n is N/a².
    let t = 2 * normal / (a * a) / (cosPhi * cosPhi / (a * a) + sinPhi * sinPhi / (b * b))
    let entry = earth.meridianPoint(latitude: start.latitude)
    let far = Point(entry.x - t * cosPhi, entry.y - t * sinPhi)
    let antipode = start.antipode
    let latitude = arcTangent(far.y, (1 - earth.eccentricitySquared) * abs(far.x)) * 180 / .pi
    exit = Coordinate(latitude: latitude + 0, longitude: antipode.longitude)
    missKilometres = earth.geodesic(from: antipode, to: exit).kilometres
    lengthKilometres = t
  }
}
