import Geometry

/// Turns a trace into the contours of its stroke.
///
/// An open line gives one contour: a cap, down its left side, a cap, back along its right side. A closed one
/// gives two, the right side run backwards, so that the winding number is 1 between them. On the inner side
/// of a turn the two offset lines are cut where they meet, so that no ink counts twice there; only where a
/// segment is too short for that do they run back through the corner itself.
final class Stroker {
  private var half = 0.0
  private var join = LineJoin.miter
  private var cap = LineCap.butt
  /// The square of the pen's limit: a miter reaches √(2/(1 + cos)) times half the width.
  private var miterLimit = 0.0
  /// The largest distance of a round join's chords from the circle.
  private var tolerance = 0.0
  private var transform = AffineTransform.identity
  private var isPlain = true

  private let rights = Storage<Point>()
  private var rightCount = 0
  private var outline = Outline()

  /// Adds the contours of all lines to `outline`, taken through `transform`.
  func add(
    _ trace: Trace, _ pen: Stroke, tolerance: Double, by transform: AffineTransform, to outline: Outline
  ) {
    half = pen.width / 2
    join = pen.join
    cap = pen.cap
    miterLimit = pen.miterLimit * pen.miterLimit
    self.tolerance = tolerance
    self.transform = transform
    isPlain = transform == .identity
    self.outline = outline
    for line in trace.lines {
      let points = UnsafePointer(trace.points.base + line.start)
      outline.reserve(4 * line.count + 8)
      if line.count == 1 {
        dot(points[0])
      } else if line.isClosed {
        closed(points, line.count)
      } else {
        open(points, line.count)
      }
    }
  }

  private func open(_ points: UnsafePointer<Point>, _ count: Int) {
    rightCount = 0
    var segment = Segment(points[0], points[1])
    addCap(points[0], segment.direction * -1)
    for i in 1..<(count - 1) {
      let next = Segment(points[i], points[i + 1])
      corner(points[i], segment, next)
      segment = next
    }
    addCap(points[count - 1], segment.direction)
    while rightCount > 0 {
      rightCount -= 1
      emit(rights.base[rightCount])
    }
    outline.endContour()
  }

  private func closed(_ points: UnsafePointer<Point>, _ count: Int) {
    rightCount = 0
    var segment = Segment(points[count - 1], points[0])
    for i in 0..<count {
      let next = Segment(points[i], points[i + 1 < count ? i + 1 : 0])
      corner(points[i], segment, next)
      segment = next
    }
    outline.endContour()
    outline.reserve(rightCount + 1)
    while rightCount > 0 {
      rightCount -= 1
      emit(rights.base[rightCount])
    }
    outline.endContour()
  }

  /// A line without length: its caps, if they have any extent of their own.
  private func dot(_ p: Point) {
    guard cap != .butt else { return }
    addCap(p, Point(-1, 0))
    addCap(p, Point(1, 0))
    outline.endContour()
  }

  // MARK: Points

  /// Adds a point on the left, through the transform.
  @inline(__always)
  private func emit(_ p: Point) {
    outline.reserve(2)
    let q = isPlain ? p : transform.apply(p)
    outline.add(q.x, q.y)
  }

  @inline(__always)
  private func put(_ p: Point, isLeft: Bool) {
    if isLeft {
      emit(p)
    } else {
      rights.reserve(rightCount + 1, keeping: rightCount)
      rights.base[rightCount] = p
      rightCount += 1
    }
  }

  // MARK: Joins

  @inline(__always)
  private func corner(_ p: Point, _ a: Segment, _ b: Segment) {
    let cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x
    let dot = a.direction.x * b.direction.x + a.direction.y * b.direction.y
    // Left is where the normal points, (y, −x): a turn with a positive cross product leaves it outside.
    let isLeftOuter = cross >= 0
    let reach = half / (1 + dot)
    let offset = (a.normal + b.normal) * (isLeftOuter ? reach : -reach)
    let isMiter = join == .miter && 2 <= miterLimit * (1 + dot)
    if dot > 0.999_9 || isMiter {
      put(p + offset, isLeft: isLeftOuter)
    } else {
      outer(p, a, b, dot, isLeftOuter)
    }
    if abs(cross) * reach <= min(a.length, b.length) {
      put(p - offset, isLeft: !isLeftOuter)
    } else {
      let side = isLeftOuter ? -half : half
      put(p + a.normal * side, isLeft: !isLeftOuter)
      put(p, isLeft: !isLeftOuter)
      put(p + b.normal * side, isLeft: !isLeftOuter)
    }
  }

  private func outer(_ p: Point, _ a: Segment, _ b: Segment, _ dot: Double, _ isLeft: Bool) {
    let sign = isLeft ? 1.0 : -1.0
    let (n0, n1) = (a.normal * sign, b.normal * sign)
    put(p + n0 * half, isLeft: isLeft)
    if join == .round { arc(p, n0, n1, middle: dot < -0.999_9 ? a.direction : nil, isLeft) }
    put(p + n1 * half, isLeft: isLeft)
  }

  /// The points between two directions from `p` on the pen's circle, without either end; halves the angle
  /// until the chord is near enough. `middle` helps where the directions are opposite.
  private func arc(_ p: Point, _ n0: Point, _ n1: Point, middle: Point?, _ isLeft: Bool) {
    let sum = middle ?? (n0 + n1)
    let length = sum.length
    guard length > 0 else { return }
    let n = sum * (1 / length)
    let sagitta = half * (1 - (n.x * n0.x + n.y * n0.y))
    guard sagitta > tolerance else { return }
    arc(p, n0, n, middle: nil, isLeft)
    put(p + n * half, isLeft: isLeft)
    arc(p, n, n1, middle: nil, isLeft)
  }

  // MARK: Caps

  /// The cap beyond `p` in `direction`, from the side on the left of it to the one on its right.
  private func addCap(_ p: Point, _ direction: Point) {
    let normal = Point(direction.y, -direction.x)
    switch cap {
    case .butt:
      emit(p + normal * half)
      emit(p - normal * half)
    case .square:
      emit(p + (normal + direction) * half)
      emit(p + (direction - normal) * half)
    case .round:
      emit(p + normal * half)
      arc(p, normal, normal * -1, middle: direction, true)
      emit(p - normal * half)
    }
  }
}

/// A segment's length, direction and left normal.
private struct Segment {
  var length: Double
  var direction: Point

  var normal: Point { Point(direction.y, -direction.x) }

  @inline(__always)
  init(_ a: Point, _ b: Point) {
    let d = b - a
    length = d.length
    direction = d * (1 / length)
  }
}
