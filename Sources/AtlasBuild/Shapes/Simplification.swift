import AtlasCore
import Geometry

/// Gives every vertex the level of detail from which it is drawn.
///
/// Douglas and Peucker's algorithm on the Mercator plane: a vertex is worth its distance from the line that
/// would be drawn without it. That worth is raised to the worth of the vertices that depend on it, so that
/// levels nest, and at each level the line is nowhere farther than the level's tolerance from the true one.
enum Simplification {
  /// A closed shape or group of shapes is drawn from the level at which it is this many tolerances wide.
  static let leastExtent = 1.5

  /// Sets `levels` of the arc; its `level` must be known.
  static func assignLevels(_ arc: inout Arc) {
    let points = arc.points.map { Mercator.project($0.coordinate) }
    let last = points.count - 1
    var worth = Array(repeating: 0.0, count: points.count)
    worth[0] = .infinity
    worth[last] = .infinity
    if arc.isClosed {
      let far = farthest(points)
      let sides = [split(points, 0, far, &worth), split(points, far, last, &worth)]
      worth[far] = .infinity
      // Two points draw nothing: the farthest from the line between them makes a triangle.
      let third = sides.max { $0.worth < $1.worth }
      if let third, third.index >= 0 { worth[third.index] = .infinity }
    } else {
      _ = split(points, 0, last, &worth)
    }
    arc.levels = worth.map { max(arc.level, level(forWorth: $0)) }
  }

  /// The coarsest level whose tolerance is less than the worth.
  private static func level(forWorth worth: Double) -> Int {
    for level in 0..<DetailLevel.finest where worth > DetailLevel.tolerance(level) { return level }
    return DetailLevel.finest
  }

  /// The coarsest level at which a shape of this extent, in world widths, can be seen.
  static func level(forExtent extent: Double) -> Int { level(forWorth: extent / leastExtent) }

  private static func farthest(_ points: [Point]) -> Int {
    var best = (index: points.count / 2, distance: -1.0)
    for i in 1..<points.count - 1 {
      let distance = (points[i] - points[0]).length
      if distance > best.distance { best = (i, distance) }
    }
    return best.index
  }

  /// Sets the worth of the vertices between two that are kept; returns the one between that matters most.
  private static func split(_ points: [Point], _ low: Int, _ high: Int, _ worth: inout [Double]) -> (
    index: Int, worth: Double
  ) {
    guard high - low > 1 else { return (-1, 0) }
    var best = (index: low + 1, worth: -1.0)
    for i in low + 1..<high {
      let distance = distance(points[i], points[low], points[high])
      if distance > best.worth { best = (i, distance) }
    }
    let left = split(points, low, best.index, &worth)
    let right = split(points, best.index, high, &worth)
    best.worth = max(best.worth, left.worth, right.worth)
    worth[best.index] = best.worth
    return best
  }

  private static func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let u = b - a
    let squared = u.x * u.x + u.y * u.y
    guard squared > 0 else { return (p - a).length }
    let t = max(0, min(1, ((p.x - a.x) * u.x + (p.y - a.y) * u.y) / squared))
    return (p - (a + u * t)).length
  }
}
