extension Homography {
  /// How near to the plane of the eye (w = 0) what is projected may come.
  static let nearest = 1e-6

  /// The outline of `rect`'s image: the part that lies in front of the eye, as a convex polygon of up to
  /// five corners; empty when all of it lies behind.
  public func image(of rect: Rect) -> [Point] {
    let corners = rect.corners.map { p in
      Homogeneous(
        x: p.x * m11 + p.y * m21 + m31, y: p.x * m12 + p.y * m22 + m32, w: p.x * m13 + p.y * m23 + m33)
    }
    var result: [Point] = []
    var a = corners[3]
    for b in corners {
      let (da, db) = (a.w - Homography.nearest, b.w - Homography.nearest)
      if (da < 0) != (db < 0) {
        let t = da / (da - db)
        result.append(
          Point(
            (a.x + (b.x - a.x) * t) / Homography.nearest, (a.y + (b.y - a.y) * t) / Homography.nearest))
      }
      if db >= 0 { result.append(Point(b.x / b.w, b.y / b.w)) }
      a = b
    }
    return result
  }

  public var isFinite: Bool {
    (m11 + m12 + m13).isFinite && (m21 + m22 + m23).isFinite && (m31 + m32 + m33).isFinite
  }

  private struct Homogeneous {
    var x, y, w: Double
  }
}
