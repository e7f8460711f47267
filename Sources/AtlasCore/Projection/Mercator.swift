public import Geometry

/// Web Mercator on the unit square: x 0…1 from −180° to 180°, y 0…1 from the northern limit to the southern
/// (spherical Mercator, EPSG:3857 scaled by the equator's length).
public enum Mercator {
  /// Where the square ends, in degrees: atan(sinh π).
  public static let latitudeLimit = 85.051_128_779_806_59

  /// Latitudes beyond the limit land on the square's edge; longitudes beyond ±180° land outside 0…1.
  public static func project(_ c: Coordinate) -> Point {
    let latitude = max(-latitudeLimit, min(latitudeLimit, c.latitude)) * Double.pi / 180
    return Point(
      c.longitude / 360 + 0.5, 0.5 - inverseHyperbolicSine(tangent(latitude)) / (2 * Double.pi))
  }

  /// The place at a point of the plane; the longitude is not wrapped.
  public static func unproject(_ p: Point) -> Coordinate {
    let y = hyperbolicSine((0.5 - p.y) * 2 * Double.pi)
    return Coordinate(
      latitude: arcTangent(y, 1) * 180 / Double.pi, longitude: (p.x - 0.5) * 360)
  }
}
