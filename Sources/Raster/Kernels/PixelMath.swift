// Arithmetic on premultiplied BGRA words, two bytes of a word at a time.
//
// A product of two bytes is divided by 255 and rounded to the nearest with t = x·y + 128, (t + t/256)/256.
// That is exact for all 65,536 pairs (a test goes through them), and no lane of 16 bits overflows:
// t ≤ 65,153 and t + t/256 ≤ 65,407.

/// Every byte of `p` times `a`/255, each rounded to the nearest. `a` is 0…255.
@inline(__always)
func scaled(_ p: UInt32, by a: UInt32) -> UInt32 {
  let low = (p & 0x00FF_00FF) &* a &+ 0x0080_0080
  let high = ((p >> 8) & 0x00FF_00FF) &* a &+ 0x0080_0080
  let l = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  let h = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return l | h
}

/// `s` over `d`: s + d·(255 − alpha of s)/255. No byte overflows, since no byte of `s` exceeds its alpha.
@inline(__always)
func over(_ s: UInt32, _ d: UInt32) -> UInt32 { s &+ scaled(d, by: 255 &- (s >> 24)) }

/// a·(256 − t)/256 + b·t/256 for each byte, rounded to the nearest; `t` is 0…256, exact at both ends.
@inline(__always)
func mixed(_ a: UInt32, _ b: UInt32, _ t: UInt32) -> UInt32 {
  let u = 256 &- t
  let low = (a & 0x00FF_00FF) &* u &+ (b & 0x00FF_00FF) &* t &+ 0x0080_0080
  let high = ((a >> 8) & 0x00FF_00FF) &* u &+ ((b >> 8) & 0x00FF_00FF) &* t &+ 0x0080_0080
  return ((low >> 8) & 0x00FF_00FF) | (high & 0xFF00_FF00)
}

/// `x`·`y`/255, rounded to the nearest.
@inline(__always)
func byteProduct(_ x: UInt8, _ y: UInt8) -> UInt8 {
  let t = UInt16(x) &* UInt16(y) &+ 128
  return UInt8(truncatingIfNeeded: (t &+ (t >> 8)) >> 8)
}

/// The whole number nearest to `v`, ties to even, for |v| < 2^51. Adding 1.5·2^52 leaves no bit for the
/// fraction; `Int(v.rounded())` is a library call on the baseline processor and many times slower.
@inline(__always)
func nearest(_ v: Double) -> Int {
  let shift = 6_755_399_441_055_744.0
  return Int(bitPattern: UInt(truncatingIfNeeded: (v + shift).bitPattern &- shift.bitPattern))
}
