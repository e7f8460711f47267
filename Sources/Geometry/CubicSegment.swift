/// One cubic Bézier curve.
@frozen
public struct CubicSegment: Hashable, Sendable {
  public var p0, p1, p2, p3: Point

  @inlinable
  public init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// The point at the parameter `s`, 0…1.
  @inlinable
  public func point(at s: Double) -> Point {
    let u = 1 - s
    let (a, b, c, d) = (u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s)
    return Point(
      a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// How many chords of equal parameter steps stay within `tolerance` of the curve (Wang's formula:
  /// √(3/4 · the largest second difference of the controls / tolerance)); between 1 and 1,024.
  @inlinable
  public func pieces(tolerance: Double) -> Int {
    let d1 = (p0 - p1 * 2 + p2).length
    let d2 = (p1 - p2 * 2 + p3).length
    let count = (0.75 * max(d1, d2) / tolerance).squareRoot()
    guard count > 1 else { return 1 }
    return count < 1024 ? Int(count) + 1 : 1024
  }
}
