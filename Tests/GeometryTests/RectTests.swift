import Geometry
import Testing

struct RectTests {
  @Test("Neighbours share no point")
  func halfOpen() {
    #expect(Rect(0, 0, 5, 5).contains(Point(0, 0)) && !Rect(0, 0, 5, 5).contains(Point(5, 0)))
    #expect(Rect(5, 0, 5, 5).contains(Point(5, 0)))
  }

  @Test("Union and intersection; an empty one counts for nothing")
  func sets() {
    let (a, b) = (Rect(0, 0, 10, 10), Rect(5, 5, 10, 10))
    #expect(a.intersection(b) == Rect(5, 5, 5, 5))
    #expect(a.union(b) == Rect(0, 0, 15, 15))
    #expect(a.union(.zero) == a && Rect.zero.union(b) == b)
    #expect(a.intersection(Rect(20, 20, 1, 1)).isEmpty)
  }

  @Test("Pixels that cover a rectangle, and those nearest to it")
  func pixels() {
    #expect(PixelRect(covering: Rect(0.2, 1, 3.1, 2)) == PixelRect(minX: 0, minY: 1, maxX: 4, maxY: 3))
    #expect(PixelRect(nearest: Rect(0.2, 0.6, 3.1, 2)) == PixelRect(minX: 0, minY: 1, maxX: 3, maxY: 3))
    #expect(PixelRect(covering: Rect(-.infinity, .nan, .infinity, 1)).width >= 0)
    #expect(PixelRect(covering: Rect(-1e300, 0, 2e300, 1)).width == 1 << 31)
  }

  @Test("Pixel rectangles intersect only where they share a pixel")
  func pixelSets() {
    let a = PixelRect(width: 4, height: 4)
    #expect(!a.intersects(PixelRect(minX: 4, minY: 0, maxX: 8, maxY: 4)))
    #expect(a.intersection(a.offsetBy(3, 3)) == PixelRect(minX: 3, minY: 3, maxX: 4, maxY: 4))
    #expect(a.intersection(a.offsetBy(9, 0)) == .empty && a.union(.empty) == a)
  }
}
