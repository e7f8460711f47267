import HeadlessHost
import Support
import Testing
import ViewKit

/// One small picture of most of what a `draw(_:)` can say, text aside.
@Suite struct DrawingGoldenTests {
  final class Sheet: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      drawSky(context)
      drawSun()
      drawHill(context)
      drawFrame(context)
    }

    private func drawSky(_ context: CGContext) {
      let colors = [UIColor(rgb: 0x2B5876), UIColor(rgb: 0xF6D365)].map(\.cgColor)
      guard let sky = CGGradient(colors: colors, locations: [0, 1]) else { return }
      context.drawLinearGradient(
        sky, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: .drawsAfterEndLocation)
    }

    private func drawSun() {
      UIColor.orange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 52, y: 12, width: 16, height: 16)).fill()
      UIColor.white.setStroke()
      for ray in 0..<8 {
        let angle = CGFloat(ray) * .pi / 4
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 11, y: 0))
        path.addLine(to: CGPoint(x: 15, y: 0))
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        path.apply(
          CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 60, y: 20)))
        path.stroke()
      }
    }

    private func drawHill(_ context: CGContext) {
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: 60))
      hill.addCurve(
        to: CGPoint(x: 80, y: 60), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 50, y: 50))
      hill.close()
      context.saveGState()
      hill.addClip()
      UIColor(rgb: 0x38761D).setFill()
      UIRectFill(bounds)
      UIColor(white: 1, alpha: 0.4).setFill()
      for x in stride(from: CGFloat(0), to: 80, by: 8) {
        UIRectFill(CGRect(x: x, y: 0, width: 3, height: 60))
      }
      context.restoreGState()
    }

    private func drawFrame(_ context: CGContext) {
      let frame = UIBezierPath(
        roundedRect: bounds.insetBy(dx: 3, dy: 3), byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 12, height: 12))
      let dashes: [CGFloat] = [6, 3]
      frame.setLineDash(dashes, count: 2, phase: 0)
      frame.lineWidth = 2
      UIColor.black.setStroke()
      frame.stroke()
    }
  }

  @Test func sheet() {
    let stage = makeStage(width: 80, height: 60, scale: 2)
    stage.window.addSubview(Sheet(frame: CGRect(x: 0, y: 0, width: 80, height: 60)))
    stage.settle()
    assertSnapshot(of: stage)
  }
}
