public import Geometry

/// Which pixels drawing may change, and by how much.
public struct Clip: Sendable {
  /// Nothing outside it changes.
  public var rect: PixelRect
  /// What is drawn is multiplied by this coverage; nothing shows outside its rectangle.
  public var mask: ClipMask?

  public init(_ rect: PixelRect, mask: ClipMask? = nil) {
    self.rect = rect
    self.mask = mask
  }
}

/// Coverage that lies at a fixed place of the pixel grid.
public final class ClipMask: Sendable {
  public let rect: PixelRect
  public let coverage: [UInt8]
  /// For each row the columns between which every pixel is wholly covered; empty where there are none.
  let solid: [Range<Int>]

  /// From coverage row by row; there must be exactly one byte for each pixel of `rect`.
  public init(rect: PixelRect, coverage: [UInt8]) {
    precondition(coverage.count == rect.area, "A clip mask needs one byte for each pixel.")
    self.rect = rect
    self.coverage = coverage
    solid = (0..<rect.height).map { row in
      ClipMask.longestSolidRun(coverage, row * rect.width, rect.width, rect.minX)
    }
  }

  /// The product of two masks, where both lie.
  public func intersection(_ other: ClipMask) -> ClipMask {
    let common = rect.intersection(other.rect)
    var result = [UInt8](repeating: 0, count: common.area)
    for y in 0..<common.height {
      let a = (common.minY + y - rect.minY) * rect.width + common.minX - rect.minX
      let b = (common.minY + y - other.rect.minY) * other.rect.width + common.minX - other.rect.minX
      for x in 0..<common.width {
        result[y * common.width + x] = byteProduct(coverage[a + x], other.coverage[b + x])
      }
    }
    return ClipMask(rect: common, coverage: result)
  }

  /// The stretch of 255 around the middle of the row: clips are mostly convex.
  private static func longestSolidRun(_ coverage: [UInt8], _ base: Int, _ width: Int, _ left: Int) -> Range<
    Int
  > {
    var low = width / 2
    var high = low
    while low > 0, coverage[base + low - 1] == 255 { low -= 1 }
    while high < width, coverage[base + high] == 255 { high += 1 }
    return low < high ? (left + low)..<(left + high) : left..<left
  }
}
