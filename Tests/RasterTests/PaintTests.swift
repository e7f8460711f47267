import Geometry
import Raster
import Testing

struct PaintTests {
  private static let blackToWhite = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]

  @Test("A linear gradient runs evenly and holds its ends")
  func linear() {
    var canvas = Canvas(40, 1)
    let gradient = Gradient(.linear(from: Point(10, 0), to: Point(30, 0)), stops: PaintTests.blackToWhite)
    canvas.draw { $0.fill(Rect(0, 0, 40, 1), by: .identity, with: .gradient(gradient)) }
    #expect(canvas.bitmap[0, 0].r == 0 && canvas.bitmap[9, 0].r == 0 && canvas.bitmap[39, 0].r == 255)
    for x in 10..<30 {
      #expect(abs(Double(canvas.bitmap[x, 0].r) - 255 * (Double(x) - 9.5) / 20) <= 1)
    }
  }

  @Test("A radial gradient is round, and moves with its shape")
  func radial() {
    var canvas = Canvas(41, 41)
    let gradient = Gradient(.radial(center: Point(10, 10), radius: 10), stops: PaintTests.blackToWhite)
    canvas.draw {
      $0.fill(
        Rect(0, 0, 21, 21), by: AffineTransform.scale(2, 2).then(.translation(-0.5, -0.5)),
        with: .gradient(gradient))
    }
    #expect(canvas.bitmap[19, 19].r < 20)
    #expect(canvas.bitmap[29, 19].r == canvas.bitmap[19, 29].r)
    #expect(abs(Int(canvas.bitmap[29, 19].r) - 128) < 8)
    #expect(canvas.bitmap[40, 40].r == 255)
  }

  @Test("A clip mask multiplies, and whatever lies outside it stays")
  func clipMask() {
    let mask = ClipMask(
      rect: PixelRect(minX: 1, minY: 0, maxX: 5, maxY: 1), coverage: [0, 85, 255, 255])
    for paint in [
      Paint.color(.black),
      .gradient(Gradient(.linear(from: .zero, to: Point(1, 0)), stops: [Gradient.Stop(0, .black)])),
    ] {
      var canvas = Canvas(6, 1)
      canvas.draw(mask: mask) { $0.fill(Rect(0, 0, 6, 1), by: .identity, with: paint) }
      #expect(canvas.picture == "..5ff.")
    }
  }

  @Test("Clip masks intersect by their products")
  func clipIntersection() {
    let a = ClipMask(rect: PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 1), coverage: [255, 128, 255])
    let b = ClipMask(rect: PixelRect(minX: 1, minY: 0, maxX: 4, maxY: 1), coverage: [128, 51, 255])
    let both = a.intersection(b)
    #expect(both.rect == PixelRect(minX: 1, minY: 0, maxX: 3, maxY: 1))
    #expect(both.coverage == [64, 51])
  }
}
