/// A 4×4 matrix for row vectors, [x y z 1]·M (CATransform3D's layout).
public struct Transform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: Double
  public var m21, m22, m23, m24: Double
  public var m31, m32, m33, m34: Double
  public var m41, m42, m43, m44: Double

  public init(
    _ m11: Double, _ m12: Double, _ m13: Double, _ m14: Double,
    _ m21: Double, _ m22: Double, _ m23: Double, _ m24: Double,
    _ m31: Double, _ m32: Double, _ m33: Double, _ m34: Double,
    _ m41: Double, _ m42: Double, _ m43: Double, _ m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  public static let identity = Transform3D(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)

  public init(_ t: AffineTransform) {
    self.init(t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1)
  }

  public static func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    Transform3D(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1)
  }

  public static func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    Transform3D(x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1)
  }

  /// A turn by `angle` radians about the axis (x, y, z); the axis need not be of unit length, and a
  /// zero axis gives the identity (Rodrigues' formula, transposed for row vectors).
  public static func rotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double)
    -> Transform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cosine(angle)
    let s = sine(angle)
    let k = 1 - c
    return Transform3D(
      c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0,
      x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0,
      x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0,
      0, 0, 0, 1)
  }

  /// First this map, then `next`.
  public func then(_ n: Transform3D) -> Transform3D {
    func row(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double, Double, Double, Double) {
      (
        a * n.m11 + b * n.m21 + c * n.m31 + d * n.m41, a * n.m12 + b * n.m22 + c * n.m32 + d * n.m42,
        a * n.m13 + b * n.m23 + c * n.m33 + d * n.m43, a * n.m14 + b * n.m24 + c * n.m34 + d * n.m44
      )
    }
    let (p, q, r, s) = (
      row(m11, m12, m13, m14), row(m21, m22, m23, m24), row(m31, m32, m33, m34), row(m41, m42, m43, m44)
    )
    return Transform3D(
      p.0, p.1, p.2, p.3, q.0, q.1, q.2, q.3, r.0, r.1, r.2, r.3, s.0, s.1, s.2, s.3)
  }

  /// The affine part, where the map is one: no perspective and nothing that leaves the plane.
  public var affine: AffineTransform? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m43 == 0, m44 == 1 else { return nil }
    guard m31 == 0, m32 == 0, m34 == 0 else { return nil }
    return AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// What the plane z = 0 becomes on the screen, perspective division included.
  public var homography: Homography {
    Homography(m11, m12, m14, m21, m22, m24, m41, m42, m44)
  }
}
