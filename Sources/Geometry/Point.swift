/// A position in a plane, in points unless a function says otherwise; y grows downwards.
@frozen
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  @inlinable
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }

  /// The distance from the origin, in the same unit.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }
}
