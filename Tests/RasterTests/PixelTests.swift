import Raster
import Testing

struct PixelTests {
  @Test("A byte times a byte is rounded to the nearest, for all 65,536 pairs")
  func scaledIsExact() {
    for x in 0...255 {
      for y in 0...255 {
        let expected = UInt8((2 * x * y + 255) / 510)
        let byte = UInt8(x)
        let result = Pixel(r: byte, g: 255, b: byte, a: byte).scaled(by: UInt8(y))
        #expect(result == Pixel(r: expected, g: UInt8(y), b: expected, a: expected))
      }
    }
  }

  @Test("Source-over is exact for all 65,536 pairs of a byte and an alpha")
  func overIsExact() {
    for alpha in 0...255 {
      for below in 0...255 {
        let kept = UInt8((2 * below * (255 - alpha) + 255) / 510)
        let result = Pixel(r: 0, g: UInt8(alpha), b: 0, a: UInt8(alpha))
          .over(Pixel(r: UInt8(below), g: UInt8(below), b: UInt8(below), a: 255))
        #expect(result == Pixel(r: kept, g: kept + UInt8(alpha), b: kept, a: 255))
      }
    }
  }

  @Test("An opaque pixel hides, a clear one does not, and opaque stays opaque")
  func overLaws() {
    let below = Pixel(r: 1, g: 200, b: 77, a: 255)
    #expect(Pixel(r: 9, g: 8, b: 7, a: 255).over(below) == Pixel(r: 9, g: 8, b: 7, a: 255))
    #expect(Pixel.clear.over(below) == below)
    for alpha in 0...255 {
      #expect(Color(red: 1, green: 1, blue: 1, alpha: Double(alpha) / 255).pixel.over(below).a == 255)
    }
  }

  @Test("A mixture is exact at its ends and the mean in the middle")
  func mixture() {
    for x in 0...255 {
      for y in 0...255 {
        let a = Pixel(r: UInt8(x), g: 0, b: 255, a: 255)
        let b = Pixel(r: UInt8(y), g: 255, b: 0, a: 255)
        #expect(a.mixed(with: b, 0) == a)
        #expect(a.mixed(with: b, 256) == b)
        #expect(a.mixed(with: b, 128) == Pixel(r: UInt8((x + y + 1) / 2), g: 128, b: 128, a: 255))
      }
    }
  }
}
