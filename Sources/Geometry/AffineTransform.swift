/// A 2-D affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty (CGAffineTransform's layout).
@frozen
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// First this map, then `next`.
  @inlinable
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable
  public func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The upright rectangle around the image of `rect`.
  public func bounds(of rect: Rect) -> Rect {
    let p = apply(Point(rect.x, rect.y))
    let q = apply(Point(rect.maxX, rect.y))
    let r = apply(Point(rect.maxX, rect.maxY))
    let s = apply(Point(rect.x, rect.maxY))
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    return Rect(
      left, top, max(max(p.x, q.x), max(r.x, s.x)) - left, max(max(p.y, q.y), max(r.y, s.y)) - top)
  }

  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse, or nil where the map flattens the plane.
  public var inverse: AffineTransform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return AffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether upright rectangles stay upright (no rotation and no skew).
  @inlinable public var isUpright: Bool { b == 0 && c == 0 }
  @inlinable public var isTranslation: Bool { a == 1 && d == 1 && isUpright }
}
