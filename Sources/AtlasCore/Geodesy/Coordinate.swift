/// A place on the Earth, in degrees on WGS 84.
@frozen
public struct Coordinate: Hashable, Sendable {
  /// −90…90, north positive.
  public var latitude: Double
  /// East positive. Canonical in (−180, 180] after `canonical`.
  public var longitude: Double

  @inlinable
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether both numbers are finite and the latitude is possible; any finite longitude is, for it wraps.
  public var isValid: Bool {
    latitude.isFinite && longitude.isFinite && latitude >= -90 && latitude <= 90
  }

  /// Whether every longitude names this place: it lies on a pole, to within half of the twelfth decimal
  /// (56 nanometres), so that a latitude written as 90 is always a pole.
  public var isPole: Bool { abs(latitude) >= 90 - 5e-13 }

  /// The same place with its longitude in (−180, 180] and no negative zeros.
  public var canonical: Coordinate {
    Coordinate(latitude: latitude + 0, longitude: Coordinate.wrapped(longitude: longitude))
  }

  /// The place straight through the Earth's centre, canonical.
  ///
  /// No map of doubles onto doubles can undo itself everywhere: near 0° they lie closer together than near
  /// 180°, where they are 2⁻⁴⁵° apart. What holds instead, for every start:
  /// - the antipode of the antipode is the canonical start to within 2⁻⁴⁶°, which is 1.6 nanometres; written
  ///   with up to twelve decimals it is the start exactly;
  /// - from the first antipode on nothing moves any more: `c.antipode.antipode.antipode == c.antipode`, bit
  ///   for bit, so that two ends that answer each other never drift.
  public var antipode: Coordinate {
    let start = canonical
    let far = start.longitude > 0 ? start.longitude - 180 : start.longitude + 180
    return Coordinate(latitude: 0 - start.latitude, longitude: far).canonical
  }

  /// `longitude` brought into (−180, 180]; −0 becomes 0.
  public static func wrapped(longitude: Double) -> Double {
    guard longitude <= -180 || longitude > 180 else { return longitude + 0 }
    let turned = longitude.truncatingRemainder(dividingBy: 360)
    if turned <= -180 { return turned + 360 }
    return (turned > 180 ? turned - 360 : turned) + 0
  }
}
