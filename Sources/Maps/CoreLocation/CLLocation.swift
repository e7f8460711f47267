public import AtlasCore
public import ViewKit

public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double

/// A place in degrees on WGS 84, as Core Location writes it.
public nonisolated struct CLLocationCoordinate2D: Hashable, Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }

  public init(_ c: Coordinate) { self.init(latitude: c.latitude, longitude: c.longitude) }

  /// The same place as the atlas writes it.
  public var atlas: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

public nonisolated let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

public nonisolated func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether the latitude lies in ±90° and the longitude in ±180°.
public nonisolated func CLLocationCoordinate2DIsValid(_ c: CLLocationCoordinate2D) -> Bool {
  c.atlas.isValid && abs(c.longitude) <= 180
}

/// A place at a moment; immutable.
public nonisolated final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  public convenience init(_ c: Coordinate) { self.init(latitude: c.latitude, longitude: c.longitude) }

  /// The length of the shortest way over the ellipsoid, in metres; it does not fail on antipodes.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    Ellipsoid.wgs84.geodesic(from: other.coordinate.atlas, to: coordinate.atlas).kilometres * 1000
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CLLocation)?.coordinate == coordinate }
  public override var hash: Int { coordinate.hashValue }
}
