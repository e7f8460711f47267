extension Path {
  /// How far along its tangent a quarter circle's control point lies, for a unit radius: 4/3·(√2 − 1).
  /// The curve stays within 0.03 % of the circle.
  static let quarterArc = 0.552_284_749_830_793_6

  public init(rect r: Rect) {
    self.init()
    move(to: Point(r.x, r.y))
    line(to: Point(r.maxX, r.y))
    line(to: Point(r.maxX, r.maxY))
    line(to: Point(r.x, r.maxY))
    close()
  }

  /// A rectangle with round corners; the radius is held to half the shorter side.
  public init(roundedRect r: Rect, radius: Double) {
    let radius = max(0, min(radius, min(r.width, r.height) / 2))
    guard radius > 0 else {
      self.init(rect: r)
      return
    }
    self.init()
    let k = radius * (1 - Path.quarterArc)
    move(to: Point(r.x + radius, r.y))
    line(to: Point(r.maxX - radius, r.y))
    cubic(Point(r.maxX - k, r.y), Point(r.maxX, r.y + k), to: Point(r.maxX, r.y + radius))
    line(to: Point(r.maxX, r.maxY - radius))
    cubic(Point(r.maxX, r.maxY - k), Point(r.maxX - k, r.maxY), to: Point(r.maxX - radius, r.maxY))
    line(to: Point(r.x + radius, r.maxY))
    cubic(Point(r.x + k, r.maxY), Point(r.x, r.maxY - k), to: Point(r.x, r.maxY - radius))
    line(to: Point(r.x, r.y + radius))
    cubic(Point(r.x, r.y + k), Point(r.x + k, r.y), to: Point(r.x + radius, r.y))
    close()
  }

  public init(ellipseIn r: Rect) {
    self.init()
    let (cx, cy) = (r.mid.x, r.mid.y)
    let kx = r.width / 2 * Path.quarterArc
    let ky = r.height / 2 * Path.quarterArc
    move(to: Point(r.maxX, cy))
    cubic(Point(r.maxX, cy + ky), Point(cx + kx, r.maxY), to: Point(cx, r.maxY))
    cubic(Point(cx - kx, r.maxY), Point(r.x, cy + ky), to: Point(r.x, cy))
    cubic(Point(r.x, cy - ky), Point(cx - kx, r.y), to: Point(cx, r.y))
    cubic(Point(cx + kx, r.y), Point(r.maxX, cy - ky), to: Point(r.maxX, cy))
    close()
  }

  /// Adds a circular arc, joined by a line to what is there. Angles are in radians from the +x axis,
  /// growing clockwise on a screen whose y points down; `clockwise` is as seen there.
  public mutating func arc(
    center: Point, radius: Double, from startAngle: Double, to endAngle: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep >= turn { sweep = turn } else { while sweep < 0 { sweep += turn } }
    } else {
      if sweep <= -turn { sweep = -turn } else { while sweep > 0 { sweep -= turn } }
    }
    let pieces = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tangent(step / 4) * radius
    var angle = startAngle
    var p = Point(center.x + radius * cosine(angle), center.y + radius * sine(angle))
    if isEmpty { move(to: p) } else { line(to: p) }
    for _ in 0..<pieces {
      let next = angle + step
      let q = Point(center.x + radius * cosine(next), center.y + radius * sine(next))
      cubic(
        Point(p.x - handle * sine(angle), p.y + handle * cosine(angle)),
        Point(q.x + handle * sine(next), q.y - handle * cosine(next)), to: q)
      angle = next
      p = q
    }
  }
}
