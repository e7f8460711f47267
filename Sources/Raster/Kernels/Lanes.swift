// Eight pixels at a time, each byte in a lane of 16 bits.
//
// The plain loops over `scaled` and `over` multiply in lanes of 32 bits, which the baseline processor does not do at
// once: they took four times as long. The formulas are the same, lane by lane, so the bytes are too; tests hold
// what is drawn to the arithmetic of `Pixel`.

/// Thirty-two bytes of eight pixels: those at even places (blue and red) and those at odd ones (green and alpha).
/// Split so, they are had by a mask and a shift; widening bytes one after the other is not made of vector steps.
struct Lanes {
  typealias Half = SIMD16<UInt16>

  var even: Half
  var odd: Half

  @inline(__always)
  init(even: Half, odd: Half) {
    self.even = even
    self.odd = odd
  }

  /// The bytes of eight pixels.
  @inline(__always)
  init(pixels: SIMD8<UInt32>) {
    let words = unsafeBitCast(pixels, to: Half.self)
    self.init(even: words & 255, odd: words &>> 8)
  }

  /// Each of eight bytes for all four of its pixel; `bytes` are 0…255 in lanes of 32 bits.
  @inline(__always)
  init(spreading bytes: SIMD8<UInt32>) {
    let both = unsafeBitCast(bytes | (bytes &<< 16), to: Half.self)
    self.init(even: both, odd: both)
  }

  /// One byte for all.
  @inline(__always)
  init(repeating byte: UInt32) {
    let all = Half(repeating: UInt16(truncatingIfNeeded: byte))
    self.init(even: all, odd: all)
  }

  /// Eight pixels from lanes that hold no more than a byte each.
  @inline(__always)
  var pixels: SIMD8<UInt32> { unsafeBitCast(even | (odd &<< 8), to: SIMD8<UInt32>.self) }

  @inline(__always)
  static func &+ (a: Lanes, b: Lanes) -> Lanes { Lanes(even: a.even &+ b.even, odd: a.odd &+ b.odd) }

  /// 255 less each byte.
  @inline(__always)
  var complement: Lanes { Lanes(even: 255 &- even, odd: 255 &- odd) }

  /// The products of bytes by 255, rounded to the nearest.
  @inline(__always)
  func times(_ other: Lanes) -> Lanes {
    Lanes(even: Lanes.product(even, other.even), odd: Lanes.product(odd, other.odd))
  }

  /// self·(256 − t)/256 + other·t/256, rounded to the nearest; `t` is 0…256.
  @inline(__always)
  func mixed(with other: Lanes, _ t: Lanes) -> Lanes {
    Lanes(
      even: Lanes.mixture(even, other.even, t.even), odd: Lanes.mixture(odd, other.odd, t.odd))
  }

  @inline(__always)
  private static func product(_ a: Half, _ b: Half) -> Half {
    let t = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  @inline(__always)
  private static func mixture(_ a: Half, _ b: Half, _ t: Half) -> Half {
    (a &* (256 &- t) &+ b &* t &+ 128) &>> 8
  }
}

extension UnsafePointer<UInt32> {
  @inline(__always)
  func eight(at i: Int) -> SIMD8<UInt32> { UnsafeRawPointer(self + i).loadUnaligned(as: SIMD8<UInt32>.self) }
}

extension UnsafeMutablePointer<UInt32> {
  @inline(__always)
  func eight(at i: Int) -> SIMD8<UInt32> { UnsafeRawPointer(self + i).loadUnaligned(as: SIMD8<UInt32>.self) }

  @inline(__always)
  func store(_ pixels: SIMD8<UInt32>, at i: Int) {
    UnsafeMutableRawPointer(self + i).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
  }
}

extension UnsafePointer<UInt8> {
  /// Eight bytes in lanes of 32 bits.
  @inline(__always)
  func eight(at i: Int) -> SIMD8<UInt32> {
    SIMD8<UInt32>(truncatingIfNeeded: UnsafeRawPointer(self + i).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  /// Eight bytes as one word, to ask whether all are 0 or all 255.
  @inline(__always)
  func word(at i: Int) -> UInt64 { UnsafeRawPointer(self + i).loadUnaligned(as: UInt64.self) }
}

/// `s` over `d`, where `s` is already through its coverage.
@inline(__always)
func over(_ s: SIMD8<UInt32>, _ d: SIMD8<UInt32>) -> SIMD8<UInt32> {
  let keep = Lanes(spreading: 255 &- (s &>> 24))
  return s &+ Lanes(pixels: d).times(keep).pixels
}
