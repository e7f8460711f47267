public import Raster

/// Portable Network Graphics to bitmaps and back.
///
/// A bitmap is premultiplied, a PNG is not. Every valid premultiplied pixel (no component above its alpha)
/// comes back from a PNG byte for byte; see `Premultiplication.swift`. The same bitmap always gives the same
/// bytes, with the same libpng and zlib.
public enum PNG {
  /// The most pixels on a side that are read or written.
  public static let longestSide = 16_384

  /// The bitmap in a PNG's bytes; `source` names them in errors. Any colour type and depth is taken;
  /// sixteen bits are cut to eight.
  public static func decode(_ bytes: [UInt8], source: String = "The data") throws(PNGError) -> Bitmap {
    try decodeStraight(bytes, source: source)
  }

  /// The bitmap in a PNG file.
  public static func read(_ path: String) throws(PNGError) -> Bitmap {
    try decode(try readFile(path), source: "The file \(path)")
  }

  /// The bitmap as a PNG: RGB when every pixel is opaque, else RGBA, eight bits each.
  public static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    guard bitmap.width <= longestSide, bitmap.height <= longestSide else {
      throw .tooLarge(source: "The bitmap", width: bitmap.width, height: bitmap.height)
    }
    let isOpaque = bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    return try encodeStraight(
      isOpaque ? opaqueRGB(bitmap.pixels) : straightRGBA(bitmap.pixels), width: bitmap.width,
      height: bitmap.height, isOpaque: isOpaque)
  }

  /// Writes the bitmap as a PNG file: all of it or, when that fails, nothing; what was there before stays
  /// until the new file is complete.
  public static func write(_ bitmap: Bitmap, to path: String) throws(PNGError) {
    try replaceFile(path, with: try encode(bitmap))
  }
}
