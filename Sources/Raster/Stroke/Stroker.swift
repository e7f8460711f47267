import Geometry

/// Turns a polyline into the contours of its stroke.
///
/// An open line gives one contour: down its left side, a cap, back along its right side, a cap. A closed one
/// gives two, the right side run backwards, so that the winding number is 1 between them. On the inner side
/// of a turn the two offset lines are cut where they meet, so that no ink counts twice there; only where a
/// segment is too short for that do they run back through the corner itself.
struct Stroker {
  private let half: Double
  private let stroke: Stroke
  /// The largest distance of a round join's chords from the circle.
  private let tolerance: Double
  private var left: [Point] = []
  private var right: [Point] = []

  init(_ stroke: Stroke, tolerance: Double) {
    self.stroke = stroke
    self.tolerance = tolerance
    half = stroke.width / 2
  }

  /// Gives the contours of one line to `emit`.
  mutating func outline(_ line: Polyline, emit: ([Point]) -> Void) {
    let points = line.points.withoutRepeats(closed: line.isClosed)
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    guard points.count > 1 else {
      if let p = points.first { dot(p, emit) }
      return
    }
    if line.isClosed && points.count > 2 {
      closed(points, emit)
    } else {
      open(points, emit)
    }
  }

  private mutating func open(_ points: [Point], _ emit: ([Point]) -> Void) {
    let count = points.count
    var segment = Segment(points[0], points[1])
    cap(points[0], segment.direction * -1, into: &left)
    for i in 1..<(count - 1) {
      let next = Segment(points[i], points[i + 1])
      join(points[i], segment, next)
      segment = next
    }
    left.append(points[count - 1] + segment.normal * half)
    right.append(points[count - 1] - segment.normal * half)
    capEnd(points[count - 1], segment.direction)
    left.append(contentsOf: right.reversed())
    emit(left)
  }

  private mutating func closed(_ points: [Point], _ emit: ([Point]) -> Void) {
    let count = points.count
    var segment = Segment(points[count - 1], points[0])
    for i in 0..<count {
      let next = Segment(points[i], points[(i + 1) % count])
      join(points[i], segment, next)
      segment = next
    }
    emit(left)
    emit(right.reversed())
  }

  /// A line without length: its caps, if they have any extent of their own.
  private mutating func dot(_ p: Point, _ emit: ([Point]) -> Void) {
    guard stroke.cap != .butt else { return }
    cap(p, Point(-1, 0), into: &left)
    cap(p, Point(1, 0), into: &left)
    emit(left)
  }

  // MARK: Joins

  private mutating func join(_ p: Point, _ a: Segment, _ b: Segment) {
    let cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x
    let dot = a.direction.x * b.direction.x + a.direction.y * b.direction.y
    // Left is where the normal points, (y, −x): a turn with a positive cross product leaves it outside.
    if cross >= 0 {
      outer(p, a, b, dot, 1, into: &left)
      inner(p, a, b, cross, dot, -1, into: &right)
    } else {
      outer(p, a, b, dot, -1, into: &right)
      inner(p, a, b, -cross, dot, 1, into: &left)
    }
  }

  private func inner(
    _ p: Point, _ a: Segment, _ b: Segment, _ sine: Double, _ dot: Double, _ side: Double,
    into list: inout [Point]
  ) {
    let along = half * sine
    let least = min(a.length, b.length) * (1 + dot)
    if along <= least, 1 + dot > 1e-9 {
      list.append(p + (a.normal + b.normal) * (side * half / (1 + dot)))
    } else {
      list.append(p + a.normal * (side * half))
      list.append(p)
      list.append(p + b.normal * (side * half))
    }
  }

  private func outer(
    _ p: Point, _ a: Segment, _ b: Segment, _ dot: Double, _ side: Double, into list: inout [Point]
  ) {
    let isStraight = dot > 0.999_9
    let isMiter = stroke.join == .miter && 2 <= stroke.miterLimit * stroke.miterLimit * (1 + dot)
    if isStraight || isMiter {
      list.append(p + (a.normal + b.normal) * (side * half / (1 + dot)))
      return
    }
    let (n0, n1) = (a.normal * side, b.normal * side)
    list.append(p + n0 * half)
    if stroke.join == .round { arc(p, n0, n1, middle: dot < -0.999_9 ? a.direction : nil, into: &list) }
    list.append(p + n1 * half)
  }

  /// The points between two directions from `p` on the pen's circle, without either end; halves the angle
  /// until the chord is near enough. `middle` helps where the directions are opposite.
  private func arc(_ p: Point, _ n0: Point, _ n1: Point, middle: Point?, into list: inout [Point]) {
    let sum = middle ?? (n0 + n1)
    let length = sum.length
    guard length > 0 else { return }
    let n = sum * (1 / length)
    let sagitta = half * (1 - (n.x * n0.x + n.y * n0.y))
    guard sagitta > tolerance else { return }
    arc(p, n0, n, middle: nil, into: &list)
    list.append(p + n * half)
    arc(p, n, n1, middle: nil, into: &list)
  }

  // MARK: Caps

  private mutating func capEnd(_ p: Point, _ direction: Point) {
    guard stroke.cap != .butt else { return }
    cap(p, direction, into: &left)
  }

  /// The cap beyond `p` in `direction`, from the side on the left of it to the one on its right.
  private func cap(_ p: Point, _ direction: Point, into list: inout [Point]) {
    let normal = Point(direction.y, -direction.x)
    switch stroke.cap {
    case .butt:
      list.append(p + normal * half)
      list.append(p - normal * half)
    case .square:
      list.append(p + (normal + direction) * half)
      list.append(p + (direction - normal) * half)
    case .round:
      list.append(p + normal * half)
      arc(p, normal, normal * -1, middle: direction, into: &list)
      list.append(p - normal * half)
    }
  }
}

/// A segment's length, direction and left normal.
private struct Segment {
  var length: Double
  var direction: Point
  var normal: Point

  init(_ a: Point, _ b: Point) {
    let d = b - a
    length = d.length
    direction = d * (1 / length)
    normal = Point(direction.y, -direction.x)
  }
}

extension [Point] {
  /// The points without those that repeat the one before (closer than 1/1024).
  fileprivate func withoutRepeats(closed: Bool) -> [Point] {
    var result: [Point] = []
    result.reserveCapacity(count)
    for p in self {
      if let last = result.last, Swift.abs(p.x - last.x) + Swift.abs(p.y - last.y) < 1.0 / 1024 { continue }
      result.append(p)
    }
    if closed {
      while result.count > 1, (result[0] - result[result.count - 1]).length < 1.0 / 1024 {
        result.removeLast()
      }
    }
    return result
  }
}
