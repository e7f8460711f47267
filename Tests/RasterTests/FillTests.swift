import Geometry
import Raster
import Testing

struct FillTests {
  static let star = Path(
    polygon: (0..<5).map { i in
      let angle = Double(i) * 4 * .pi / 5 - .pi / 2
      return Point(16 + 14 * cosine(angle), 16 + 14 * sine(angle))
    })

  @Test("Coverage is the area of each pixel's inside")
  func exactArea() {
    let canvas = Canvas.fill(Path(rect: Rect(1.25, 1.5, 2.25, 1.25)), 5, 4)
    #expect(canvas.bitmap[1, 1].a == UInt8(0.75 * 0.5 * 255 + 0.5))
    #expect(canvas.bitmap[2, 1].a == 128)
    #expect(canvas.bitmap[3, 2].a == UInt8(0.5 * 0.75 * 255 + 0.5))
    #expect(canvas.bitmap[4, 1].a == 0)
    let triangle = Canvas.fill(Path(polygon: [Point(0, 0), Point(4, 0), Point(0, 4)]), 5, 4)
    #expect(triangle.picture == "fff8.\nff8..\nf8...\n8....")
  }

  @Test("A triangle's ink is its area", arguments: 1...40 as ClosedRange<UInt64>)
  func inkIsArea(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (a, b, c) = (dice.point(1...47), dice.point(1...47), dice.point(1...47))
    let area = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    let canvas = Canvas.fill(Path(polygon: [a, b, c]), 48, 48)
    // Bytes are rounded by up to half a step each, and about 150 pixels lie along the edges.
    #expect(abs(canvas.ink - area) < 0.5)
  }

  @Test("A five-point star is full by winding number and hollow by parity")
  func starRules() {
    #expect(Canvas.fill(FillTests.star, 32, 32, rule: .nonZero).bitmap[16, 16].a == 255)
    #expect(Canvas.fill(FillTests.star, 32, 32, rule: .evenOdd).bitmap[16, 16].a == 0)
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(Canvas.fill(FillTests.star, 32, 32, rule: rule).bitmap[16, 6].a == 255)
    }
  }

  @Test("Two overlapping rectangles of one direction have no seam, and edges count once")
  func overlapHasNoSeam() {
    var path = Path(rect: Rect(1, 1, 8.5, 6))
    path.append(Path(rect: Rect(4.5, 1, 9.5, 6)))
    #expect(Canvas.fill(path, 16, 8) == Canvas.fill(Path(rect: Rect(1, 1, 13, 6)), 16, 8))
  }

  @Test(
    "Neighbours that share a slanted edge have no seam, whichever way each runs", arguments: [false, true])
  func neighboursHaveNoSeam(isReversed: Bool) {
    let left = [Point(1, 1), Point(9.3, 1), Point(5.1, 15), Point(1, 15)]
    let right = [Point(9.3, 1), Point(19, 1), Point(19, 15), Point(5.1, 15)]
    var path = Path(polygon: left)
    path.append(Path(polygon: isReversed ? right.reversed() : right))
    #expect(Canvas.fill(path, 20, 16) == Canvas.fill(Path(rect: Rect(1, 1, 18, 14)), 20, 16))
  }

  @Test(
    "A path laid twice over itself looks like one, and is empty by parity",
    arguments: 1...30 as ClosedRange<UInt64>)
  func doubledPath(seed: UInt64) {
    var dice = Dice(seed: seed)
    let path = Path(polygon: (0..<4).map { _ in dice.point(-5...37) })
    var twice = path
    twice.append(path)
    #expect(Canvas.fill(twice, 32, 32) == Canvas.fill(path, 32, 32))
    #expect(Canvas.fill(twice, 32, 32, rule: .evenOdd).ink == 0)
  }

  @Test("The direction of a path does not show", arguments: 1...30 as ClosedRange<UInt64>)
  func reversedPath(seed: UInt64) {
    var dice = Dice(seed: seed)
    let points = (0..<6).map { _ in dice.point(-5...37) }
    for rule in [FillRule.nonZero, .evenOdd] {
      let a = Canvas.fill(Path(polygon: points), 32, 32, rule: rule)
      #expect(a == Canvas.fill(Path(polygon: points.reversed()), 32, 32, rule: rule))
    }
  }

  @Test("Random polygons agree with 32 × 32 samples a pixel", arguments: 1...12 as ClosedRange<UInt64>)
  func agreesWithSampling(seed: UInt64) {
    var dice = Dice(seed: seed)
    let path = Path(polygon: (0..<7).map { _ in dice.point(-3...15) })
    for rule in [FillRule.nonZero, .evenOdd] {
      let canvas = Canvas.fill(path, 12, 12, rule: rule)
      for y in 0..<12 {
        for x in 0..<12 {
          var hits = 0
          for i in 0..<1024 {
            let p = Point(Double(x) + (Double(i % 32) + 0.5) / 32, Double(y) + (Double(i / 32) + 0.5) / 32)
            if path.contains(p, rule: rule) { hits += 1 }
          }
          let difference = abs(Double(canvas.bitmap[x, y].a) / 255 - Double(hits) / 1024)
          #expect(difference < 0.03, "pixel \(x), \(y) under \(rule)")
        }
      }
    }
  }

  @Test(
    "A simple outline gets the same bytes with and without the promise",
    arguments: 1...20 as ClosedRange<UInt64>)
  func promiseChangesNothing(seed: UInt64) {
    var dice = Dice(seed: seed)
    let path = Path(polygon: [dice.point(-9...40), dice.point(-9...40), dice.point(-9...40)])
    #expect(Canvas.fill(path, 32, 32, isSimple: true) == Canvas.fill(path, 32, 32))
    let round = Path(roundedRect: Rect(3.3, 4.7, 21.6, 17.2), radius: 6.1)
    #expect(Canvas.fill(round, 32, 32, isSimple: true) == Canvas.fill(round, 32, 32))
  }

  @Test("A window shows what the whole shows", arguments: 1...40 as ClosedRange<UInt64>)
  func windowEqualsWhole(seed: UInt64) {
    var dice = Dice(seed: seed)
    let path = Path(polygon: (0..<6).map { _ in dice.point(-40...90) })
    let x = Int.random(in: 0..<40, using: &dice)
    let y = Int.random(in: 0..<40, using: &dice)
    let window = PixelRect(minX: x, minY: y, maxX: x + 7, maxY: y + 5)
    for isSimple in [false, true] {
      let paint = Paint.color(Color(red: 1, green: 0.4, blue: 0, alpha: 0.6))
      var whole = Canvas(48, 48, fill: .opaqueBlack)
      whole.draw { $0.fill(path, by: .identity, with: paint, isSimple: isSimple) }
      var part = Canvas(48, 48, fill: .opaqueBlack)
      part.draw(in: window) { $0.fill(path, by: .identity, with: paint, isSimple: isSimple) }
      for row in 0..<48 {
        for column in 0..<48 {
          let isInside = row >= y && row < y + 5 && column >= x && column < x + 7
          let expected = isInside ? whole.bitmap[column, row] : .opaqueBlack
          #expect(part.bitmap[column, row] == expected)
        }
      }
    }
  }

  @Test("Geometry that lies millions of pixels away still has its edges where they belong")
  func farGeometry() {
    let far = 1e9
    let wedge = Path(polygon: [Point(4 - far, 4 - far), Point(4 + far, 4 + far), Point(4 - far, 4 + far)])
    let near = Path(polygon: [Point(-100, -100), Point(100, 100), Point(-100, 100)])
    #expect(Canvas.fill(wedge, 8, 8) == Canvas.fill(near, 8, 8))
    #expect(Canvas.fill(Path(rect: Rect(-1e12, -1e12, 2e12, 2e12)), 3, 3).ink == 9)
  }

  @Test("Positions that are no numbers draw nothing and break nothing")
  func notANumber() {
    let path = Path(polygon: [Point(.nan, 1), Point(5, .infinity), Point(3, 3)])
    #expect(Canvas.fill(path, 8, 8).ink == 0)
    #expect(Canvas.fill(Path(), 8, 8).ink == 0)
  }

  @Test("A circle's ink is its area")
  func circle() {
    let canvas = Canvas.fill(Path(ellipseIn: Rect(2.5, 2.5, 60, 60)), 65, 65, isSimple: true)
    // Chords lie inside the circle: with 1/16 pixel of tolerance up to 1/16 × the circumference is missing.
    #expect(canvas.ink > .pi * 900 - 60 * .pi / 16 && canvas.ink < .pi * 900 + 1)
  }
}
