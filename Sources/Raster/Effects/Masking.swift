extension Bitmap {
  /// Each pixel times the alpha of the pixel in the same place of `mask`, which has the same extent.
  public func multiplied(byAlphaOf mask: Bitmap) -> Bitmap {
    precondition(extent == mask.extent, "A mask needs the extent of what it masks.")
    var result = self
    result.withMutablePixels { pixels in
      for i in pixels.indices { pixels[i] = scaled(pixels[i], by: mask.pixels[i] >> 24) }
    }
    return result
  }
}
