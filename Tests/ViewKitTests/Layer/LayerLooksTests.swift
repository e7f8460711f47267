import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct LayerLooksTests {
  private let white = Pixel(r: 255, g: 255, b: 255, a: 255)
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)

  @Test func cornersShadowPathsAndMasks() {
    let stage = makeStage(width: 100, height: 40)
    let card = UIView(4, 4, 28, 28, UIColor(240, 200, 60))
    card.layer.cornerRadius = 12
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor(120, 60, 0).cgColor
    card.layer.shadowOpacity = 0.6
    card.layer.shadowRadius = 2
    let plain = UIView(40, 4, 24, 24, UIColor(255, 255, 255))
    plain.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 14, width: 24, height: 12)).cgPath
    plain.layer.shadowOpacity = 1
    plain.layer.shadowRadius = 1.5
    plain.layer.shadowOffset = CGSize(width: 0, height: 4)
    let faded = UIView(70, 4, 26, 32, UIColor(40, 90, 200))
    let mask = CAGradientLayer()
    mask.frame = faded.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    faded.layer.mask = mask
    for view in [card, plain, faded] { stage.window.addSubview(view) }
    stage.refresh()
    assertSnapshot(of: stage)
  }

  @Test("maskedCorners rounds, and clips, only the corners it names")
  func maskedCorners() {
    let stage = makeStage(width: 20, height: 20)
    let view = UIView(0, 0, 20, 20, .red)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMaxXMinYCorner]
    view.clipsToBounds = true
    view.addSubview(UIView(0, 0, 20, 20, .red))
    stage.window.addSubview(view)
    stage.refresh()
    #expect(stage.bitmap[0, 0] == red)
    #expect(stage.bitmap[0, 19] == red)
    #expect(stage.bitmap[19, 19] == red)
    #expect(stage.bitmap[19, 0] == white)
    view.setNeedsDisplay()
    view.layer.setNeedsRender()
    stage.refresh()
    #expect(stage.lastFrame.pixelsTouched == 0)
  }

  @Test("A shadow path casts a shadow whatever the layer shows")
  func shadowPaths() {
    let stage = makeStage(width: 20, height: 20)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.shadowPath = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = .zero
    stage.window.addSubview(view)
    stage.refresh()
    #expect(stage.bitmap[10, 10] == Pixel(r: 0, g: 0, b: 0, a: 255))
    #expect(stage.bitmap[2, 10] == white)
  }

  @Test("A gradient's colours, stops and ends are animated, by themselves and explicitly")
  func gradients() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    let s = LayerStage(gradient)
    s.layer.add(
      basic(
        "colors", from: [UIColor.red.cgColor, UIColor.red.cgColor],
        to: [UIColor.blue.cgColor, UIColor.blue.cgColor]),
      forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(abs(Int(s.stage.bitmap[20, 20].r) - 128) <= 1)
    s.stage.settle()
    gradient.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    #expect(
      (s.shown as? CAGradientLayer)?.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.red.cgColor])
    s.stage.settle()
    #expect(s.stage.bitmap[20, 20] == Pixel(r: 0, g: 0, b: 255, a: 255))
    gradient.locations = [0, 0.5]
    s.stage.settle()
    gradient.add(basic("locations", from: [0, 0.5], to: [0.5, 1]), forKey: nil)
    gradient.add(basic("startPoint", to: CGPoint(x: 1, y: 1)), forKey: nil)
    s.stage.advance(by: 0.5)
    #expect((s.shown as? CAGradientLayer)?.locations == [0.25, 0.75])
    #expect((s.shown as? CAGradientLayer)?.startPoint == CGPoint(x: 0.75, y: 0.5))
  }

  @Test("A shape's path, line and dashes are animated; a path changes point by point")
  func shapes() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let s = LayerStage(shape)
    shape.add(basic("path", to: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))), forKey: nil)
    shape.add(basic("lineWidth", from: 1, to: 3), forKey: nil)
    shape.add(basic("strokeEnd", from: 0, to: 1), forKey: nil)
    shape.add(basic("lineDashPhase", from: 0, to: 8), forKey: nil)
    shape.add(basic("fillColor", from: UIColor.red.cgColor, to: UIColor.red.cgColor), forKey: nil)
    s.stage.advance(to: 0.5)
    let shown = s.shown as? CAShapeLayer
    #expect(shown?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 15))
    #expect(shown?.lineWidth == 2)
    #expect(shown?.strokeEnd == 0.5)
    #expect(shown?.lineDashPhase == 4)
    #expect(s.stage.bitmap[28, 23] == red)
    #expect(shape.path?.boundingBox.width == 10)
  }

  @Test("Paths of different elements change at once, in the middle")
  func unlikePaths() {
    let shape = CAShapeLayer()
    let s = LayerStage(shape)
    let (a, b) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)),
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    )
    shape.add(basic("path", from: a, to: b), forKey: nil)
    let widths = s.values(at: [0.4, 0.6]) { ($0 as? CAShapeLayer)?.path?.boundingBox.width }
    #expect(widths == [4, 8])
  }

  @Test("A path does not animate by itself; one that grows after it was set is not followed")
  func pathsAreCopied() {
    let shape = CAShapeLayer()
    let s = LayerStage(shape)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    shape.path = path
    #expect((s.shown as? CAShapeLayer)?.path == path)
    #expect(shape.path === path)
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 4))
    #expect(shape.path?.boundingBox.width == 4)
  }

  @Test("contents cross-fade from picture to picture")
  func contents() {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let s = LayerStage()
    s.layer.contents = picture(.red)
    s.layer.add(basic("contents", from: picture(.red), to: picture(.blue).cgImage), forKey: nil)
    s.stage.advance(to: 0.5)
    let pixel = s.stage.bitmap[20, 20]
    #expect(abs(Int(pixel.r) - 128) <= 1)
    #expect(abs(Int(pixel.b) - 128) <= 1)
    #expect(pixel.g == 0)
    s.stage.settle()
    #expect(s.stage.bitmap[20, 20] == red)
  }
}
