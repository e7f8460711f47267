import Geometry
import Raster
import Testing

struct MaskTests {
  static let dot = Mask(width: 3, height: 3, coverage: [0, 0, 0, 0, 255, 0, 0, 0, 0])

  @Test("A mask is drawn where it is put, through its coverage")
  func placed() {
    var dice = Dice(seed: 5)
    let mask = Mask(
      width: 11, height: 3, coverage: (0..<33).map { _ in UInt8.random(in: 0...255, using: &dice) })
    let below = Pixel(r: 9, g: 90, b: 200, a: 255)
    let color = Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.7)
    var canvas = Canvas(16, 6, fill: below)
    canvas.draw { $0.draw(mask, x: 2, y: -1, color: color) }
    for y in 0..<6 {
      for x in 0..<16 {
        let isInside = x >= 2 && x < 13 && y < 2
        let cover = isInside ? mask.coverage[(y + 1) * 11 + x - 2] : 0
        #expect(canvas.bitmap[x, y] == color.pixel.scaled(by: cover).over(below))
      }
    }
  }

  @Test("Between pixels a mask is sampled: its ink stays")
  func sampled() {
    var canvas = Canvas(8, 8)
    canvas.draw { $0.draw(MaskTests.dot, by: .translation(2.25, 2.5), color: .black) }
    #expect(abs(canvas.ink - 1) < 0.02)
    #expect(canvas.bitmap[3, 3].a == 96 && canvas.bitmap[4, 4].a == 32)
  }

  @Test("A blur keeps the ink, is symmetric and reaches three deviations", arguments: [0.5, 1, 2.5, 8])
  func blur(sigma: Double) {
    let square = Mask(width: 20, height: 20, coverage: [UInt8](repeating: 255, count: 400))
    let blurred = square.blurred(sigma: sigma)
    let reach = Mask.blurReach(sigma)
    #expect(blurred.width == 20 + 2 * reach && blurred.height == blurred.width)
    let ink = blurred.coverage.reduce(0) { $0 + Double($1) } / 255
    #expect(abs(ink - 400) < 4)
    let side = blurred.width
    for y in 0..<side {
      for x in 0..<side {
        let value = blurred.coverage[y * side + x]
        #expect(value == blurred.coverage[y * side + side - 1 - x])
        #expect(value == blurred.coverage[(side - 1 - y) * side + x])
      }
    }
    #expect(square.blurred(sigma: 0) === square)
  }

  @Test("An edge's blur is the Gaussian's integral")
  func blurProfile() {
    let half = Mask(
      width: 80, height: 9, coverage: (0..<9).flatMap { _ in (0..<80).map { UInt8($0 < 40 ? 255 : 0) } })
    let blurred = half.blurred(sigma: 4)
    let row = (9 / 2 + 12) * blurred.width
    // One deviation from the edge; nine rows of which a blur of 4 sees a part only, hence the ratio.
    let inside = Double(blurred.coverage[row + 12 + 20])
    let there = (Double(blurred.coverage[row + 12 + 43]) + Double(blurred.coverage[row + 12 + 44])) / 2
    #expect(abs(there / inside - 0.1587) < 0.02)
  }

  @Test("A dilation grows a dot into a disc")
  func dilation() {
    let disc = MaskTests.dot.dilated(radius: 3)
    #expect(disc.width == 9)
    #expect(disc.coverage[4 * 9 + 4] == 255 && disc.coverage[4 * 9 + 1] == 255 && disc.coverage[4 * 9] == 0)
    #expect(disc.coverage[1 * 9 + 1] == 0, "the corner lies outside the disc")
    let soft = MaskTests.dot.dilated(radius: 1.5)
    #expect(soft.coverage[3 * 7 + 5] == 128, "half a pixel more is half covered")
    #expect(MaskTests.dot.dilated(radius: 0) === MaskTests.dot)
  }

  @Test("Nine slices: corners as they are, middles stretched, and the hidden part left alone")
  func nineSlices() {
    let mask = Mask(width: 3, height: 3, coverage: [17, 34, 51, 68, 255, 85, 102, 119, 136])
    var canvas = Canvas(8, 6)
    canvas.draw {
      $0.drawNineSlices(mask, inset: 1, in: PixelRect(minX: 1, minY: 1, maxX: 7, maxY: 5), color: .black)
    }
    #expect(canvas.picture == "........\n.122223.\n.4ffff5.\n.4ffff5.\n.677778.\n........")
    var holed = Canvas(8, 6)
    holed.draw {
      $0.drawNineSlices(
        mask, inset: 1, in: PixelRect(minX: 1, minY: 1, maxX: 7, maxY: 5), color: .black,
        hidden: PixelRect(minX: 3, minY: 2, maxX: 5, maxY: 9))
    }
    #expect(holed.picture == "........\n.122223.\n.4f..f5.\n.4f..f5.\n.67..78.\n........")
  }
}
