public import Geometry

/// Rows of pixels that are being drawn to, borrowed from a bitmap for the length of a call.
///
/// Several threads may hold one surface as long as no two of them draw to the same rows.
public struct Surface: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt32>
  public let width: Int
  public let height: Int

  init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    self.base = base
    self.width = width
    self.height = height
  }

  public var extent: PixelRect { PixelRect(width: width, height: height) }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }
}

extension Bitmap {
  /// Lends the pixels to `body`; the surface is good during the call only.
  public mutating func withSurface<R>(_ body: (Surface) throws -> R) rethrows -> R {
    let (width, height) = (width, height)
    return try withMutablePixels { pixels in
      guard let base = pixels.baseAddress else {
        var nothing: UInt32 = 0
        return try withUnsafeMutablePointer(to: &nothing) {
          try body(Surface(base: $0, width: 0, height: 0))
        }
      }
      return try body(Surface(base: base, width: width, height: height))
    }
  }
}
