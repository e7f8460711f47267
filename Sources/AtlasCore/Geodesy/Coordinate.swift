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

  /// The same place with its longitude in (−180, 180] and no negative zeros.
  public var canonical: Coordinate {
    Coordinate(latitude: latitude + 0, longitude: Coordinate.wrapped(longitude: longitude))
  }

  /// The place straight through the Earth's centre, canonical. The antipode of the antipode is the
  /// canonical start, bit for bit.
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
