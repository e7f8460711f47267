import ViewKit

/// A drawn figure: its shapes, back to front, in points about its tip, which lies at the origin.
struct FigureArt {
  /// The box the drawing lies in, and where the tip lies in it.
  let size: CGSize
  let tip: CGPoint
  /// How large the shadow on the ground is.
  let shadow: CGSize
  /// The light outline behind all of it.
  let halo: UIBezierPath
  let shapes: [FigureShape]

  /// Width of the dark outlines.
  private static let outlineWidth: CGFloat = 1.3

  /// Draws the figure with its tip at `tip`: first the halo around all of it, then the figure.
  func draw(halo color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: tip.x, y: tip.y)
    color.setFill()
    halo.fill()
    for shape in shapes { shape.draw(outline: FigureArt.outlineWidth) }
    context.restoreGState()
  }
}

/// One part of a figure.
enum FigureShape {
  /// A flat colour with darker or striped parts inside it, and an outline.
  case fill(UIBezierPath, UIColor, inside: [(UIBezierPath, UIColor)] = [])
  /// A spot without an outline, inside of another shape.
  case spot(UIBezierPath, UIColor)
  /// A rounded arm, leg or stick along a line, striped along its way where `stripes` says so.
  case limb(UIBezierPath, width: CGFloat, UIColor, stripes: UIColor? = nil)
  /// A drawn line.
  case line(UIBezierPath, width: CGFloat, UIColor = .outline)

  fileprivate func draw(outline: CGFloat) {
    switch self {
    case .fill(let path, let color, let inside):
      color.setFill()
      path.fill()
      FigureShape.fill(inside, within: path)
      UIColor.outline.setStroke()
      FigureShape.stroke(path, outline)
    case .spot(let path, let color):
      color.setFill()
      path.fill()
    case .limb(let path, let width, let color, let stripes):
      UIColor.outline.setStroke()
      FigureShape.stroke(path, width + outline)
      color.setStroke()
      FigureShape.stroke(path, width - outline)
      guard let stripes else { break }
      stripes.setStroke()
      FigureShape.strokeStripes(path, width - outline)
    case .line(let path, let width, let color):
      color.setStroke()
      FigureShape.stroke(path, width)
    }
  }

  private static func fill(_ parts: [(UIBezierPath, UIColor)], within path: UIBezierPath) {
    guard let context = UIGraphicsGetCurrentContext(), !parts.isEmpty else { return }
    context.saveGState()
    path.addClip()
    for (part, color) in parts {
      color.setFill()
      part.fill()
    }
    context.restoreGState()
  }

  private static func stroke(_ path: UIBezierPath, _ width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.setLineDash(nil, count: 0, phase: 0)
    path.stroke()
  }

  private static func strokeStripes(_ path: UIBezierPath, _ width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .butt
    path.setLineDash([1.6, 2.2], count: 2, phase: 0)
    path.stroke()
  }
}
