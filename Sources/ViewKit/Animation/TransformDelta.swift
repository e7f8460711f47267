import Geometry

/// The distance between two transforms, as parts that can be scaled and put on top of a third: movement,
/// turn, stretch and shear, so that halfway through a quarter turn lies an eighth of a turn.
nonisolated enum TransformDelta: Sendable {
  case plane(PlaneParts)
  case space(SpaceParts)

  init(from old: Transform3D, to new: Transform3D) {
    if let a = old.affine, let b = new.affine {
      let together = a.isUpright && b.isUpright
      self = .plane(PlaneParts(a, keepsUpright: together) - PlaneParts(b, keepsUpright: together))
    } else {
      self = .space(SpaceParts(old) - SpaceParts(new))
    }
  }

  func applied(to transform: Transform3D, weight: Progress) -> Transform3D {
    switch self {
    case .plane(let delta):
      guard let affine = transform.affine else { return transform }
      let upright = affine.isUpright && delta.angle == 0
      return Transform3D(PlaneParts(affine, keepsUpright: upright).adding(delta, weight).transform)
    case .space(let delta): return SpaceParts(transform).adding(delta, weight).transform
    }
  }
}

/// An affine map as a translation, a turn, two stretches and a shear.
nonisolated struct PlaneParts: Sendable {
  var tx, ty, angle, scaleX, scaleY, shear: Double

  /// An upright map keeps its signs as they are where both ends are upright: a mirror image is then
  /// reached through a line, not through half a turn.
  init(_ t: AffineTransform, keepsUpright: Bool) {
    (tx, ty) = (t.tx, t.ty)
    if keepsUpright {
      (angle, scaleX, scaleY, shear) = (0, t.a, t.d, 0)
      return
    }
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    angle = length > 0 ? arcTangent(t.b, t.a) : arcTangent(-t.c, t.d)
    let (u, v) = (cosine(angle), sine(angle))
    scaleX = length
    shear = t.c * u + t.d * v
    scaleY = t.d * u - t.c * v
  }

  var transform: AffineTransform {
    guard angle != 0 || shear != 0 else {
      return AffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: tx, ty: ty)
    }
    let (u, v) = (cosine(angle), sine(angle))
    return AffineTransform(
      a: scaleX * u, b: scaleX * v, c: shear * u - scaleY * v, d: shear * v + scaleY * u, tx: tx, ty: ty)
  }

  /// The turn is the shorter of the two.
  static func - (a: PlaneParts, b: PlaneParts) -> PlaneParts {
    var d = a
    d.tx -= b.tx
    d.ty -= b.ty
    d.angle -= b.angle
    while d.angle > .pi { d.angle -= 2 * .pi }
    while d.angle < -.pi { d.angle += 2 * .pi }
    d.scaleX -= b.scaleX
    d.scaleY -= b.scaleY
    d.shear -= b.shear
    return d
  }

  func adding(_ d: PlaneParts, _ weight: Progress) -> PlaneParts {
    var sum = self
    sum.tx += d.tx * weight.x
    sum.ty += d.ty * weight.y
    sum.angle += d.angle * weight.x
    sum.scaleX += d.scaleX * weight.x
    sum.scaleY += d.scaleY * weight.y
    sum.shear += d.shear * weight.x
    return sum
  }
}
