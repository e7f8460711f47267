import Geometry
import Raster
import Testing

struct StrokeTests {
  static let line = Path(polygon: [Point(4, 8), Point(28, 8)], isClosed: false)

  @Test(
    "A line's ink is its length times its width, however thin", arguments: [0.05, 0.25, 0.5, 1, 1.5, 3.7])
  func inkIsLengthTimesWidth(width: Double) {
    let straight = Canvas.stroke(StrokeTests.line, Stroke(width: width), 32, 16)
    #expect(abs(straight.ink - 24 * width) < 0.1)
    let slanted = Path(polygon: [Point(3.3, 2.1), Point(27.3, 12.1)], isClosed: false)
    #expect(abs(Canvas.stroke(slanted, Stroke(width: width), 32, 16).ink - 26 * width) < 0.1 + width * 0.02)
  }

  @Test("Caps: butt ends at the end, square half a width further, round in a half circle")
  func caps() {
    let butt = Canvas.stroke(StrokeTests.line, Stroke(width: 6), 32, 16)
    let square = Canvas.stroke(StrokeTests.line, Stroke(width: 6, cap: .square), 32, 16)
    let round = Canvas.stroke(StrokeTests.line, Stroke(width: 6, cap: .round), 32, 16)
    #expect(butt.bitmap[3, 8].a == 0 && butt.bitmap[4, 8].a == 255)
    #expect(square.bitmap[1, 5].a == 255 && square.bitmap[0, 8].a == 0)
    #expect(round.bitmap[1, 8].a > 200 && round.bitmap[1, 5].a < 128)
    #expect(abs(square.ink - butt.ink - 36) < 0.01)
    #expect(abs(round.ink - butt.ink - .pi * 9) < 0.7)
  }

  @Test("Joins: a miter is a full corner, a bevel lacks a triangle, a round one lies between")
  func joins() {
    let corner = Path(polygon: [Point(4, 20), Point(20, 20), Point(20, 4)], isClosed: false)
    func ink(_ join: LineJoin, _ limit: Double = 10) -> Double {
      Canvas.stroke(corner, Stroke(width: 8, join: join, miterLimit: limit), 28, 28).ink
    }
    #expect(abs(ink(.miter) - 256) < 0.1)
    #expect(abs(ink(.bevel) - 248) < 0.1)
    #expect(ink(.round) > 251 && ink(.round) < 253)
    // A right angle's miter reaches √2 times as far as half the width.
    #expect(abs(ink(.miter, 1.41) - ink(.bevel)) < 0.001)
    #expect(abs(ink(.miter, 1.42) - ink(.miter)) < 0.001)
  }

  @Test("Ink counts once where a line crosses itself")
  func crossingCountsOnce() {
    let cross = Path(
      polygon: [Point(2, 16), Point(30, 16), Point(30, 2), Point(16, 2), Point(16, 30)], isClosed: false)
    var canvas = Canvas(32, 32)
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    canvas.draw { $0.stroke(cross, by: .identity, Stroke(width: 4), with: .color(half)) }
    #expect(canvas.bitmap[16, 16].a == canvas.bitmap[8, 16].a)
    #expect(canvas.bitmap.pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test("A closed line has no ends")
  func closedLine() {
    let square = Canvas.stroke(Path(rect: Rect(6, 6, 20, 20)), Stroke(width: 4), 32, 32)
    #expect(square.ink == 24 * 24 - 16 * 16)
    let ring = Canvas.stroke(Path(ellipseIn: Rect(4, 4, 24, 24)), Stroke(width: 3), 32, 32)
    #expect(abs(ring.ink - .pi * 24 * 3) < 2)
  }

  @Test("Dashes leave gaps, and the phase moves them")
  func dashes() {
    let pen = Stroke(width: 2, dashes: [4, 2])
    #expect(
      Canvas.stroke(StrokeTests.line, pen, 32, 16).picture.split(separator: "\n")[7]
        == "....ffff..ffff..ffff..ffff......")
    var shifted = pen
    shifted.dashPhase = 5
    #expect(
      Canvas.stroke(StrokeTests.line, shifted, 32, 16).picture.split(separator: "\n")[7]
        == ".....ffff..ffff..ffff..ffff.....")
    var odd = pen
    odd.dashes = [3]
    #expect(
      Canvas.stroke(StrokeTests.line, odd, 32, 16).picture.split(separator: "\n")[7]
        == "....fff...fff...fff...fff.......")
  }

  @Test("The pen is stretched with the path")
  func transformedPen() {
    let short = Path(polygon: [Point(2, 4), Point(14, 4)], isClosed: false)
    let doubled = Canvas.stroke(short, Stroke(width: 1.5), 32, 16, by: .scale(2, 2))
    #expect(abs(doubled.ink - 24 * 3) < 0.1)
    let flat = Canvas.stroke(short, Stroke(width: 1.5), 32, 16, by: .scale(2, 1))
    #expect(abs(flat.ink - 24 * 1.5) < 0.1)
  }

  @Test("A jagged line's ink agrees with the sum over finer pixels", arguments: 1...8 as ClosedRange<UInt64>)
  func jaggedLine(seed: UInt64) {
    var dice = Dice(seed: seed)
    var points = [Point(4, 32)]
    while points.count < 120 {
      let last = points[points.count - 1]
      points.append(Point(last.x + dice.number(-0.6...1.4), last.y + dice.number(-1.2...1.2)))
    }
    let path = Path(polygon: points, isClosed: false)
    let ink = Canvas.stroke(path, Stroke(width: 1, miterLimit: 4), 128, 64).ink
    let finer = Canvas.stroke(path, Stroke(width: 1, miterLimit: 4), 1024, 512, by: .scale(8, 8)).ink / 64
    #expect(abs(ink / finer - 1) < 0.02, "\(ink) and \(finer)")
  }

  @Test("A dot shows with a cap that has an extent of its own, and not with butt ends")
  func dots() {
    var dot = Path()
    dot.move(to: Point(8, 8))
    dot.line(to: Point(8, 8))
    #expect(Canvas.stroke(dot, Stroke(width: 6), 16, 16).ink == 0)
    #expect(Canvas.stroke(dot, Stroke(width: 6, cap: .square), 16, 16).ink == 36)
    #expect(abs(Canvas.stroke(dot, Stroke(width: 6, cap: .round), 16, 16).ink - .pi * 9) < 0.8)
  }
}
