// Between a bitmap's premultiplied BGRA words and a PNG's straight bytes. Both directions round to the
// nearest. Straight c = round(255 p / a) is off by at most 1/2 from the exact value, hence c · a / 255 by
// at most a / 510 from p, which is less than 1/2 unless a is 255, where c = p: multiplying again and
// rounding gives p back, for every p ≤ a. (Proved over all pairs by the tests.)

/// Straight RGBA bytes of premultiplied words; a fully clear pixel is clear black. A component above its
/// alpha, which no drawing makes, is held to it.
func straightRGBA(_ words: [UInt32]) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: words.count * 4) { bytes, count in
    words.withUnsafeBufferPointer { words in
      for i in words.indices {
        let word = words[i]
        let alpha = word >> 24
        bytes[4 * i] = straight((word >> 16) & 0xFF, alpha)
        bytes[4 * i + 1] = straight((word >> 8) & 0xFF, alpha)
        bytes[4 * i + 2] = straight(word & 0xFF, alpha)
        bytes[4 * i + 3] = UInt8(alpha)
      }
    }
    count = words.count * 4
  }
}

/// RGB bytes of opaque words.
func opaqueRGB(_ words: [UInt32]) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: words.count * 3) { bytes, count in
    words.withUnsafeBufferPointer { words in
      for i in words.indices {
        let word = words[i]
        bytes[3 * i] = UInt8(truncatingIfNeeded: word >> 16)
        bytes[3 * i + 1] = UInt8(truncatingIfNeeded: word >> 8)
        bytes[3 * i + 2] = UInt8(truncatingIfNeeded: word)
      }
    }
    count = words.count * 3
  }
}

/// Premultiplies straight BGRA words in place.
func premultiply(_ words: inout [UInt32]) {
  words.withUnsafeMutableBufferPointer { words in
    for i in words.indices {
      let word = words[i]
      let alpha = word >> 24
      if alpha == 255 { continue }
      let blue = premultiplied(word & 0xFF, alpha)
      let green = premultiplied((word >> 8) & 0xFF, alpha)
      let red = premultiplied((word >> 16) & 0xFF, alpha)
      words[i] = alpha << 24 | red << 16 | green << 8 | blue
    }
  }
}

private func straight(_ p: UInt32, _ alpha: UInt32) -> UInt8 {
  guard alpha > 0 else { return 0 }
  return UInt8(min(255, (p * 255 + alpha / 2) / alpha))
}

private func premultiplied(_ c: UInt32, _ alpha: UInt32) -> UInt32 { (c * alpha + 127) / 255 }
