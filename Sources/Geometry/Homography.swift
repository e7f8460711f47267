/// A projective map of the plane for row vectors, [x y 1]·H, then division by the third component.
@frozen
public struct Homography: Hashable, Sendable {
  public var m11, m12, m13: Double
  public var m21, m22, m23: Double
  public var m31, m32, m33: Double

  public init(
    _ m11: Double, _ m12: Double, _ m13: Double,
    _ m21: Double, _ m22: Double, _ m23: Double,
    _ m31: Double, _ m32: Double, _ m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  public static let identity = Homography(1, 0, 0, 0, 1, 0, 0, 0, 1)

  public init(_ t: AffineTransform) { self.init(t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1) }

  /// The image of `p`, or nil where `p` lies on or behind the plane of the eye.
  @inlinable
  public func apply(_ p: Point) -> Point? {
    let w = p.x * m13 + p.y * m23 + m33
    guard w > 1e-9 else { return nil }
    return Point((p.x * m11 + p.y * m21 + m31) / w, (p.x * m12 + p.y * m22 + m32) / w)
  }

  /// First this map, then `next`.
  public func then(_ n: Homography) -> Homography {
    Homography(
      m11 * n.m11 + m12 * n.m21 + m13 * n.m31, m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
      m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
      m21 * n.m11 + m22 * n.m21 + m23 * n.m31, m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
      m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
      m31 * n.m11 + m32 * n.m21 + m33 * n.m31, m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
      m31 * n.m13 + m32 * n.m23 + m33 * n.m33)
  }

  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse up to scale, or nil where the map flattens the plane.
  public var inverse: Homography? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Homography(
      (m22 * m33 - m23 * m32) / det, (m13 * m32 - m12 * m33) / det, (m12 * m23 - m13 * m22) / det,
      (m23 * m31 - m21 * m33) / det, (m11 * m33 - m13 * m31) / det, (m13 * m21 - m11 * m23) / det,
      (m21 * m32 - m22 * m31) / det, (m12 * m31 - m11 * m32) / det, (m11 * m22 - m12 * m21) / det)
  }

  /// The affine map, where this is one.
  public var affine: AffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return AffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }
}
