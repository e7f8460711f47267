import HeadlessHost
import Raster
import Support
import Testing
import ViewKit

@Suite struct UIGraphicsImageRendererTests {
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)

  @Test func imagesHaveTheirSizeScaleAndPlace() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 20, height: 10), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 15, y: 10, width: 5, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    #expect(image.image.width == 40 && image.image.bitmap[10, 5] == red)
    #expect(image.image.bitmap[9, 5] == .clear && image.image.bitmap[20, 5] == .clear)
    #expect(UIGraphicsGetCurrentContext() == nil)
    format.opaque = true
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }.image.isOpaque
    )
  }

  @Test func theScaleIsTheCurrentStages() {
    let stage = makeStage(width: 10, height: 10, scale: 3)
    #expect(UIGraphicsImageRendererFormat().scale == stage.scale)
  }

  @Test func anImageShowsTheBytesOfAViewThatDraws() {
    final class Star: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 3.3, dy: 7.1))
        UIColor(red: 0.2, green: 0.5, blue: 0.1, alpha: 1).setFill()
        path.fill()
        UIColor.purple.setStroke()
        path.lineWidth = 2.5
        path.stroke()
        "Hi".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
      }
    }
    let stage = makeStage(width: 40, height: 40)
    let star = Star(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.window.addSubview(star)
    stage.settle()
    let drawn = stage.bitmap
    let image = UIGraphicsImageRenderer(bounds: star.bounds).image { context in
      UIColor.white.setFill()
      context.fill(star.bounds)
      star.draw(star.bounds)
    }
    #expect(image.image.bitmap == drawn)
  }
}
