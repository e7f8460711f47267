/// A width and a height, in points unless a function says otherwise.
@frozen
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(0, 0)
}

/// An upright rectangle: half-open, so that two rectangles that share an edge share no point.
@frozen
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = Rect(0, 0, 0, 0)

  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }
  @inlinable public var mid: Point { Point(x + width / 2, y + height / 2) }
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  @inlinable
  public func contains(_ p: Point) -> Bool { p.x >= x && p.x < maxX && p.y >= y && p.y < maxY }

  @inlinable
  public func insetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, width - 2 * dx, height - 2 * dy)
  }

  @inlinable
  public func offsetBy(_ dx: Double, _ dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }

  /// The common part; empty, with no negative extent, when there is none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The four corners, clockwise from the top left.
  @inlinable
  public var corners: [Point] {
    [Point(x, y), Point(maxX, y), Point(maxX, maxY), Point(x, maxY)]
  }

  /// The smallest rectangle around all the points; empty at the origin when there are none.
  public init(around points: some Sequence<Point>) {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for p in points {
      left = min(left, p.x)
      top = min(top, p.y)
      right = max(right, p.x)
      bottom = max(bottom, p.y)
    }
    self = left <= right ? Rect(left, top, right - left, bottom - top) : .zero
  }
}
