import Geometry

/// Closed contours in fixed point, 1/256 pixel: what the edge walker takes.
///
/// This is the one place where positions leave floating point. Points further than 2^21 pixels away are
/// cut off along that box first (Sutherland–Hodgman), which changes nothing inside it.
final class Outline {
  let xs = Storage<Int32>()
  let ys = Storage<Int32>()
  private(set) var count = 0
  /// Where each contour ends in `xs` and `ys`; its last point repeats its first.
  private(set) var ends: [Int] = []

  static let reach = 2_097_152.0

  private var start = 0

  func clear() {
    count = 0
    start = 0
    ends.removeAll(keepingCapacity: true)
  }

  /// The pixels that the contours can touch.
  var bounds: PixelRect {
    guard count > 0 else { return .empty }
    let (xs, ys) = (xs.base, ys.base)
    var (left, top, right, bottom) = (xs[0], ys[0], xs[0], ys[0])
    for i in 1..<count {
      left = min(left, xs[i])
      right = max(right, xs[i])
      top = min(top, ys[i])
      bottom = max(bottom, ys[i])
    }
    return PixelRect(
      minX: Int(left) >> 8, minY: Int(top) >> 8, maxX: (Int(right) + 255) >> 8,
      maxY: (Int(bottom) + 255) >> 8)
  }

  /// Adds a path; every subpath counts as closed.
  func append(_ path: Path, _ t: AffineTransform, tolerance: Double) {
    let verbs = path.verbs
    let points = path.points
    let from = count
    let contours = ends.count
    reserve(points.count + verbs.count)
    let isTame = verbs.withUnsafeBufferPointer { verbs in
      points.withUnsafeBufferPointer { points in appendTame(verbs, points, t, tolerance) }
    }
    if isTame { return }
    count = from
    start = from
    ends.removeLast(ends.count - contours)
    for line in path.transformed(by: t).flattened(tolerance: tolerance) { append(contour: line.points) }
  }

  /// Adds one closed contour given by its corners, in pixels.
  func append(contour points: [Point]) {
    reserve(points.count + 1)
    if points.allSatisfy({ abs($0.x) < Outline.reach && abs($0.y) < Outline.reach }) {
      for p in points { add(p.x, p.y) }
    } else {
      for p in clippedToReach(points) { add(p.x, p.y) }
    }
    endContour()
  }

  func reserve(_ more: Int) {
    xs.reserve(count + more, keeping: count)
    ys.reserve(count + more, keeping: count)
  }

  /// Adds a point within reach; room for it must have been reserved.
  @inline(__always)
  func add(_ x: Double, _ y: Double) {
    xs.base[count] = Int32(truncatingIfNeeded: nearest(x * 256))
    ys.base[count] = Int32(truncatingIfNeeded: nearest(y * 256))
    count += 1
  }

  /// Closes the contour; one that cannot enclose anything is dropped. Needs room for a point.
  func endContour() {
    if count - start < 3 {
      count = start
      return
    }
    xs.base[count] = xs.base[start]
    ys.base[count] = ys.base[start]
    count += 1
    ends.append(count)
    start = count
  }

  /// Whether all points were within reach; if not, what was added is void.
  private func appendTame(
    _ verbs: UnsafeBufferPointer<Path.Verb>, _ points: UnsafeBufferPointer<Point>,
    _ t: AffineTransform, _ tolerance: Double
  ) -> Bool {
    var next = 0
    var last = Point.zero
    var worst = 0.0
    for verb in verbs {
      switch verb {
      case .move, .line:
        if verb == .move { endContour() }
        last = t.apply(points[next])
        next += 1
        worst = max(worst, max(abs(last.x), abs(last.y)))
        guard worst < Outline.reach else { return false }
        add(last.x, last.y)
      case .cubic:
        let b = t.apply(points[next])
        let c = t.apply(points[next + 1])
        let d = t.apply(points[next + 2])
        next += 3
        let far = max(max(abs(b.x), abs(b.y)), max(max(abs(c.x), abs(c.y)), max(abs(d.x), abs(d.y))))
        guard far < Outline.reach else { return false }
        let curve = CubicSegment(last, b, c, d)
        let pieces = curve.pieces(tolerance: tolerance)
        reserve(pieces + verbs.count + points.count - next)
        for i in 1..<pieces {
          let p = curve.point(at: Double(i) / Double(pieces))
          add(p.x, p.y)
        }
        add(d.x, d.y)
        last = d
      case .close:
        endContour()
      }
    }
    endContour()
    return true
  }

  private func clippedToReach(_ points: [Point]) -> [Point] {
    let r = Outline.reach - 1
    let limit = 1e15
    var result = points.filter { $0.x.isFinite && $0.y.isFinite }
    for i in result.indices {
      result[i] = Point(max(-limit, min(limit, result[i].x)), max(-limit, min(limit, result[i].y)))
    }
    result = clipped(result) { $0.x + r }
    result = clipped(result) { r - $0.x }
    result = clipped(result) { $0.y + r }
    return clipped(result) { r - $0.y }
  }

  /// The part of the polygon where `depth`, a linear function, is not negative.
  private func clipped(_ points: [Point], _ depth: (Point) -> Double) -> [Point] {
    guard var a = points.last else { return [] }
    var result: [Point] = []
    for b in points {
      let (da, db) = (depth(a), depth(b))
      if (da < 0) != (db < 0) { result.append(a + (b - a) * (da / (da - db))) }
      if db >= 0 { result.append(b) }
      a = b
    }
    return result
  }
}
