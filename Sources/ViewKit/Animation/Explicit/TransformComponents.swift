import Geometry

/// A part of a transform as key paths name it; the axis is 0, 1 or 2.
nonisolated enum TransformPart: Hashable, Sendable {
  case rotation(Int)
  /// Of all axes for nil.
  case scale(Int?)
  /// In the plane for nil.
  case translation(Int?)

  init?(_ text: String) {
    let names = text.split(separator: ".").map(String.init)
    var axis: Int?
    if names.count == 2 {
      guard let found = ["x", "y", "z"].firstIndex(of: names[1]) else { return nil }
      axis = found
    }
    switch names.first {
    case "rotation" where names.count < 3: self = .rotation(axis ?? 2)
    case "scale" where names.count < 3: self = .scale(axis)
    case "translation" where names.count < 3: self = .translation(axis)
    default: return nil
    }
  }

  /// How many numbers it takes.
  var count: Int { self == .translation(nil) ? 2 : 1 }
}

/// A transform as stretches, then turns about x, y and z, then a movement, then a perspective, each of which can
/// be set by itself.
///
/// What none of them says (shears) is kept. The linear part is S·R, with S lower triangular and R orthonormal (by
/// Gram–Schmidt on its rows); the fourth column is brought out as in M = A·P, P being the identity with another fourth
/// column, so that a layer which turns under a perspective keeps the perspective.
nonisolated struct TransformComponents: Sendable {
  private var move: SIMD3<Double>
  private var turn: SIMD3<Double>
  private var stretch: SIMD3<Double>
  /// Of y along x, of z along x, of z along y.
  private var shear: SIMD3<Double>
  private var perspective: SIMD4<Double>

  init(_ m: Transform3D) {
    move = SIMD3(m.m41, m.m42, m.m43)
    let rows = [SIMD3(m.m11, m.m12, m.m13), SIMD3(m.m21, m.m22, m.m23), SIMD3(m.m31, m.m32, m.m33)]
    perspective = TransformComponents.perspective(rows, move, SIMD4(m.m14, m.m24, m.m34, m.m44))
    // An upright map keeps its signs: a mirror image is no turn.
    if m.m12 == 0, m.m13 == 0, m.m21 == 0, m.m23 == 0, m.m31 == 0, m.m32 == 0 {
      (turn, shear) = (.zero, .zero)
      stretch = SIMD3(m.m11, m.m22, m.m33)
      return
    }
    let u = TransformComponents.unit(rows[0]) ?? SIMD3(1, 0, 0)
    let v =
      TransformComponents.unit(rows[1] - u * dot(rows[1], u))
      ?? TransformComponents.unit(cross(SIMD3(0, 0, 1), u)) ?? SIMD3(0, 1, 0)
    let w = cross(u, v)
    stretch = SIMD3(dot(rows[0], u), dot(rows[1], v), dot(rows[2], w))
    shear = SIMD3(dot(rows[1], u), dot(rows[2], u), dot(rows[2], v))
    turn = TransformComponents.angles(u, v, w)
  }

  subscript(part: TransformPart) -> [Double] {
    get {
      switch part {
      case .rotation(let axis): [turn[axis]]
      case .scale(let axis?): [stretch[axis]]
      case .scale(nil): [stretch.sum() / 3]
      case .translation(let axis?): [move[axis]]
      case .translation(nil): [move.x, move.y]
      }
    }
    set {
      guard newValue.count == part.count else { return }
      switch part {
      case .rotation(let axis): turn[axis] = newValue[0]
      case .scale(let axis?): stretch[axis] = newValue[0]
      case .scale(nil): stretch = SIMD3(repeating: newValue[0])
      case .translation(let axis?): move[axis] = newValue[0]
      case .translation(nil): (move.x, move.y) = (newValue[0], newValue[1])
      }
    }
  }

  var transform: Transform3D {
    var linear = Transform3D(
      stretch.x, 0, 0, 0, shear.x, stretch.y, 0, 0, shear.y, shear.z, stretch.z, 0, 0, 0, 0, 1)
    if turn.x != 0 { linear = linear.then(.rotation(turn.x, 1, 0, 0)) }
    if turn.y != 0 { linear = linear.then(.rotation(turn.y, 0, 1, 0)) }
    if turn.z != 0 { linear = linear.then(.rotation(turn.z, 0, 0, 1)) }
    (linear.m41, linear.m42, linear.m43) = (move.x, move.y, move.z)
    guard perspective != SIMD4(0, 0, 0, 1) else { return linear }
    var eye = Transform3D.identity
    (eye.m14, eye.m24, eye.m34, eye.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    return linear.then(eye)
  }

  /// The angles of turns about x, then y, then z that lead to these rows.
  private static func angles(_ u: SIMD3<Double>, _ v: SIMD3<Double>, _ w: SIMD3<Double>) -> SIMD3<Double> {
    let y = arcSine(-u.z)
    // Straight up or down, x and z turn about the same axis: all of it is x's.
    guard abs(u.z) < 1 - 1e-12 else { return SIMD3(arcTangent(u.z < 0 ? v.x : -v.x, v.y), y, 0) }
    return SIMD3(arcTangent(v.z, w.z), y, arcTangent(u.y, u.x))
  }

  /// p with (rows | move)·p = column; the column itself where the map flattens space.
  private static func perspective(_ rows: [SIMD3<Double>], _ move: SIMD3<Double>, _ column: SIMD4<Double>)
    -> SIMD4<Double>
  {
    if column == SIMD4(0, 0, 0, 1) { return column }
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let det = dot(a, cross(b, c))
    guard det != 0, det.isFinite else { return column }
    let p = (cross(b, c) * column.x + cross(c, a) * column.y + cross(a, b) * column.z) / det
    return SIMD4(p.x, p.y, p.z, column.w - dot(move, p))
  }

  private static func unit(_ v: SIMD3<Double>) -> SIMD3<Double>? {
    let length = dot(v, v).squareRoot()
    return length > 1e-12 ? v / length : nil
  }
}

private nonisolated func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private nonisolated func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
