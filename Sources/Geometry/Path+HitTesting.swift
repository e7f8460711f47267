extension Path {
  /// Whether `p` lies inside under the rule; every subpath counts as closed. Exact for straight edges; curves are
  /// taken as chords within `tolerance`.
  public func contains(
    _ p: Point, rule: FillRule = .nonZero, tolerance: Double = Path.defaultTolerance
  ) -> Bool {
    let winding = windingNumber(at: p, tolerance: tolerance)
    return rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// How often the subpaths, each closed, run around `p`: the edges that a ray to the right crosses, counted by
  /// their direction.
  public func windingNumber(at p: Point, tolerance: Double = Path.defaultTolerance) -> Int {
    var winding = 0
    for line in flattened(tolerance: tolerance) {
      guard var a = line.points.last else { continue }
      for b in line.points {
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
          if a.y <= p.y, side > 0 { winding += 1 }
          if b.y <= p.y, side < 0 { winding -= 1 }
        }
        a = b
      }
    }
    return winding
  }

  /// The smallest box around the path itself: curves count with their extremes, not with their controls.
  public var bounds: Rect {
    var around: [Point] = []
    var last = Point.zero
    var next = 0
    for verb in verbs {
      switch verb {
      case .move, .line:
        last = points[next]
        around.append(last)
        next += 1
      case .cubic:
        let curve = CubicSegment(last, points[next], points[next + 1], points[next + 2])
        around.append(contentsOf: curve.extremes)
        last = curve.p3
        around.append(last)
        next += 3
      case .close: break
      }
    }
    return Rect(around: around)
  }
}

extension CubicSegment {
  /// The points between the ends where the curve turns back in x or in y.
  var extremes: [Point] {
    let inX = CubicSegment.turningParameters(p0.x, p1.x, p2.x, p3.x)
    let inY = CubicSegment.turningParameters(p0.y, p1.y, p2.y, p3.y)
    return (inX + inY).map(point)
  }

  /// Where the derivative of one coordinate is zero, between 0 and 1.
  private static func turningParameters(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // The derivative is 3·(k₂s² + k₁s + k₀).
    let k2 = d - 3 * c + 3 * b - a
    let k1 = 2 * (c - 2 * b + a)
    let k0 = b - a
    var roots: [Double] = []
    if abs(k2) < 1e-12 * (abs(k1) + abs(k0)) {
      if k1 != 0 { roots = [-k0 / k1] }
    } else {
      let discriminant = k1 * k1 - 4 * k2 * k0
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-k1 + root) / (2 * k2), (-k1 - root) / (2 * k2)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
