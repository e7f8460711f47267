import AtlasCore
import Geometry

/// Meridians and parallels at a round distance, for the scale they are seen at.
nonisolated enum Graticule {
  /// The distance between lines, in degrees: the finest of the round ones that keeps them 90 points apart.
  static func step(pointsPerUnit: Double) -> Double {
    let steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 30, 45]
    return steps.first { $0 / 360 * pointsPerUnit >= 90 } ?? 45
  }

  /// All lines that show in `window`, in its points.
  static func path(in window: MercatorWindow) -> Path {
    let step = step(pointsPerUnit: window.scale)
    let bounds = window.bounds
    var path = Path()
    let first = ((bounds.x - 0.5) * 360 / step).rounded(.up)
    let last = ((bounds.maxX - 0.5) * 360 / step).rounded(.down)
    let bottom = min(1, bounds.maxY)
    let top = max(0, bounds.y)
    for i in stride(from: first, through: last, by: 1) {
      let x = i * step / 360 + 0.5
      path.move(to: window.position(of: Point(x, top)))
      path.line(to: window.position(of: Point(x, bottom)))
    }
    let south = Mercator.unproject(Point(0, bottom)).latitude
    let north = Mercator.unproject(Point(0, top)).latitude
    for i in stride(from: (south / step).rounded(.up), through: (north / step).rounded(.down), by: 1) {
      let y = Mercator.project(Coordinate(latitude: i * step, longitude: 0)).y
      path.move(to: window.position(of: Point(bounds.x, y)))
      path.line(to: window.position(of: Point(bounds.maxX, y)))
    }
    return path
  }
}
