import HeadlessHost
import Raster
import Support
import Testing
import ViewKit

@Suite struct UILabelTests {
  private func makeStage(_ scale: CGFloat = 1) -> HeadlessStage {
    Support.makeStage(width: 160, height: 80, scale: scale)
  }

  /// The box of what is not white, in pixels; nil for nothing.
  private func ink(_ bitmap: Bitmap) -> CGRect? {
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].bits != 0xFFFF_FFFF {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  private func label(_ text: String, _ stage: HeadlessStage, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 140, height: 60))
    label.text = text
    label.font = .systemFont(ofSize: size)
    stage.window.addSubview(label)
    return label
  }

  @Test func looksLikeText() {
    let stage = makeStage(2)
    let one = label("Comes out at", stage)
    one.frame = CGRect(x: 8, y: 4, width: 144, height: 20)
    let two = label("Tunnel", stage, size: 28)
    two.font = .boldSystemFont(ofSize: 28)
    two.textAlignment = .center
    two.textColor = .systemIndigo
    two.frame = CGRect(x: 8, y: 26, width: 144, height: 34)
    let three = label("a long line that does not fit", stage, size: 12)
    three.textAlignment = .right
    three.frame = CGRect(x: 8, y: 60, width: 120, height: 16)
    stage.settle()
    // FreeType's versions round the edges of letters differently.
    assertSnapshot(of: stage, tolerance: SnapshotTolerance(largestDifference: 40, pixels: 2000))
  }

  @Test func alignmentAndMiddle() throws {
    let stage = makeStage()
    let label = label("Hill", stage)
    stage.settle()
    let left = try #require(ink(stage.bitmap))
    #expect(left.minX >= 10 && left.minX <= 13)
    #expect(abs(left.midY - 40) < 5)
    label.textAlignment = .right
    stage.settle()
    let right = try #require(ink(stage.bitmap))
    #expect(right.maxX <= 151 && right.maxX >= 147)
    label.textAlignment = .center
    stage.settle()
    let center = try #require(ink(stage.bitmap))
    #expect(abs(center.midX - 80) <= 2)
    #expect(center.height == left.height && abs(center.width - left.width) <= 1)
  }

  @Test func settingTheSameDrawsNothing() {
    let stage = makeStage()
    let label = label("Hill", stage)
    stage.settle()
    label.text = "Hill"
    label.textColor = .label
    label.font = .systemFont(ofSize: 17)
    #expect(stage.isIdle)
    label.text = "Hall"
    stage.advanceFrame()
    #expect(stage.lastFrame.pixelsTouched > 0)
    #expect(stage.lastFrame.pixelsTouched <= 140 * 60)
  }

  @Test func sizesToItsText() {
    _ = makeStage()
    let label = UILabel()
    label.text = "Comes out at"
    label.sizeToFit()
    let one = label.bounds.size
    #expect(one.width > 60 && one.height >= 17 && one.height <= 26)
    #expect(one.width == one.width.rounded() && one.height == one.height.rounded())
    #expect(label.intrinsicContentSize == one)
    label.numberOfLines = 0
    let two = label.sizeThatFits(CGSize(width: one.width * 0.7, height: 0))
    #expect(two.width <= one.width * 0.7 + 1 && two.height >= 2 * one.height - 2)
    label.text = "a\nb\nc"
    #expect(label.sizeThatFits(.zero).height >= 3 * one.height - 3)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(.zero).height <= 2 * one.height)
    label.text = nil
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test func shrinksToFit() throws {
    let stage = makeStage()
    let label = label("Westminster Abbey", stage, size: 24)
    label.lineBreakMode = .byClipping
    label.frame.size.width = 130
    stage.settle()
    let wide = try #require(ink(stage.bitmap))
    label.adjustsFontSizeToFitWidth = true
    stage.settle()
    let fitting = try #require(ink(stage.bitmap))
    #expect(wide.maxX >= 139 && fitting.maxX <= 140)
    #expect(fitting.height < wide.height)
    // As large as fits, to half a point.
    #expect(fitting.maxX >= 134)
    label.minimumScaleFactor = 0.95
    stage.settle()
    let least = try #require(ink(stage.bitmap))
    #expect(least.height > fitting.height)
  }

  @Test("a label at rest is as crisp wherever it lies on whole pixels")
  func crispness() throws {
    let stage = makeStage()
    let label = label("Hill", stage)
    stage.settle()
    let before = stage.bitmap
    UIView.animate(withDuration: 0.3) { label.frame.origin.x = 13 }
    stage.settle()
    let moved = stage.bitmap
    for y in 10..<70 {
      for x in 10..<100 { #expect(before[x, y] == moved[x + 3, y]) }
    }
  }

  @Test func doubleTheScaleIsDrawnAnew() throws {
    let stage = makeStage()
    _ = label("Hill", stage)
    stage.settle()
    let one = try #require(ink(stage.bitmap))
    stage.setScale(2)
    stage.settle()
    let two = try #require(ink(stage.bitmap))
    #expect(abs(two.width - 2 * one.width) <= 3 && abs(two.height - 2 * one.height) <= 3)
  }

  @Test func partsDifferInFontAndColour() throws {
    let stage = makeStage()
    let text = NSMutableAttributedString(
      string: "Lemvig ",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "Denmark", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue])
    )
    let label = label("", stage)
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 30)
    stage.settle()
    var red: CGRect?
    var blue: CGRect?
    let bitmap = stage.bitmap
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let place = CGRect(x: x, y: y, width: 1, height: 1)
        if pixel.r > 200, pixel.g < 80 { red = red?.union(place) ?? place }
        if pixel.b > 200, pixel.g < 80 { blue = blue?.union(place) ?? place }
      }
    }
    let (left, right) = (try #require(red), try #require(blue))
    #expect(left.maxX < right.minX && left.height > right.height)
    #expect(label.text == "Lemvig Denmark")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height > 30)
    #expect(label.sizeThatFits(.zero).width > label.sizeThatFits(CGSize(width: 80, height: 0)).width)
  }
}
