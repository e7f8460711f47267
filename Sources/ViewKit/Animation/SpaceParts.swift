import Geometry

/// A 4×4 map as a movement, a turn in space, what is left of its linear part, and a perspective.
///
/// M = A·P, where A is M with the fourth column of the identity and P the identity with the fourth column
/// p = A⁻¹·(M's fourth column): so a turn under a fixed perspective keeps the perspective. A's linear part
/// is S·R with R orthonormal (by Gram–Schmidt on its rows) and S lower triangular.
nonisolated struct SpaceParts: Sendable {
  /// The fourth row.
  private var move: SIMD3<Double>
  /// Stretches and shears: s11; s21, s22; s31, s32, s33.
  private var stretch: [Double]
  private var turn: Quaternion
  /// For a difference: the axis of the turn times its angle.
  private var turnVector = SIMD3<Double>.zero
  private var perspective: SIMD4<Double>

  init(_ m: Transform3D) {
    move = SIMD3(m.m41, m.m42, m.m43)
    let rows = [SIMD3(m.m11, m.m12, m.m13), SIMD3(m.m21, m.m22, m.m23), SIMD3(m.m31, m.m32, m.m33)]
    let (lower, orthonormal) = SpaceParts.split(rows)
    stretch = lower
    turn = Quaternion(rows: orthonormal)
    let column = SIMD4(m.m14, m.m24, m.m34, m.m44)
    perspective = SpaceParts.solve(rows, move, column) ?? column
  }

  static func - (a: SpaceParts, b: SpaceParts) -> SpaceParts {
    var d = a
    d.move -= b.move
    d.stretch = zip(a.stretch, b.stretch).map { $0 - $1 }
    d.turnVector = b.turn.turn(to: a.turn)
    d.perspective -= b.perspective
    return d
  }

  func adding(_ d: SpaceParts, _ weight: Progress) -> SpaceParts {
    var sum = self
    sum.move += d.move * SIMD3(weight.x, weight.y, weight.x)
    sum.stretch = zip(stretch, d.stretch).map { $0 + $1 * weight.x }
    sum.turn = turn.turned(by: d.turnVector * weight.x)
    sum.perspective += d.perspective * weight.x
    return sum
  }

  var transform: Transform3D {
    let r = turn.rows
    let s = stretch
    let a = r[0] * s[0]
    let b = r[0] * s[1] + r[1] * s[2]
    let c = r[0] * s[3] + r[1] * s[4] + r[2] * s[5]
    let p = perspective
    func fourth(_ row: SIMD3<Double>, _ own: Double) -> Double {
      row.x * p.x + row.y * p.y + row.z * p.z + own * p.w
    }
    return Transform3D(
      a.x, a.y, a.z, fourth(a, 0), b.x, b.y, b.z, fourth(b, 0), c.x, c.y, c.z, fourth(c, 0),
      move.x, move.y, move.z, fourth(move, 1))
  }

  /// Lower triangle and orthonormal rows whose product is `rows`; a mirror image leaves its sign in the last
  /// stretch, and rows of no length take whatever direction is free.
  private static func split(_ rows: [SIMD3<Double>]) -> ([Double], [SIMD3<Double>]) {
    let u = unit(rows[0]) ?? SIMD3(1, 0, 0)
    let s21 = dot(rows[1], u)
    let v = unit(rows[1] - u * s21) ?? perpendicular(to: u)
    let w = cross(u, v)
    return (
      [dot(rows[0], u), s21, dot(rows[1], v), dot(rows[2], u), dot(rows[2], v), dot(rows[2], w)], [u, v, w]
    )
  }

  /// p with (rows | move)·p = column, or nil where the map flattens space.
  private static func solve(_ rows: [SIMD3<Double>], _ move: SIMD3<Double>, _ column: SIMD4<Double>)
    -> SIMD4<Double>?
  {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let det = dot(a, cross(b, c))
    guard det != 0, det.isFinite else { return nil }
    let p = (cross(b, c) * column.x + cross(c, a) * column.y + cross(a, b) * column.z) / det
    return SIMD4(p.x, p.y, p.z, column.w - dot(move, p))
  }

  private static func unit(_ v: SIMD3<Double>) -> SIMD3<Double>? {
    let length = dot(v, v).squareRoot()
    return length > 1e-12 ? v / length : nil
  }

  private static func perpendicular(to u: SIMD3<Double>) -> SIMD3<Double> {
    unit(cross(abs(u.z) < 0.9 ? SIMD3(0, 0, 1) : SIMD3(0, 1, 0), u)) ?? SIMD3(0, 1, 0)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

/// A turn in space, of unit length.
nonisolated struct Quaternion: Sendable {
  var w: Double
  var v: SIMD3<Double>

  /// From orthonormal rows, as row vectors are turned by them (Shepperd's choice of the largest part).
  init(rows r: [SIMD3<Double>]) {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(s / 4, SIMD3(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x) / s)
    } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      self.init((r[1].z - r[2].y) / s, SIMD3(s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s))
    } else if r[1].y >= r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      self.init((r[2].x - r[0].z) / s, SIMD3((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s))
    } else {
      let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
      self.init((r[0].y - r[1].x) / s, SIMD3((r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4))
    }
  }

  private init(_ w: Double, _ v: SIMD3<Double>) {
    self.w = w
    self.v = v
  }

  var rows: [SIMD3<Double>] {
    let (x, y, z) = (v.x, v.y, v.z)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// The shorter turn that leads from here to `other`: its axis times its angle.
  func turn(to other: Quaternion) -> SIMD3<Double> {
    var d = other.times(Quaternion(w, -v))
    if d.w < 0 { d = Quaternion(-d.w, -d.v) }
    let s = (d.v * d.v).sum().squareRoot()
    guard s > 1e-12 else { return .zero }
    return d.v / s * (2 * arcTangent(s, d.w))
  }

  func turned(by vector: SIMD3<Double>) -> Quaternion {
    let angle = (vector * vector).sum().squareRoot()
    guard angle > 0 else { return self }
    return Quaternion(cosine(angle / 2), vector / angle * sine(angle / 2)).times(self)
  }

  private func times(_ q: Quaternion) -> Quaternion {
    let (a, b) = (v, q.v)
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    return Quaternion(w * q.w - (a * b).sum(), b * w + a * q.w + cross)
  }
}
