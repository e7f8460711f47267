import ViewKit

/// The tabs' pictures, drawn when they are asked for: templates, which the bar tints.
enum TabArt {
  private static let side: CGFloat = 24

  /// Circles around one centre.
  static var rings: UIImage {
    picture { center in
      for radius in [2.0, 6, 10] { ring(center, radius).stroke() }
    }
  }

  /// A clock's face at ten past ten.
  static var clock: UIImage {
    picture { center in
      ring(center, 10).stroke()
      let hands = UIBezierPath()
      hands.move(to: CGPoint(x: center.x - 3.6, y: center.y - 2.1))
      hands.addLine(to: center)
      hands.addLine(to: CGPoint(x: center.x + 5.2, y: center.y - 3))
      hands.lineWidth = 1.75
      hands.lineCapStyle = .round
      hands.lineJoinStyle = .round
      hands.stroke()
    }
  }

  /// Two cards, one of them behind the other.
  static var cards: UIImage {
    picture { _ in
      let front = UIBezierPath(roundedRect: CGRect(x: 2, y: 8, width: 14, height: 14), cornerRadius: 3)
      front.lineWidth = 1.75
      front.stroke()
      let back = UIBezierPath()
      back.move(to: CGPoint(x: 8, y: 5))
      back.addArc(
        withCenter: CGPoint(x: 11, y: 5), radius: 3, startAngle: .pi, endAngle: -.pi / 2, clockwise: true)
      back.addArc(
        withCenter: CGPoint(x: 19, y: 5), radius: 3, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
      back.addArc(
        withCenter: CGPoint(x: 19, y: 13), radius: 3, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      back.lineWidth = 1.75
      back.lineCapStyle = .round
      back.stroke()
    }
  }

  private static func ring(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    path.lineWidth = 1.75
    return path
  }

  private static func picture(_ draw: (CGPoint) -> Void) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { _ in
      UIColor.black.set()
      draw(CGPoint(x: side / 2, y: side / 2))
    }.withRenderingMode(.alwaysTemplate)
  }
}
