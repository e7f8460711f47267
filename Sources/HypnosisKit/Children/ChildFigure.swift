import ViewKit

/// Who the children are: a name, a colour and a picture.
public nonisolated enum ChildFigure: String, CaseIterable, Sendable {
  case sun, moon, leaf, wave

  var ground: UIColor {
    switch self {
    case .sun: UIColor(light: UIColor(rgb: 0xFBE3B0), dark: UIColor(rgb: 0x4A3812))
    case .moon: UIColor(light: UIColor(rgb: 0xD9DDF7), dark: UIColor(rgb: 0x262C52))
    case .leaf: UIColor(light: UIColor(rgb: 0xD5EDD4), dark: UIColor(rgb: 0x1F3D27))
    case .wave: UIColor(light: UIColor(rgb: 0xCDE9F2), dark: UIColor(rgb: 0x143845))
    }
  }

  /// Of the picture, and of the name in the log.
  var ink: UIColor {
    switch self {
    case .sun: UIColor(light: UIColor(rgb: 0xA35C00), dark: UIColor(rgb: 0xFFC861))
    case .moon: UIColor(light: UIColor(rgb: 0x3D46A6), dark: UIColor(rgb: 0xB3BCFF))
    case .leaf: UIColor(light: UIColor(rgb: 0x23703B), dark: UIColor(rgb: 0x86DB9C))
    case .wave: UIColor(light: UIColor(rgb: 0x0C6480), dark: UIColor(rgb: 0x7FD3EC))
    }
  }
}

extension ChildFigure {
  /// Draws the picture around `center`, within `radius`.
  func draw(around center: CGPoint, radius: CGFloat) {
    ink.set()
    switch self {
    case .sun: drawSun(center, radius)
    case .moon: drawMoon(center, radius)
    case .leaf: drawLeaf(center, radius)
    case .wave: drawWave(center, radius)
    }
  }

  private func drawSun(_ center: CGPoint, _ radius: CGFloat) {
    disc(center, radius * 0.5).fill()
    let rays = UIBezierPath()
    for ray in 0..<12 {
      let angle = CGFloat(ray) / 12 * 2 * .pi
      rays.move(
        to: CGPoint(x: center.x + cos(angle) * radius * 0.68, y: center.y + sin(angle) * radius * 0.68))
      rays.addLine(
        to: CGPoint(x: center.x + cos(angle) * radius * 0.95, y: center.y + sin(angle) * radius * 0.95))
    }
    rays.lineWidth = radius * 0.09
    rays.lineCapStyle = .round
    rays.stroke()
  }

  /// A disc from which another one is taken.
  private func drawMoon(_ center: CGPoint, _ radius: CGFloat) {
    let (outer, inner, shift) = (radius * 0.8, radius * 0.68, radius * 0.34)
    // Where the two circles meet, as angles around each centre.
    let x = (shift * shift + outer * outer - inner * inner) / (2 * shift)
    let a = acos(x / outer)
    let b = acos((x - shift) / inner)
    let moon = UIBezierPath()
    let tilt: CGFloat = -0.5
    let other = CGPoint(x: center.x + cos(tilt) * shift, y: center.y + sin(tilt) * shift)
    moon.addArc(withCenter: center, radius: outer, startAngle: tilt + a, endAngle: tilt - a, clockwise: true)
    moon.addArc(withCenter: other, radius: inner, startAngle: tilt - b, endAngle: tilt + b, clockwise: false)
    moon.close()
    moon.fill()
  }

  private func drawLeaf(_ center: CGPoint, _ radius: CGFloat) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * radius, y: center.y + y * radius)
    }
    let leaf = UIBezierPath()
    leaf.move(to: at(-0.62, 0.62))
    leaf.addCurve(to: at(0.8, -0.8), controlPoint1: at(-0.95, -0.5), controlPoint2: at(0.1, -0.85))
    leaf.addCurve(to: at(-0.62, 0.62), controlPoint1: at(0.85, -0.1), controlPoint2: at(0.5, 0.95))
    leaf.close()
    leaf.fill()
    let rib = UIBezierPath()
    rib.move(to: at(-0.88, 0.88))
    rib.addQuadCurve(to: at(0.42, -0.42), controlPoint: at(-0.2, 0.1))
    rib.lineWidth = radius * 0.08
    rib.lineCapStyle = .round
    rib.stroke()
    ground.setStroke()
    let vein = UIBezierPath()
    vein.move(to: at(-0.56, 0.56))
    vein.addQuadCurve(to: at(0.42, -0.42), controlPoint: at(-0.12, 0.12))
    vein.lineWidth = radius * 0.06
    vein.lineCapStyle = .round
    vein.stroke()
  }

  private func drawWave(_ center: CGPoint, _ radius: CGFloat) {
    for row in -1...1 {
      let y = center.y + CGFloat(row) * radius * 0.46
      let wave = UIBezierPath()
      wave.move(to: CGPoint(x: center.x - radius * 0.9, y: y))
      for half in 0..<4 {
        let x = center.x + radius * (-0.9 + 0.45 * CGFloat(half))
        let lift = radius * (half.isMultiple(of: 2) ? -0.3 : 0.3)
        wave.addQuadCurve(
          to: CGPoint(x: x + radius * 0.45, y: y), controlPoint: CGPoint(x: x + radius * 0.225, y: y + lift))
      }
      wave.lineWidth = radius * 0.12
      wave.lineCapStyle = .round
      wave.lineJoinStyle = .round
      wave.stroke()
    }
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
