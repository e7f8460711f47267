import HeadlessHost
import Raster
import Support
import Testing
import ViewKit

@Suite struct CGContextTests {
  /// A view that draws with a closure.
  final class Canvas: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      body(context)
    }
  }

  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)
  private let green = Pixel(r: 0, g: 255, b: 0, a: 255)
  private let blue = Pixel(r: 0, g: 0, b: 255, a: 255)
  private let white = Pixel(r: 255, g: 255, b: 255, a: 255)

  private func draw(
    scale: CGFloat = 1, width: CGFloat = 40, height: CGFloat = 40, _ body: @escaping (CGContext) -> Void
  ) -> HeadlessStage {
    let stage = makeStage(width: width, height: height, scale: scale)
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: width, height: height))
    canvas.body = body
    stage.window.addSubview(canvas)
    stage.settle()
    return stage
  }

  @Test func thereIsNoContextOutsideDrawing() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = draw { _ in #expect(UIGraphicsGetCurrentContext() != nil) }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func fillsAndStates() {
    let bitmap = draw { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.green.cgColor)
      context.translateBy(x: 20, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 20, width: 10, height: 10))
    }.bitmap
    #expect(bitmap[5, 5] == red && bitmap[25, 5] == green && bitmap[5, 25] == blue && bitmap[15, 5] == white)
  }

  @Test func alphaFadesWhatFollows() {
    let bitmap = draw { context in
      context.setFillColor(UIColor.black.cgColor)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }.bitmap
    #expect(abs(Int(bitmap[5, 5].r) - 127) <= 1)
  }

  @Test func clipsEndWithTheState() {
    let bitmap = draw { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 30, y: 0, width: 10, height: 5))
    }.bitmap
    #expect(
      bitmap[10, 20] == red && bitmap[25, 20] == white && bitmap[1, 1] == white && bitmap[35, 2] == blue)
  }

  @Test func openStatesAreClosedAtTheEnd() {
    let stage = draw { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let after = UIView(10, 10, 10, 10, .blue)
    stage.window.addSubview(after)
    stage.settle()
    #expect(stage.bitmap[2, 2] == red && stage.bitmap[15, 15] == blue)
  }

  @Test func pathsAreFilledByTheirRule() {
    func rings(_ rule: CGPathFillRule) -> Bitmap {
      draw { context in
        context.setFillColor(UIColor.red.cgColor)
        context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.fillPath(using: rule)
      }.bitmap
    }
    #expect(
      rings(.winding)[20, 20] == red && rings(.evenOdd)[20, 20] == white && rings(.evenOdd)[5, 5] == red)
  }

  @Test func strokesHaveWidthAndDashes() {
    let bitmap = draw { context in
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 40, y: 10))
      context.strokePath()
      context.setLineDash(phase: 0, lengths: [10, 10])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 40, y: 30)])
    }.bitmap
    #expect(
      bitmap[20, 8] == blue && bitmap[20, 11] == blue && bitmap[20, 6] == white && bitmap[20, 13] == white)
    #expect(bitmap[5, 30] == blue && bitmap[15, 30] == white && bitmap[25, 30] == blue)
  }

  @Test func arcsGoTheWayOfUIKit() {
    // Clockwise on the screen from three o'clock to six: the lower right quarter.
    let lower = draw { _ in
      UIColor.red.setFill()
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      path.addLine(to: CGPoint(x: 20, y: 20))
      path.close()
      path.fill()
    }.bitmap
    #expect(lower[26, 26] == red && lower[14, 14] == white && lower[26, 14] == white)
    // Core Graphics' flag is the other way round where y points down.
    let rest = draw { context in
      context.setFillColor(UIColor.red.cgColor)
      context.move(to: CGPoint(x: 20, y: 20))
      context.addArc(
        center: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      context.fillPath()
    }.bitmap
    #expect(rest[26, 26] == white && rest[14, 14] == red && rest[26, 14] == red)
  }

  @Test func gradientsStopAtTheirEndsUnlessToldOtherwise() throws {
    let gradient = try #require(CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor]))
    func band(_ options: CGGradientDrawingOptions) -> Bitmap {
      draw { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }.bitmap
    }
    let bare = band([])
    #expect(bare[5, 20] == white && bare[35, 20] == white)
    #expect(bare[11, 20].r > 200 && bare[28, 20].b > 200)
    let whole = band([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(whole[5, 20] == red && whole[35, 20] == blue)
    let disc = draw { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20),
        endRadius: 10)
    }.bitmap
    #expect(disc[20, 20].r > 200 && disc[28, 20].b > 150 && disc[33, 20] == white)
    #expect(CGGradient(colors: [], locations: nil) == nil)
    #expect(CGGradient(colors: [UIColor.red.cgColor], locations: [0, 1]) == nil)
  }

  @Test func imagesAreDrawnUpright() {
    var pixels = Bitmap(width: 2, height: 2, fill: red)
    pixels[0, 1] = blue
    pixels[1, 1] = blue
    let image = UIImage(Image(pixels))
    let bitmap = draw { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      image.withTintColor(.green).draw(at: CGPoint(x: 30, y: 30))
    }.bitmap
    #expect(
      bitmap[10, 2] == red && bitmap[10, 17] == blue && bitmap[30, 30] == green && bitmap[25, 10] == white)
  }

  @Test func transparencyLayersFadeAsAWhole() {
    let bitmap = draw { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      context.fill(CGRect(x: 10, y: 0, width: 30, height: 40))
      context.endTransparencyLayer()
    }.bitmap
    #expect(bitmap[5, 5] == bitmap[20, 5] && abs(Int(bitmap[20, 5].r) - 127) <= 1)
  }

  @Test func textIsDrawnWhereItWasMeasured() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red,
    ]
    let size = "Hill".size(withAttributes: attributes)
    #expect(size.width > 15 && size.width < 40 && size.height > 16 && size.height < 26)
    let bitmap = draw(width: 80) { _ in "Hill".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes) }
      .bitmap
    var columns: [Int] = []
    for x in 0..<80 where (0..<40).contains(where: { bitmap[x, $0] != white }) { columns.append(x) }
    #expect(columns.first! >= 20 && columns.first! <= 23)
    #expect(CGFloat(columns.last!) <= 20 + size.width && CGFloat(columns.last!) >= 16 + size.width)
  }

  @Test func drawingOnceIsEnough() {
    var count = 0
    let stage = draw { context in
      count += 1
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    stage.window.subviews[0].frame.origin.x = 5
    stage.settle()
    #expect(count == 1)
    stage.window.subviews[0].setNeedsDisplay()
    stage.settle()
    #expect(count == 2)
  }

  @Test func sharpAtEveryScale() {
    let bitmap = draw(scale: 2) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0.5, y: 0.5, width: 10, height: 10))
    }.bitmap
    #expect(bitmap[0, 0] == white && bitmap[1, 1] == red && bitmap[20, 20] == red && bitmap[21, 21] == white)
  }
}
