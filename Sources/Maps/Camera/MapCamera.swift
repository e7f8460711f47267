public import AtlasCore
public import Geometry

/// Which part of the Mercator plane a map shows: the middle of the view and the scale.
///
/// A value: panning, zooming and flying make new ones. The plane is endless from west to east, so `center.x`
/// may lie outside 0…1; it is brought back by `canonical`.
public nonisolated struct MapCamera: Hashable, Sendable {
  /// On the Mercator unit square (`Mercator.project`).
  public var center: Point
  /// Zoom level: the world is 256·2^zoom points wide.
  public var zoom: Double

  public init(center: Point, zoom: Double) {
    self.center = center
    self.zoom = zoom
  }

  /// The finest level: about 2 km across a view of 800 points at the equator.
  public static let maximumZoom = 16.0
  /// Metres in a degree of a great circle of the mean sphere (6 371.0088 km).
  public static let metresPerDegree = 6_371_008.8 * Double.pi / 180

  /// Points in the whole width (and height) of the square.
  public var pointsPerUnit: Double { 256 * exponential(zoom * 0.693_147_180_559_945_3) }

  public static func zoom(pointsPerUnit: Double) -> Double { logarithm2(pointsPerUnit / 256) }

  /// The coarsest level for a view: the world is at least as wide and as high as the view, so that each place
  /// shows once and no edge of the world can be seen.
  public static func minimumZoom(for size: Size) -> Double {
    zoom(pointsPerUnit: max(64, size.width, size.height))
  }

  /// This camera held to what a view of `size` can show: the zoom's limits, and north–south the world's edge.
  /// `margin` is half the height, in points, of the tallest window that must stay inside the world at its own
  /// scale, given as units of the square; by default this view's own.
  public func clamped(to size: Size, verticalMargin: Double? = nil) -> MapCamera {
    var camera = self
    camera.zoom = max(MapCamera.minimumZoom(for: size), min(MapCamera.maximumZoom, zoom))
    let own = size.height / 2 / camera.pointsPerUnit
    let margin = min(0.5, max(own, verticalMargin ?? own))
    camera.center.y = max(margin, min(1 - margin, center.y))
    camera.center.x -= camera.center.x.rounded(.down)
    return camera
  }

  /// The place in the middle.
  public var coordinate: Coordinate { Mercator.unproject(center).canonical }

  /// Where the plane's point lies in a view of `size`, on the copy of the world nearest the middle.
  public func point(of unit: Point, in size: Size) -> Point {
    var dx = unit.x - center.x
    dx -= dx.rounded()
    return Point(size.width / 2 + dx * pointsPerUnit, size.height / 2 + (unit.y - center.y) * pointsPerUnit)
  }

  /// The plane's point under a point of the view; its x is not wrapped.
  public func unit(at p: Point, in size: Size) -> Point {
    Point(
      center.x + (p.x - size.width / 2) / pointsPerUnit, center.y + (p.y - size.height / 2) / pointsPerUnit)
  }

  /// The camera at `zoom` under which the plane's point now at `p` is still there.
  public func zoomed(to zoom: Double, about p: Point, in size: Size) -> MapCamera {
    let fixed = unit(at: p, in: size)
    var camera = MapCamera(center: center, zoom: zoom)
    let scale = camera.pointsPerUnit
    camera.center = Point(
      fixed.x - (p.x - size.width / 2) / scale, fixed.y - (p.y - size.height / 2) / scale)
    return camera
  }

  /// The camera that shows `kilometres` across the shorter side of a view, on the mean sphere, at `coordinate`.
  public static func showing(kilometres: Double, around coordinate: Coordinate, in size: Size) -> MapCamera {
    let latitude = max(-Mercator.latitudeLimit, min(Mercator.latitudeLimit, coordinate.latitude))
    let worldKilometres = metresPerDegree * 360 / 1000 * cosine(latitude * Double.pi / 180)
    let points = min(size.width, size.height) * worldKilometres / max(1e-3, kilometres)
    return MapCamera(center: Mercator.project(coordinate), zoom: zoom(pointsPerUnit: points))
  }

  /// Metres a point at the middle's latitude, on the mean sphere.
  public var metresPerPoint: Double {
    MapCamera.metresPerDegree * 360 * cosine(coordinate.latitude * Double.pi / 180) / pointsPerUnit
  }
}
