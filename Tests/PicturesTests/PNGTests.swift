import Pictures
import Raster
import Testing

/// A bitmap of arbitrary but valid premultiplied pixels: no component above its alpha.
func arbitraryBitmap(
  width: Int, height: Int, isOpaque: Bool, using generator: inout some RandomNumberGenerator
) -> Bitmap {
  var bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let a: UInt8 = isOpaque ? 255 : .random(in: 0...255, using: &generator)
      func component() -> UInt8 { .random(in: 0...a, using: &generator) }
      bitmap[x, y] = Pixel(r: component(), g: component(), b: component(), a: a)
    }
  }
  return bitmap
}

/// A generator whose numbers are the same in every run (Steele, Lea and Flood's SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct PNGTests {
  @Test func everyBitmapComesBack() throws {
    var generator = SplitMix64(state: 7)
    let sizes = [(1, 1), (1, 9), (17, 1), (3, 3), (64, 5), (31, 47)]
    for (width, height) in sizes {
      for isOpaque in [true, false] {
        let bitmap = arbitraryBitmap(
          width: width, height: height, isOpaque: isOpaque, using: &generator)
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
      }
    }
  }

  /// Every alpha with every component it allows.
  @Test func everyPremultipliedPairComesBack() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for a in 0...255 {
      for p in 0...a {
        bitmap[p, a] = Pixel(r: UInt8(p), g: UInt8(a - p), b: UInt8(p / 2), a: UInt8(a))
      }
    }
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test func premultiplyingRoundsToTheNearest() throws {
    // Straight grey 200 at alpha 100 is 200 · 100 / 255 = 78.4; what is written from 78 reads as 78.
    let bitmap = Bitmap(
      width: 1, height: 1, fill: Color(red: 200 / 255, green: 0, blue: 1, alpha: 100 / 255).pixel)
    let pixel = try PNG.decode(PNG.encode(bitmap))[0, 0]
    #expect(pixel == Pixel(r: 78, g: 0, b: 100, a: 100))
  }

  @Test func sameBitmapSameBytes() throws {
    var generator = SplitMix64(state: 1)
    let bitmap = arbitraryBitmap(width: 40, height: 30, isOpaque: false, using: &generator)
    #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
  }

  /// The colour type is byte 25 of the file: 2 is RGB, 6 is RGBA.
  @Test(arguments: [(255 as UInt8, 2 as UInt8), (254, 6)])
  func opaqueBitmapsHaveNoAlphaChannel(alpha: UInt8, colourType: UInt8) throws {
    var bitmap = Bitmap(width: 5, height: 5, fill: .opaqueBlack)
    bitmap[4, 4] = Pixel(r: 0, g: 0, b: 0, a: alpha)
    #expect(try PNG.encode(bitmap)[25] == colourType)
  }

  @Test func flatPicturesAreSmall() throws {
    let bitmap = Bitmap(width: 640, height: 400, fill: Color(red: 0.2, green: 0.5, blue: 0.9).pixel)
    #expect(try PNG.encode(bitmap).count < 6000)
  }

  @Test(arguments: [(0, 0), (0, 3), (3, 0)])
  func emptyBitmapsAreRefused(width: Int, height: Int) {
    #expect(throws: PNGError.empty(width: width, height: height)) {
      try PNG.encode(Bitmap(width: width, height: height))
    }
  }

  @Test func longSidesAreRefused() {
    let side = PNG.longestSide + 1
    #expect(throws: PNGError.tooLarge(source: "The bitmap", width: side, height: 1)) {
      try PNG.encode(Bitmap(width: side, height: 1))
    }
    #expect(throws: Never.self) { try PNG.encode(Bitmap(width: 1, height: PNG.longestSide)) }
  }

  @Test func longSidesInAFileAreRefusedBeforeTheyAreDecoded() throws {
    // A header that claims 65,536 × 65,536 pixels, with its own right checksum.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0, 0, 0, 1,
      0, 0,
      8, 2, 0, 0, 0,
    ]
    let checksum = crc32(header[12...])
    let chunk: [UInt8] = [0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 0x78]
    let file = header + checksum + chunk + crc32(chunk[4...])
    #expect(throws: PNGError.tooLarge(source: "The data", width: 65_536, height: 65_536)) {
      try PNG.decode(file)
    }
  }

  @Test func noPrefixOfAFileIsAccepted() throws {
    var generator = SplitMix64(state: 3)
    let bytes = try PNG.encode(arbitraryBitmap(width: 12, height: 9, isOpaque: false, using: &generator))
    // The last chunk (12 bytes) only says that the file ends: the picture is whole before it.
    for length in 0..<(bytes.count - 16) {
      #expect(throws: PNGError.self) { try PNG.decode(Array(bytes[..<length])) }
    }
  }

  @Test func noFlippedBitCrashes() throws {
    var generator = SplitMix64(state: 4)
    let bytes = try PNG.encode(arbitraryBitmap(width: 7, height: 7, isOpaque: false, using: &generator))
    var refused = 0
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      do { _ = try PNG.decode(damaged) } catch { refused += 1 }
    }
    // Checksums find nearly all of them.
    #expect(refused > bytes.count * 7)
  }

  @Test func garbageIsRefused() {
    var generator = SplitMix64(state: 5)
    for length in [0, 1, 7, 8, 100, 5000] {
      let garbage = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: PNGError.self) { try PNG.decode(garbage) }
    }
  }

  @Test func errorsNameTheSource() {
    do {
      _ = try PNG.decode([1, 2, 3], source: "The icon")
      Issue.record("Three bytes were accepted as a picture.")
    } catch {
      #expect(error.description.hasPrefix("The icon is not a PNG picture"))
      #expect(error.description.hasSuffix("."))
    }
  }

  /// The checksum of PNG chunks (CRC-32, reflected), big-endian.
  private func crc32(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
  }
}
