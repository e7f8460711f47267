import Compositor
import Geometry
import HeadlessHost
import Raster
import Support
import Testing

@Suite struct LayerDrawingTests {
  private let white = Pixel(r: 255, g: 255, b: 255, a: 255)
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)

  // MARK: Looks

  @Test func looksAreDrawn() {
    let stage = makeStage(width: 96, height: 64)
    let card = UIView(8, 8, 36, 24, UIColor(240, 220, 80))
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor(60, 40, 0).cgColor
    card.layer.shadowOpacity = 0.5
    card.layer.shadowOffset = CGSize(width: 2, height: 3)
    let clip = UIView(52, 8, 36, 24, UIColor(80, 160, 240))
    clip.layer.cornerRadius = 12
    clip.clipsToBounds = true
    clip.addSubview(UIView(18, -6, 30, 20, UIColor(220, 40, 40)))
    let faded = UIView(8, 40, 36, 18, UIColor(0, 120, 60))
    faded.alpha = 0.5
    faded.addSubview(UIView(6, 6, 40, 6, UIColor(0, 0, 0)))
    let turned = UIView(60, 42, 20, 12, UIColor(140, 60, 180))
    turned.transform = CGAffineTransform(rotationAngle: 0.5)
    for view in [card, clip, faded, turned] { stage.window.addSubview(view) }
    stage.advanceFrame()
    assertSnapshot(of: stage)
  }

  @Test func shapesGradientsAndMasksAreDrawn() {
    let stage = makeStage(width: 96, height: 40)
    let ring = CAShapeLayer()
    ring.frame = CGRect(x: 4, y: 4, width: 32, height: 32)
    ring.path = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 26, height: 26))
    ring.fillColor = nil
    ring.strokeColor = UIColor(200, 30, 30).cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0.75
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 40, y: 4, width: 24, height: 32)
    gradient.colors = [UIColor(255, 255, 0).cgColor, UIColor(0, 0, 200).cgColor]
    let masked = UIView(68, 4, 24, 32, UIColor(30, 140, 60))
    let star = CAShapeLayer()
    star.path = CGPath(ellipseIn: CGRect(x: 0, y: 4, width: 24, height: 24))
    masked.layer.mask = star
    stage.window.layer.addSublayer(ring)
    stage.window.layer.addSublayer(gradient)
    stage.window.addSubview(masked)
    stage.advanceFrame()
    assertSnapshot(of: stage)
  }

  @Test func perspectiveComesFromTheSuperlayer() {
    let stage = makeStage(width: 60, height: 48)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 80
    stage.window.layer.sublayerTransform = eye
    let card = UIView(10, 8, 40, 32, UIColor(30, 60, 220))
    card.addSubview(UIView(4, 4, 12, 8, UIColor(255, 255, 255)))
    card.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
    stage.window.addSubview(card)
    stage.advanceFrame()
    assertSnapshot(of: stage)
    card.layer.transform = CATransform3DMakeRotation(2.6, 0, 1, 0)
    card.layer.isDoubleSided = false
    stage.advanceFrame()
    #expect(stage.bitmap[30, 24] == white)
  }

  @Test func zPositionsDecideWhatLiesInFront() {
    let stage = makeStage(width: 10, height: 10)
    let back = UIView(0, 0, 10, 10, UIColor(255, 0, 0))
    stage.window.addSubview(back)
    stage.window.addSubview(UIView(0, 0, 10, 10, UIColor(0, 0, 255)))
    back.layer.zPosition = 1
    stage.advanceFrame()
    #expect(stage.bitmap[5, 5] == red)
  }

  @Test func opacityIsThatOfTheWhole() {
    let stage = makeStage(width: 20, height: 10, background: UIColor(0, 0, 0))
    let group = UIView(0, 0, 20, 10, UIColor(0, 0, 0))
    group.alpha = 0.5
    group.addSubview(UIView(0, 0, 10, 10, UIColor(0, 200, 0)))
    group.addSubview(UIView(5, 0, 10, 10, UIColor(200, 0, 0)))
    stage.window.addSubview(group)
    stage.advanceFrame()
    #expect(stage.bitmap[7, 5].g == 0)
    #expect(abs(Int(stage.bitmap[7, 5].r) - 100) <= 1)
  }

  @Test func edgesAtWholePixelsAreSharp() {
    let stage = makeStage(width: 40, height: 20, scale: 1)
    // 7.05 − 0.05 is not 7 in binary fractions.
    stage.window.addSubview(UIView(7, 3, 20.1 - 0.1, 5, UIColor(255, 0, 0)))
    stage.advanceFrame()
    let row = (0..<40).map { stage.bitmap[$0, 4] }
    #expect(Set(row) == [white, red])
    #expect(row.firstIndex(of: red) == 7)
    #expect(row.lastIndex(of: red) == 26)
  }

  // MARK: Contents

  @Test func picturesLieAsTheirGravitySays() {
    let stage = makeStage(width: 8, height: 8)
    var bitmap = Bitmap(width: 2, height: 2, fill: red)
    bitmap[0, 0] = Pixel(r: 0, g: 0, b: 255, a: 255)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layer.contents = Raster.Image(bitmap)
    view.contentMode = .bottomRight
    stage.window.addSubview(view)
    stage.advanceFrame()
    #expect(stage.bitmap[6, 6] == Pixel(r: 0, g: 0, b: 255, a: 255))
    #expect(stage.bitmap[7, 7] == red)
    #expect(stage.bitmap[5, 5] == white)
    view.contentMode = .center
    stage.advanceFrame()
    #expect(stage.bitmap[3, 3] == Pixel(r: 0, g: 0, b: 255, a: 255))
  }

  @Test func aViewDrawsOnlyWhenAskedTo() {
    let log = EventLog()
    let stage = makeStage(width: 20, height: 20)
    let view = LoggingView("v", log: log)
    stage.window.addSubview(view)
    stage.advanceFrame()
    #expect(log.take().filter { $0 == "v.draw" }.count == 1)
    view.center.x += 3
    view.bounds.size.width += 1
    stage.advanceFrame()
    #expect(!log.take().contains("v.draw"))
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    stage.advanceFrame()
    #expect(log.take() == ["v.draw"])
    view.contentMode = .redraw
    stage.advanceFrame()
    log.clear()
    view.bounds.size.width += 1
    stage.advanceFrame()
    #expect(log.take().contains("v.draw"))
  }

  /// A layer that hands its own content to the compositor.
  private final class OwnLayer: CALayer {
    var picture = SharedPath(Geometry.Path(rect: Rect(0, 0, 4, 4)))
    var place = Geometry.Point(0, 0)
    override var hasOwnRenderContent: Bool { true }
    override func appendRenderContent(to list: inout LayerContentList) {
      list.append(
        .fill(.path(picture, .nonZero), .color(Color(red: 1, green: 0, blue: 0))),
        transform: .translation(place.x, place.y))
    }
    deinit {}
  }

  @Test func ownContentThatStaysTheSameIsNotPaintedAgain() {
    let stage = makeStage(width: 40, height: 40)
    let layer = OwnLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.window.layer.addSublayer(layer)
    stage.advanceFrame()
    #expect(stage.bitmap[11, 11] == red)
    layer.setNeedsRender()
    stage.advanceFrame()
    #expect(stage.lastFrame.pixelsTouched == 0)
    layer.place = Geometry.Point(6, 0)
    layer.setNeedsRender()
    stage.advanceFrame()
    #expect(stage.bitmap[17, 11] == red)
    #expect(stage.lastFrame.pixelsTouched <= 10 * 4)
  }

  @Test func aSnapshotShowsWhatWas() {
    let stage = makeStage(width: 30, height: 10)
    let view = UIView(0, 0, 10, 10, UIColor(255, 0, 0))
    stage.window.addSubview(view)
    stage.advanceFrame()
    let shot = view.snapshotView(afterScreenUpdates: false)
    view.backgroundColor = UIColor(0, 0, 255)
    shot?.frame.origin.x = 15
    if let shot { stage.window.addSubview(shot) }
    stage.advanceFrame()
    #expect(stage.bitmap[5, 5] == Pixel(r: 0, g: 0, b: 255, a: 255))
    #expect(stage.bitmap[20, 5] == red)
  }

  // MARK: Damage

  @Test func aButtonThatHighlightsTouchesItsPixelsOnly() {
    let stage = makeStage(width: 200, height: 100)
    for i in 0..<10 { stage.window.addSubview(UIView(CGFloat(i) * 20, 0, 16, 50, UIColor(i * 20, 0, 0))) }
    let button = UIView(40, 60, 30, 20, UIColor(0, 200, 0))
    button.layer.cornerRadius = 6
    stage.window.addSubview(button)
    stage.settle()
    button.backgroundColor = UIColor(0, 100, 0)
    stage.advanceFrame()
    #expect(stage.lastFrame.damage == [PixelRect(minX: 40, minY: 60, maxX: 70, maxY: 80)])
    #expect(stage.lastFrame.pixelsTouched == 600)
  }

  @Test func hiddenAndTransparentLayersCostNothing() {
    let stage = makeStage(width: 50, height: 50)
    let hidden = UIView(0, 0, 50, 50, UIColor(0, 0, 0))
    hidden.isHidden = true
    let clear = UIView(0, 0, 50, 50, UIColor(0, 0, 0))
    clear.alpha = 0
    stage.window.addSubview(hidden)
    stage.window.addSubview(clear)
    stage.settle()
    hidden.backgroundColor = UIColor(1, 1, 1)
    clear.backgroundColor = UIColor(1, 1, 1)
    stage.advanceFrame()
    #expect(stage.lastFrame.pixelsTouched == 0)
    #expect(stage.bitmap[20, 20] == white)
  }

  /// Frame after frame of a scene in which everything moves equals the same moments painted on fresh stages.
  @Test func partialRepaintsEqualWholeOnes() {
    func scene(seed: UInt64, untilFrame frames: Int, onlyLast: Bool) -> HeadlessStage {
      var random = SeededNumbers(seed: seed)
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
      let stage = makeStage(width: 80, height: 60)
      var views: [UIView] = []
      for i in 0..<8 {
        let view = UIView(
          number(-10...70), number(-10...50), number(5...40), number(5...30),
          UIColor(
            Int(number(0...255)), Int(number(0...255)), Int(number(0...255)), alpha: i % 3 == 0 ? 0.5 : 1))
        view.layer.cornerRadius = number(0...8)
        view.clipsToBounds = i % 2 == 0
        (views.last.map { i % 3 == 1 ? $0 : stage.window } ?? stage.window).addSubview(view)
        views.append(view)
      }
      views[2].layer.shadowOpacity = 0.5
      stage.stage.produceFrame(at: .zero)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        for view in views {
          view.center.x += number(-30...30)
          view.alpha = number(0.2...1)
          view.transform = CGAffineTransform(rotationAngle: number(-1...1))
        }
      }
      let end = Double(frames) / 60
      if onlyLast {
        stage.stage.produceFrame(at: StageTime(seconds: end))
      } else {
        stage.advance(to: end)
      }
      return stage
    }
    for seed in 1...4 as ClosedRange<UInt64> {
      for frames in [7, 30] {
        let stepped = scene(seed: seed, untilFrame: frames, onlyLast: false)
        stepped.stage.renderThreads = 1
        let jumped = scene(seed: seed, untilFrame: frames, onlyLast: true)
        #expect(stepped.bitmap == jumped.bitmap, "seed \(seed), frame \(frames)")
      }
    }
  }
}
