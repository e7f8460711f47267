import Geometry

extension Path {
  /// Whether a point is inside, by the even-odd rule; for paths of straight lines.
  func holds(_ p: Point) -> Bool {
    var isInside = false
    forEachSegment(closing: true) { a, b in
      if (a.y > p.y) != (b.y > p.y), p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y) { isInside.toggle() }
    }
    return isInside
  }

  /// How far a point is from the nearest line.
  func distance(to p: Point) -> Double {
    var best = Double.infinity
    forEachSegment(closing: true) { a, b in
      let u = b - a
      let squared = u.x * u.x + u.y * u.y
      let t = squared > 0 ? max(0, min(1, ((p.x - a.x) * u.x + (p.y - a.y) * u.y) / squared)) : 0
      best = min(best, (p - (a + u * t)).length)
    }
    return best
  }

  /// Calls `body` for every straight line; where `closing`, also for those from an end back to its start.
  func forEachSegment(closing: Bool, _ body: (Point, Point) -> Void) {
    var start = Point.zero
    var current = Point.zero
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        start = points[next]
        current = start
        next += 1
      case .line:
        body(current, points[next])
        current = points[next]
        next += 1
      case .cubic: preconditionFailure("A map's paths are straight lines.")
      case .close:
        if closing { body(current, start) }
        current = start
      }
    }
  }
}
