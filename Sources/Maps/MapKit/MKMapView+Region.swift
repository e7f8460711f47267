import AtlasCore
import Geometry
public import ViewKit

extension MKMapView {
  /// The area in view.
  public var region: MKCoordinateRegion {
    get { pendingRegion ?? region(of: camera) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows the whole of `region`, now or by a flight.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard viewSize.width > 0, viewSize.height > 0 else {
      pendingRegion = region
      return
    }
    setCamera(camera(for: region), animated: animated)
  }

  /// What would be shown if `region` were asked for: the smallest area around it of this view's shape.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    viewSize.width > 0 && viewSize.height > 0 ? self.region(of: clamped(camera(for: region))) : region
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { pendingRegion?.center ?? CLLocationCoordinate2D(camera.coordinate) }
    set { setCenter(newValue, animated: false) }
  }

  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    if var pending = pendingRegion {
      pending.center = coordinate
      pendingRegion = pending
      return
    }
    var target = camera
    target.center = Mercator.project(coordinate.atlas)
    setCamera(target, animated: animated)
  }

  /// Shows `kilometres` across the shorter side around a place.
  public func show(_ coordinate: CLLocationCoordinate2D, kilometres: Double, animated: Bool) {
    setCamera(.showing(kilometres: kilometres, around: coordinate.atlas, in: viewSize), animated: animated)
  }

  // MARK: Places and points

  /// Where a place is in the coordinates of `view` (this view if nil), on the copy of the world in view.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let p = CGPoint(camera.point(of: Mercator.project(coordinate.atlas), in: viewSize))
    return view.map { convert(p, to: $0) } ?? p
  }

  /// The place at a point of `view` (this view if nil), canonical.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let p = view.map { convert(point, from: $0) } ?? point
    return CLLocationCoordinate2D(coordinate(at: p.geometry))
  }

  func coordinate(at p: Point) -> Coordinate {
    let unit = camera.unit(at: p, in: viewSize)
    return Mercator.unproject(Point(unit.x, max(0, min(1, unit.y)))).canonical
  }

  // MARK: Regions and cameras

  func camera(for region: MKCoordinateRegion) -> MapCamera {
    let c = region.center
    let limit = Mercator.latitudeLimit
    func y(_ latitude: Double) -> Double {
      Mercator.project(Coordinate(latitude: max(-limit, min(limit, latitude)), longitude: 0)).y
    }
    let height = y(c.latitude - region.span.latitudeDelta / 2) - y(c.latitude + region.span.latitudeDelta / 2)
    let width = region.span.longitudeDelta / 360
    let fit = min(viewSize.width / max(1e-9, width), viewSize.height / max(1e-9, height))
    return MapCamera(center: Mercator.project(c.atlas), zoom: MapCamera.zoom(pointsPerUnit: fit))
  }

  private func region(of camera: MapCamera) -> MKCoordinateRegion {
    let window = MercatorWindow(camera: camera, size: viewSize)
    let north = Mercator.unproject(Point(0, window.bounds.y)).latitude
    let south = Mercator.unproject(Point(0, window.bounds.maxY)).latitude
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(camera.coordinate),
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: min(360, window.bounds.width * 360)))
  }
}
