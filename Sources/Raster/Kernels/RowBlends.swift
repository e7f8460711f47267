// Loops over one row of pixels. Each takes pointers and a count and knows nothing of where the row lies.

/// A row of one opaque colour.
@inline(__always)
func fillRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ p: UInt32) {
  d.update(repeating: p, count: count)
}

/// One colour over a row.
func blendRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ p: UInt32) {
  let keep = 255 &- (p >> 24)
  if keep == 0 { return fillRow(d, count, p) }
  if p == 0 { return }
  for i in 0..<count { d[i] = p &+ scaled(d[i], by: keep) }
}

/// One colour, through coverage, over a row. Stretches of eight uncovered pixels are stepped over.
func blendRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ p: UInt32, through c: UnsafePointer<UInt8>
) {
  var i = 0
  while i + 8 <= count {
    let eight = UnsafeRawPointer(c + i).loadUnaligned(as: UInt64.self)
    if eight != 0 {
      for j in i..<(i + 8) { d[j] = over(scaled(p, by: UInt32(c[j])), d[j]) }
    }
    i += 8
  }
  while i < count {
    d[i] = over(scaled(p, by: UInt32(c[i])), d[i])
    i += 1
  }
}

/// Pixels over a row.
func blendRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels s: UnsafePointer<UInt32>) {
  for i in 0..<count { d[i] = over(s[i], d[i]) }
}

/// Pixels, all `opacity`/255 as strong, over a row.
func blendRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels s: UnsafePointer<UInt32>, opacity: UInt32
) {
  for i in 0..<count { d[i] = over(scaled(s[i], by: opacity), d[i]) }
}

/// Pixels, through coverage, over a row.
func blendRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels s: UnsafePointer<UInt32>,
  through c: UnsafePointer<UInt8>
) {
  for i in 0..<count { d[i] = over(scaled(s[i], by: UInt32(c[i])), d[i]) }
}

/// The cross-fade of two rows: a·(256 − t)/256 + b·t/256.
func mixRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ a: UnsafePointer<UInt32>,
  _ b: UnsafePointer<UInt32>, _ t: UInt32
) {
  for i in 0..<count { d[i] = mixed(a[i], b[i], t) }
}

/// Colours darkened to `light`/255 of what they are; alpha stays.
func darkenRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, to light: UInt32) {
  for i in 0..<count { d[i] = (scaled(d[i], by: light) & 0x00FF_FFFF) | (d[i] & 0xFF00_0000) }
}

/// `d`·`c`/255 for each byte.
func multiplyRow(_ d: UnsafeMutablePointer<UInt8>, _ count: Int, by c: UnsafePointer<UInt8>) {
  for i in 0..<count { d[i] = byteProduct(d[i], c[i]) }
}

/// `c`·`k`/255 for each byte.
func scaleRow(
  _ d: UnsafeMutablePointer<UInt8>, _ count: Int, _ c: UnsafePointer<UInt8>, by k: UInt8
) {
  for i in 0..<count { d[i] = byteProduct(c[i], k) }
}
