import Geometry

/// Polylines in one flat list of points: what strokes are made from.
///
/// Points that repeat the one before (nearer than 1/1024 unit) are left out, so that every segment has a direction.
final class Trace {
  struct Line {
    var start: Int
    var end: Int
    /// Whether the last point is joined to the first, which is not repeated.
    var isClosed: Bool

    var count: Int { end - start }
  }

  let points = Storage<Point>()
  private(set) var lines: [Line] = []
  private var count = 0
  private var start = 0

  static let least = 1.0 / 1024

  func clear() {
    count = 0
    start = 0
    lines.removeAll(keepingCapacity: true)
  }

  /// Adds the subpaths of a path with every curve as chords within `tolerance` of it. Points that are not finite
  /// end a line.
  func append(_ path: Path, _ t: AffineTransform, tolerance: Double) {
    var next = 0
    let verbs = path.verbs
    let controls = path.points
    for verb in verbs {
      switch verb {
      case .move:
        endLine(isClosed: false)
        add(t.apply(controls[next]))
        next += 1
      case .line:
        add(t.apply(controls[next]))
        next += 1
      case .cubic:
        let curve = CubicSegment(
          t.apply(controls[next - 1]), t.apply(controls[next]), t.apply(controls[next + 1]),
          t.apply(controls[next + 2]))
        next += 3
        let pieces = curve.pieces(tolerance: tolerance)
        for i in 1..<pieces { add(curve.point(at: Double(i) / Double(pieces))) }
        add(curve.p3)
      case .close: endLine(isClosed: true)
      }
    }
    endLine(isClosed: false)
  }

  /// Adds a point to the line that is being built.
  @inline(__always)
  func add(_ p: Point) {
    guard abs(p.x) < 1e12, abs(p.y) < 1e12 else { return endLine(isClosed: false) }
    if count > start {
      let last = points.base[count - 1]
      if abs(p.x - last.x) < Trace.least, abs(p.y - last.y) < Trace.least { return }
    }
    points.reserve(count + 1, keeping: count)
    points.base[count] = p
    count += 1
  }

  /// Ends the line that is being built, if there is one.
  func endLine(isClosed: Bool) {
    if isClosed {
      while count - start > 1, (points.base[count - 1] - points.base[start]).length < Trace.least {
        count -= 1
      }
    }
    if count > start { lines.append(Line(start: start, end: count, isClosed: isClosed && count - start > 2)) }
    start = count
  }

  /// The box around all points.
  var bounds: Rect { Rect(around: UnsafeBufferPointer(start: points.base, count: count)) }

  /// Whether every segment is level or plumb.
  var isUpright: Bool {
    lines.allSatisfy { line in
      (line.start + 1..<max(line.end, line.start + 1)).allSatisfy {
        points.base[$0].x == points.base[$0 - 1].x || points.base[$0].y == points.base[$0 - 1].y
      }
    }
  }

  /// The largest extent in x or y of a segment.
  var longestSegment: Double {
    var longest = 0.0
    for line in lines {
      for i in line.start + 1..<max(line.end, line.start + 1) {
        let d = points.base[i] - points.base[i - 1]
        longest = max(longest, max(abs(d.x), abs(d.y)))
      }
      let closing = points.base[line.end - 1] - points.base[line.start]
      if line.isClosed { longest = max(longest, max(abs(closing.x), abs(closing.y))) }
    }
    return longest
  }

  // MARK: Simplifying

  /// Leaves out points that lie within `tolerance` of the line without them, in one pass.
  ///
  /// From the last kept point on, each point narrows the cone of directions that pass it by no more than the
  /// tolerance; the first that falls out of the cone, or turns back, makes the one before it a kept one.
  func simplify(tolerance: Double) {
    var to = 0
    for i in lines.indices {
      let line = lines[i]
      lines[i].start = to
      to = simplify(line, to, tolerance)
      lines[i].end = to
    }
    count = to
    start = to
  }

  private func simplify(_ line: Line, _ first: Int, _ tolerance: Double) -> Int {
    let points = points.base
    var to = first
    var anchor = points[line.start]
    points[to] = anchor
    to += 1
    var cone = Cone(tolerance)
    for i in line.start + 1..<max(line.end, line.start + 1) {
      let p = points[i]
      if !cone.admits(p - anchor) {
        anchor = points[i - 1]
        points[to] = anchor
        to += 1
        cone = Cone(tolerance)
        _ = cone.admits(p - anchor)
      }
    }
    if line.count > 1 {
      points[to] = points[line.end - 1]
      to += 1
    }
    return to
  }

  // MARK: Far away

  /// Cuts lines off outside a box of `reach` around the origin; what is inside stays where it is.
  func clip(to reach: Double) {
    let isTame = (0..<count).allSatisfy { abs(points.base[$0].x) < reach && abs(points.base[$0].y) < reach }
    if isTame { return }
    let old = lines.map { line in
      (line.isClosed, (line.start..<line.end).map { points.base[$0] })
    }
    clear()
    for (isClosed, line) in old {
      for (a, b) in zip(line, line.dropFirst() + (isClosed ? line.prefix(1) : [])) {
        guard let (from, to) = Trace.cut(a, b, reach) else { continue }
        if from != a { endLine(isClosed: false) }
        add(from)
        add(to)
        if to != b { endLine(isClosed: false) }
      }
      endLine(isClosed: false)
    }
  }

  /// The part of a segment within the box (Liang–Barsky), if there is one.
  private static func cut(_ a: Point, _ b: Point, _ reach: Double) -> (Point, Point)? {
    let d = b - a
    var (t0, t1) = (0.0, 1.0)
    for (p, q) in [(-d.x, a.x + reach), (d.x, reach - a.x), (-d.y, a.y + reach), (d.y, reach - a.y)] {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        t0 = max(t0, q / p)
      } else {
        t1 = min(t1, q / p)
      }
    }
    guard t0 <= t1 else { return nil }
    return (t0 > 0 ? a + d * t0 : a, t1 < 1 ? a + d * t1 : b)
  }
}

/// The directions from a point that pass all points seen so far by no more than a tolerance.
private struct Cone {
  private let tolerance: Double
  private var low = Point.zero
  private var high = Point.zero
  private var isOpen = true
  /// The greatest distance so far.
  private var reach = 0.0

  init(_ tolerance: Double) { self.tolerance = tolerance }

  /// Takes in a point, given by its offset from the cone's tip; says whether the last one may be left out for it.
  mutating func admits(_ v: Point) -> Bool {
    let length = v.length
    if length < reach { return false }
    reach = length
    guard length > tolerance else { return true }
    let side = Point(-v.y, v.x) * (tolerance / length)
    let (a, b) = (v - side, v + side)
    if isOpen {
      isOpen = false
      (low, high) = (a, b)
      return true
    }
    guard Cone.cross(low, v) >= 0, Cone.cross(v, high) >= 0 else { return false }
    if Cone.cross(low, a) > 0 { low = a }
    if Cone.cross(b, high) > 0 { high = b }
    return true
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
}
