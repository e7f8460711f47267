import Geometry

/// Draws a trace's thin solid line into a grid of samples, strip by strip.
///
/// A strip is made a little longer where two meet, by as much as brings its outer corner to where the join wants
/// it; the inner corner then lies within the neighbour. Only at turns beyond a right angle, where it would stick out
/// on the far side, and for round ends does a join need a shape of its own.
struct ThinStroker {
  private let grid: SampleGrid
  private let half: Double
  private let pen: Stroke

  init(_ grid: SampleGrid, _ pen: Stroke) {
    self.grid = grid
    self.pen = pen
    half = pen.width / 2
  }

  func draw(_ trace: Trace) {
    for line in trace.lines {
      let points = UnsafePointer(trace.points.base + line.start)
      if line.count > 1 {
        draw(points, line.count, line.isClosed)
      } else if pen.cap != .butt {
        cap(points[0], Point(1, 0))
        cap(points[0], Point(-1, 0))
      }
    }
  }

  private func draw(_ points: UnsafePointer<Point>, _ count: Int, _ isClosed: Bool) {
    let segments = isClosed ? count : count - 1
    var a = points[0]
    var d = direction(a, points[1])
    var before = isClosed ? corner(a, direction(points[count - 1], a).unit, d.unit) : end(a, d.unit * -1)
    for i in 0..<segments {
      let b = points[i + 1 < count ? i + 1 : 0]
      var after: Double
      var next = d
      if i + 1 < segments || isClosed {
        next = direction(b, points[i + 2 < count ? i + 2 : i + 2 - count])
        after = corner(b, d.unit, next.unit)
      } else {
        after = end(b, d.unit)
      }
      grid.fillStrip(from: a - d.unit * before, d.unit, length: d.length + before + after, half: half)
      a = b
      d = next
      before = after
    }
  }

  @inline(__always)
  private func direction(_ a: Point, _ b: Point) -> (unit: Point, length: Double) {
    let d = b - a
    let length = d.length
    return (d * (1 / length), length)
  }

  // MARK: Joins and ends

  /// By how much the strips on both sides of a corner are lengthened; draws what that does not cover.
  @inline(__always)
  private func corner(_ p: Point, _ d0: Point, _ d1: Point) -> Double {
    let cross = d0.x * d1.y - d0.y * d1.x
    let dot = d0.x * d1.x + d0.y * d1.y
    let sine = abs(cross)
    if dot > 0.9 || (dot >= 0 && pen.join == .miter && 2 <= pen.miterLimit * pen.miterLimit * (1 + dot)) {
      // Half the width times the tangent of half the turn: the miter's tip.
      return half * sine / (1 + dot)
    }
    wedge(p, d0, d1, cross, dot)
    return 0
  }

  /// The shape between the outer corners of two strips.
  private func wedge(_ p: Point, _ d0: Point, _ d1: Point, _ cross: Double, _ dot: Double) {
    let side = cross >= 0 ? half : -half
    let n0 = Point(d0.y, -d0.x) * side
    let n1 = Point(d1.y, -d1.x) * side
    switch pen.join {
    case .round: grid.fillDisc(p, half)
    case .miter where 2 <= pen.miterLimit * pen.miterLimit * (1 + dot):
      grid.fillQuad(p, p + n0, p + (n0 + n1) * (1 / (1 + dot)), p + n1)
    case .miter, .bevel: grid.fillQuad(p, p + n0, p + n1, p)
    }
  }

  /// By how much the last strip is lengthened; draws a round end.
  private func end(_ p: Point, _ direction: Point) -> Double {
    switch pen.cap {
    case .butt: return 0
    case .square: return half
    case .round:
      grid.fillDisc(p, half)
      return 0
    }
  }

  /// An end without a line.
  private func cap(_ p: Point, _ direction: Point) {
    if pen.cap == .round { return grid.fillDisc(p, half) }
    grid.fillStrip(from: p, direction, length: half, half: half)
  }
}
