/// How the inside of a path is told from its outside.
public enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// Lines and cubic Bézier curves, as one flat list of verbs and one of points.
public struct Path: Hashable, Sendable {
  public enum Verb: UInt8, Hashable, Sendable {
    /// One point: starts a subpath.
    case move
    /// One point.
    case line
    /// Three points: two controls and the end.
    case cubic
    /// No point: back to the start of the subpath.
    case close
  }

  public private(set) var verbs: [Verb] = []
  public private(set) var points: [Point] = []
  private var start = Point.zero

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }
  public var currentPoint: Point? { isEmpty ? nil : (verbs.last == .close ? start : points.last) }

  public mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
    start = p
  }

  public mutating func line(to p: Point) {
    startIfNeeded(at: p)
    verbs.append(.line)
    points.append(p)
  }

  public mutating func quadratic(_ control: Point, to p: Point) {
    startIfNeeded(at: control)
    let from = currentPoint ?? control
    cubic(from + (control - from) * (2 / 3), p + (control - p) * (2 / 3), to: p)
  }

  public mutating func cubic(_ control1: Point, _ control2: Point, to p: Point) {
    startIfNeeded(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  public mutating func close() {
    guard !isEmpty, verbs.last != .close else { return }
    verbs.append(.close)
  }

  public mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    start = other.start
  }

  public mutating func reserve(points count: Int) {
    verbs.reserveCapacity(count)
    points.reserveCapacity(count)
  }

  /// A drawing verb with no subpath open starts one: after `close`, at the closed subpath's start.
  private mutating func startIfNeeded(at p: Point) {
    if isEmpty {
      move(to: p)
    } else if verbs.last == .close {
      move(to: start)
    }
  }

  /// The box around all points, control points included.
  public var controlBounds: Rect { Rect(around: points) }

  public func transformed(by t: AffineTransform) -> Path {
    var copy = self
    for i in copy.points.indices { copy.points[i] = t.apply(copy.points[i]) }
    copy.start = t.apply(start)
    return copy
  }
}
