import AtlasCore
import ViewKit

/// Height and width of a region, in degrees of latitude and longitude.
public nonisolated struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// An area by its middle and its extent.
public nonisolated struct MKCoordinateRegion: Hashable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// So many metres from south to north and from west to east, on the mean sphere; the width is that at the
  /// centre's latitude. Near a pole the width is held to the whole turn.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metresPerDegree = MapCamera.metresPerDegree
    let shrink = max(1e-9, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / metresPerDegree),
        longitudeDelta: min(360, longitudinalMeters / (metresPerDegree * shrink))))
  }
}
