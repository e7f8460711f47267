public import Geometry

/// Rows of premultiplied BGRA pixels, top row first, with no gap between rows.
///
/// A value: copying is cheap until one copy is written to.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt32]

  /// A bitmap of one colour; negative extents count as 0.
  public init(width: Int, height: Int, fill: Pixel = .clear) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: fill.bits, count: self.width * self.height)
  }

  /// From premultiplied BGRA words, row by row; there must be exactly `width × height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0, "A bitmap's extents must not be negative.")
    precondition(pixels.count == width * height, "A bitmap needs one word for each pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public var extent: PixelRect { PixelRect(width: width, height: height) }

  /// The pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel lies outside the bitmap.")
      return Pixel(bits: pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel lies outside the bitmap.")
      pixels[y * width + x] = newValue.bits
    }
  }

  /// Gives `body` the rows to write to; the pointer is good during the call only.
  public mutating func withMutablePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R)
    rethrows -> R
  {
    try pixels.withUnsafeMutableBufferPointer { try body($0) }
  }
}
