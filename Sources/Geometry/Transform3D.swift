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
  public func then(_ next: Transform3D) -> Transform3D {
    let p = rows
    let q = next.rows
    var r = [[Double]](repeating: [0, 0, 0, 0], count: 4)
    for i in 0..<4 {
      for j in 0..<4 {
        r[i][j] = p[i][0] * q[0][j] + p[i][1] * q[1][j] + p[i][2] * q[2][j] + p[i][3] * q[3][j]
      }
    }
    return Transform3D(rows: r)
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

  var rows: [[Double]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  init(rows r: [[Double]]) {
    self.init(
      r[0][0], r[0][1], r[0][2], r[0][3], r[1][0], r[1][1], r[1][2], r[1][3],
      r[2][0], r[2][1], r[2][2], r[2][3], r[3][0], r[3][1], r[3][2], r[3][3])
  }
}
