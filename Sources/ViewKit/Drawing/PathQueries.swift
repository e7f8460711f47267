import Geometry

// Questions about a path that drawing does not ask.

nonisolated extension Path {
  /// A rectangle whose corners are quarter ellipses.
  init(roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    guard cornerWidth > 0, cornerHeight > 0, cornerWidth != cornerHeight else {
      self.init(roundedRect: rect, radius: min(cornerWidth, cornerHeight))
      return
    }
    // A circle's corners, stretched in height.
    let stretch = cornerHeight / cornerWidth
    let flat = Rect(rect.x, rect.y / stretch, rect.width, rect.height / stretch)
    self = Path(roundedRect: flat, radius: cornerWidth).transformed(by: .scale(1, stretch))
  }

  private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let u = 1 - t
    let ends = a * (u * u * u) + d * (t * t * t)
    return ends + (b * u + c * t) * (3 * u * t)
  }

  /// The box around the line itself: end points, and where a curve turns back.
  var tightBounds: Rect {
    var touched: [Point] = []
    var next = 0
    var last = Point.zero
    for verb in verbs {
      switch verb {
      case .move, .line:
        last = points[next]
        touched.append(last)
        next += 1
      case .cubic:
        let (b, c, d) = (points[next], points[next + 1], points[next + 2])
        let turns = Path.turningPoints(last.x, b.x, c.x, d.x) + Path.turningPoints(last.y, b.y, c.y, d.y)
        for t in turns { touched.append(Path.cubic(last, b, c, d, at: t)) }
        touched.append(d)
        last = d
        next += 3
      case .close: break
      }
    }
    return Rect(around: touched)
  }

  /// Where one coordinate of a cubic has no slope: the roots of its derivative within (0, 1).
  private static func turningPoints(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Whether `point` lies inside; every subpath counts as closed. Curves are judged by their chords.
  func contains(_ point: Point, _ rule: FillRule) -> Bool {
    var winding = 0
    var crossings = 0
    for subpath in flattened(tolerance: 1.0 / 256) {
      guard var from = subpath.points.last else { continue }
      for to in subpath.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x {
            crossings += 1
            winding += to.y > from.y ? 1 : -1
          }
        }
        from = to
      }
    }
    return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The same subpaths, each run through from its end to its start.
  var reversed: Path {
    var result = Path()
    var segments: [(verb: Verb, points: [Point])] = []
    var start = Point.zero
    func flush(_ isClosed: Bool) {
      guard let end = segments.last?.points.last ?? (isClosed ? start : nil) else { return }
      result.move(to: end)
      for index in segments.indices.reversed() {
        let to = index == 0 ? start : segments[index - 1].points[segments[index - 1].points.count - 1]
        let points = segments[index].points
        if segments[index].verb == .cubic {
          result.cubic(points[1], points[0], to: to)
        } else {
          result.line(to: to)
        }
      }
      if isClosed { result.close() }
      segments = []
    }
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        flush(false)
        start = points[next]
        next += 1
      case .line:
        segments.append((.line, [points[next]]))
        next += 1
      case .cubic:
        segments.append((.cubic, Array(points[next..<(next + 3)])))
        next += 3
      case .close: flush(true)
      }
    }
    flush(false)
    return result
  }
}
