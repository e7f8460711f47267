import Geometry

/// Great circles on the mean sphere, for "so many kilometres, that way": within 0.56 % of the ellipsoid.
/// What is claimed to the metre comes from `Ellipsoid`.
public enum Sphere {
  /// The mean radius (2a + b) / 3 of WGS 84, in kilometres.
  public static let radiusKilometres = 6371.0088

  /// The angle between two places as seen from the centre, in degrees, 0…180; exact to rounding at both
  /// ends of the range (the arc-tangent form of Vincenty's sphere formula).
  public static func angle(from a: Coordinate, to b: Coordinate) -> Double {
    let (p, q) = (Direction(a), Direction(b))
    return arcTangent(p.cross(q).length, p.dot(q)) * 180 / .pi
  }

  /// The great-circle distance in kilometres.
  public static func kilometres(from a: Coordinate, to b: Coordinate) -> Double {
    angle(from: a, to: b) * .pi / 180 * radiusKilometres
  }

  /// The direction in which the great circle from `a` to `b` sets out, degrees clockwise from north, 0..<360.
  /// From a pole every way is south (180) or north (0).
  public static func bearing(from a: Coordinate, to b: Coordinate) -> Double {
    if a.isPole { return a.latitude > 0 ? 180 : 0 }
    let (phi1, phi2) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let lambda = (b.longitude - a.longitude) * .pi / 180
    let east = sine(lambda) * cosine(phi2)
    let north = cosine(phi1) * sine(phi2) - sine(phi1) * cosine(phi2) * cosine(lambda)
    return Sphere.turned(arcTangent(east, north) * 180 / .pi)
  }

  /// Where one arrives after `kilometres` along the great circle that sets out at `bearing`; canonical.
  public static func destination(from start: Coordinate, bearing: Double, kilometres: Double) -> Coordinate {
    let (phi, theta) = (start.latitude * .pi / 180, bearing * .pi / 180)
    let delta = kilometres / radiusKilometres
    let up = sine(phi) * cosine(delta) + cosine(phi) * sine(delta) * cosine(theta)
    let ahead = cosine(phi) * cosine(delta) - sine(phi) * sine(delta) * cosine(theta)
    let aside = sine(delta) * sine(theta)
    let across = (ahead * ahead + aside * aside).squareRoot()
    return Coordinate(
      latitude: arcTangent(up, across) * 180 / .pi,
      longitude: start.longitude + arcTangent(aside, ahead) * 180 / .pi
    ).canonical
  }

  /// An angle brought into 0..<360.
  static func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive == 360 ? 0 : positive + 0
  }
}

/// A unit vector from the centre of the sphere.
private struct Direction {
  var x: Double, y: Double, z: Double

  init(_ c: Coordinate) {
    let (phi, lambda) = (c.latitude * .pi / 180, c.longitude * .pi / 180)
    self.init(x: cosine(phi) * cosine(lambda), y: cosine(phi) * sine(lambda), z: sine(phi))
  }

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  func dot(_ o: Direction) -> Double { x * o.x + y * o.y + z * o.z }

  func cross(_ o: Direction) -> Direction {
    Direction(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x)
  }

  var length: Double { dot(self).squareRoot() }
}
