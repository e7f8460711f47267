/// A bitmap that never changes again, shared by reference: what layers show and the compositor caches by.
public final class Image: Sendable {
  public let bitmap: Bitmap
  /// Whether every pixel is opaque; found once, so that drawing can skip blending.
  public let isOpaque: Bool

  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
  }

  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
}
