import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct LayerMaskTests {
  private let white = Pixel(r: 255, g: 255, b: 255, a: 255)
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)

  /// A red view of 20 × 20 on white behind `mask`.
  private func masked(by mask: CALayer?, scale: CGFloat = 1) -> (stage: HeadlessStage, view: UIView) {
    let stage = makeStage(width: 20, height: 20, scale: scale)
    let view = UIView(0, 0, 20, 20, .red)
    view.layer.mask = mask
    stage.window.addSubview(view)
    stage.refresh()
    return (stage, view)
  }

  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?)
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color?.cgColor
    return layer
  }

  @Test("A mask shows as much as it is opaque; its colour does not matter")
  func alpha() {
    let half = masked(by: layer(5, 5, 10, 10, UIColor(white: 0, alpha: 0.5))).stage
    #expect(half.bitmap[4, 10] == white)
    #expect(abs(Int(half.bitmap[10, 10].g) - 127) <= 1)
    #expect(half.bitmap[10, 10].r == 255)
    let whole = masked(by: layer(5, 5, 10, 10, .green)).stage
    #expect(whole.bitmap[10, 10] == red)
    #expect(whole.bitmap[15, 15] == white)
  }

  @Test("A mask that shows nothing hides all: without colour, hidden, or transparent")
  func empty() {
    #expect(masked(by: layer(0, 0, 20, 20, nil)).stage.bitmap[10, 10] == white)
    let hidden = layer(0, 0, 20, 20, .black)
    hidden.isHidden = true
    #expect(masked(by: hidden).stage.bitmap[10, 10] == white)
    let clear = layer(0, 0, 20, 20, .black)
    clear.opacity = 0
    #expect(masked(by: clear).stage.bitmap[10, 10] == white)
  }

  @Test("A gradient as a mask fades what it masks")
  func gradients() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    let column = (0..<20).map { y in masked(by: gradient).stage.bitmap[10, y].g }
    #expect(column.first! < 10)
    #expect(column.last! > 245)
    #expect(column == column.sorted())
  }

  @Test("A mask may have sublayers, strokes and a transform of its own")
  func trees() {
    let mask = layer(0, 0, 20, 20, nil)
    mask.addSublayer(layer(2, 2, 4, 4, .black))
    let line = CAShapeLayer()
    line.path = CGPath(rect: CGRect(x: 10, y: 10, width: 6, height: 6))
    line.fillColor = nil
    line.strokeColor = UIColor.black.cgColor
    line.lineWidth = 2
    mask.addSublayer(line)
    let stage = masked(by: mask).stage
    #expect(stage.bitmap[3, 3] == red)
    #expect(stage.bitmap[10, 12] == red)
    #expect(stage.bitmap[13, 13] == white)
    let moved = layer(0, 0, 10, 20, .black)
    moved.transform = CATransform3DMakeTranslation(10, 0, 0)
    let other = masked(by: moved).stage
    #expect(other.bitmap[5, 5] == white)
    #expect(other.bitmap[15, 5] == red)
  }

  @Test("UIView.mask: the view's alpha and its subviews count, at any scale")
  func views() {
    let stage = makeStage(width: 20, height: 20, scale: 2)
    let view = UIView(0, 0, 20, 20, .red)
    let mask = UIView(0, 0, 10, 20, .black)
    mask.alpha = 0.5
    let inside = UIView(10, 0, 5, 20, .black)
    mask.addSubview(inside)
    view.mask = mask
    stage.window.addSubview(view)
    stage.refresh()
    #expect(abs(Int(stage.bitmap[10, 10].g) - 127) <= 1)
    #expect(abs(Int(stage.bitmap[25, 10].g) - 127) <= 1)
    #expect(stage.bitmap[35, 10] == white)
    view.mask = nil
    stage.refresh()
    #expect(stage.bitmap[35, 10] == red)
  }

  @Test("What is masked shows with its sublayers and at its own opacity")
  func content() {
    let (stage, view) = masked(by: layer(0, 0, 10, 20, UIColor(white: 0, alpha: 0.999)))
    view.addSubview(UIView(5, 0, 15, 20, .blue))
    view.alpha = 0.5
    stage.refresh()
    #expect(abs(Int(stage.bitmap[7, 5].r) - 127) <= 1)
    #expect(stage.bitmap[7, 5].b == 255)
    #expect(stage.bitmap[15, 5] == white)
  }

  @Test("A mask's path grows: what it uncovers is what is repainted")
  func paths() {
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 0, height: 20))
    let (stage, _) = masked(by: mask)
    let grow = basic(
      "path", from: CGPath(rect: CGRect(x: 0, y: 0, width: 0, height: 20)),
      to: CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
    mask.add(grow, forKey: nil)
    stage.advance(to: 0.5)
    #expect(stage.bitmap[9, 5] == red)
    #expect(stage.bitmap[10, 5] == white)
  }

  @Test("A change in a mask repaints the masked view and nothing else")
  func damage() {
    let stage = makeStage(width: 40, height: 20)
    let view = UIView(0, 0, 20, 20, .red)
    let mask = layer(5, 5, 10, 10, UIColor(white: 0, alpha: 0.5))
    view.layer.mask = mask
    stage.window.addSubview(view)
    stage.window.addSubview(UIView(20, 0, 20, 20, .green))
    stage.refresh()
    CATransaction.setDisableActions(true)
    mask.opacity = 0.5
    stage.refresh()
    #expect(stage.lastFrame.damage == [PixelRect(minX: 5, minY: 5, maxX: 15, maxY: 15)])
    #expect(abs(Int(stage.bitmap[10, 10].g) - 191) <= 1)
    stage.advanceFrame()
    #expect(stage.lastFrame.pixelsTouched == 0)
  }
}
