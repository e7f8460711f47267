// Loops over one row of pixels. Each takes pointers and a count and knows nothing of where the row lies. Eight pixels
// go at a time; the rest of a row goes one by one, by the same arithmetic.

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
  let (source, kept) = (SIMD8<UInt32>(repeating: p), Lanes(repeating: keep))
  var i = 0
  while i + 8 <= count {
    d.store(source &+ Lanes(pixels: d.eight(at: i)).times(kept).pixels, at: i)
    i += 8
  }
  while i < count {
    d[i] = p &+ scaled(d[i], by: keep)
    i += 1
  }
}

/// One colour, through coverage, over a row.
func blendRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ p: UInt32, through c: UnsafePointer<UInt8>
) {
  let isOpaque = p >= 0xFF00_0000
  let whole = SIMD8<UInt32>(repeating: p)
  let lanes = Lanes(pixels: whole)
  let alpha = Lanes(repeating: p >> 24)
  var i = 0
  while i + 8 <= count {
    let word = c.word(at: i)
    if word == UInt64.max, isOpaque {
      d.store(whole, at: i)
    } else if word != 0 {
      let cover = Lanes(spreading: c.eight(at: i))
      let keep = (isOpaque ? cover : cover.times(alpha)).complement
      let kept = Lanes(pixels: d.eight(at: i)).times(keep)
      d.store((lanes.times(cover) &+ kept).pixels, at: i)
    }
    i += 8
  }
  while i < count {
    if c[i] != 0 { d[i] = over(scaled(p, by: UInt32(c[i])), d[i]) }
    i += 1
  }
}

/// Pixels over a row.
func blendRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels s: UnsafePointer<UInt32>) {
  var i = 0
  while i + 8 <= count {
    d.store(over(s.eight(at: i), d.eight(at: i)), at: i)
    i += 8
  }
  while i < count {
    d[i] = over(s[i], d[i])
    i += 1
  }
}

/// Pixels, all `opacity`/255 as strong, over a row.
func blendRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels s: UnsafePointer<UInt32>, opacity: UInt32
) {
  let strength = Lanes(repeating: opacity)
  var i = 0
  while i + 8 <= count {
    d.store(over(Lanes(pixels: s.eight(at: i)).times(strength).pixels, d.eight(at: i)), at: i)
    i += 8
  }
  while i < count {
    d[i] = over(scaled(s[i], by: opacity), d[i])
    i += 1
  }
}

/// Pixels, through coverage, over a row.
func blendRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels s: UnsafePointer<UInt32>,
  through c: UnsafePointer<UInt8>
) {
  var i = 0
  while i + 8 <= count {
    if c.word(at: i) != 0 {
      let source = Lanes(pixels: s.eight(at: i)).times(Lanes(spreading: c.eight(at: i))).pixels
      d.store(over(source, d.eight(at: i)), at: i)
    }
    i += 8
  }
  while i < count {
    d[i] = over(scaled(s[i], by: UInt32(c[i])), d[i])
    i += 1
  }
}

/// The cross-fade of two rows: a·(256 − t)/256 + b·t/256.
func mixRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ a: UnsafePointer<UInt32>,
  _ b: UnsafePointer<UInt32>, _ t: UInt32
) {
  let weight = Lanes(repeating: t)
  var i = 0
  while i + 8 <= count {
    d.store(Lanes(pixels: a.eight(at: i)).mixed(with: Lanes(pixels: b.eight(at: i)), weight).pixels, at: i)
    i += 8
  }
  while i < count {
    d[i] = mixed(a[i], b[i], t)
    i += 1
  }
}

/// The cross-fade of two rows over a third, in one pass.
func blendMixRow(
  _ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ a: UnsafePointer<UInt32>,
  _ b: UnsafePointer<UInt32>, _ t: UInt32
) {
  let weight = Lanes(repeating: t)
  var i = 0
  while i + 8 <= count {
    let mean = Lanes(pixels: a.eight(at: i)).mixed(with: Lanes(pixels: b.eight(at: i)), weight)
    d.store(over(mean.pixels, d.eight(at: i)), at: i)
    i += 8
  }
  while i < count {
    d[i] = over(mixed(a[i], b[i], t), d[i])
    i += 1
  }
}

/// Colours darkened to `light`/255 of what they are; alpha stays.
func darkenRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, to light: UInt32) {
  // Times 255 and divided by 255 again is what it was.
  let factors = Lanes(pixels: SIMD8(repeating: 0xFF00_0000 | light << 16 | light << 8 | light))
  var i = 0
  while i + 8 <= count {
    d.store(Lanes(pixels: d.eight(at: i)).times(factors).pixels, at: i)
    i += 8
  }
  while i < count {
    d[i] = (scaled(d[i], by: light) & 0x00FF_FFFF) | (d[i] & 0xFF00_0000)
    i += 1
  }
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
