import CPNG
import Raster

// What is asked of libpng: its simplified interface, which reports errors as values and never jumps out.

extension PNG {
  /// Decodes to straight BGRA first, then premultiplies.
  static func decodeStraight(_ bytes: [UInt8], source: String) throws(PNGError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let outcome: Result<Bitmap, PNGError> = bytes.withUnsafeBytes { bytes in
      guard bytes.count > 0 else { return .failure(.damaged(source: source, reason: "there are no bytes")) }
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return .failure(.damaged(source: source, reason: complaint(of: image)))
      }
      let width = Int(image.width)
      let height = Int(image.height)
      guard width <= longestSide, height <= longestSide else {
        return .failure(.tooLarge(source: source, width: width, height: height))
      }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      var words = [UInt32](repeating: 0, count: width * height)
      let isRead = words.withUnsafeMutableBytes {
        png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil) != 0
      }
      guard isRead else { return .failure(.damaged(source: source, reason: complaint(of: image))) }
      premultiply(&words)
      return .success(Bitmap(width: width, height: height, pixels: words))
    }
    return try outcome.get()
  }

  /// Encodes straight RGB or RGBA bytes.
  static func encodeStraight(_ bytes: [UInt8], width: Int, height: Int, isOpaque: Bool) throws(PNGError)
    -> [UInt8]
  {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_uint_32(
      isOpaque ? PNG_FORMAT_FLAG_COLOR : PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    // No row filters: five times quicker, and smaller for flat colours and text, which our pictures are.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    let stride = Int32(width * (isOpaque ? 3 : 4))
    // Incompressible data grow by a little; should this guess be too small, the size needed is told.
    var capacity = bytes.count + bytes.count / 512 + height + 4096
    for _ in 0..<2 {
      var size = png_alloc_size_t(capacity)
      var isWritten = false
      let encoded = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
        isWritten = png_image_write_to_memory(&image, target.baseAddress, &size, 0, bytes, stride, nil) != 0
        count = isWritten ? Int(size) : 0
      }
      if isWritten { return encoded }
      guard Int(size) > capacity else { break }
      capacity = Int(size)
    }
    throw .notEncoded(reason: complaint(of: image))
  }

  private static func complaint(of image: png_image) -> String {
    let message = withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return message.isEmpty ? "the data are damaged" : message
  }
}
