import Geometry

/// One row of coverage as runs: stretches of one value, and stretches with a byte a pixel.
final class CoverageRow {
  struct Run {
    /// Columns of the surface, half-open.
    var start: Int
    var end: Int
    /// The coverage of all of them, or −1 where `bytes` has one for each.
    var value: Int
  }

  let runs = Storage<Run>()
  private(set) var count = 0
  /// Coverage by column, beginning at `origin`.
  let bytes = Storage<UInt8>()
  private(set) var origin = 0

  func open(origin: Int, width: Int) {
    self.origin = origin
    count = 0
    bytes.reserve(width + Accumulator.block)
    runs.reserve(width + 2)
  }

  func clear() { count = 0 }

  @inline(__always)
  func append(_ start: Int, _ end: Int, value: Int) {
    runs.base[count] = Run(start: start, end: end, value: value)
    count += 1
  }

  /// Adds a stretch whose bytes have been written; joins it to the one before where they touch.
  @inline(__always)
  func appendBytes(_ start: Int, _ end: Int) {
    if count > 0, runs.base[count - 1].value < 0, runs.base[count - 1].end == start {
      runs.base[count - 1].end = end
    } else {
      append(start, end, value: -1)
    }
  }
}

extension Accumulator {
  /// Turns the cells of a row of the window into runs, and clears them.
  func resolve(row: Int, rule: FillRule, into result: CoverageRow) {
    result.clear()
    let marks = UnsafeMutableRawPointer(marks.base + row * markStride)
    let line = cells.base + row * stride
    let bytes = result.bytes.base
    let left = window.minX
    let width = window.width
    var sum: Int32 = 0
    var cursor = 0
    for i in 0..<(markStride >> 3) {
      var word = marks.load(fromByteOffset: i &<< 3, as: UInt64.self).littleEndian
      if word == 0 { continue }
      marks.storeBytes(of: 0, toByteOffset: i &<< 3, as: UInt64.self)
      while word != 0 {
        let x = (i &<< 3 &+ word.trailingZeroBitCount &>> 3) &<< Accumulator.blockShift
        word &= word &- 1
        if x > cursor {
          let value = coverage(sum, rule)
          if value != 0 { result.append(left + cursor, left + x, value: Int(value)) }
        }
        resolveBlock(line + x, bytes + x, &sum, rule)
        cursor = min(width, x + Accumulator.block)
        if x < width { result.appendBytes(left + x, left + cursor) }
      }
    }
    if cursor < width {
      let value = coverage(sum, rule)
      if value != 0 { result.append(left + cursor, left + width, value: Int(value)) }
    }
  }

  @inline(__always)
  private func resolveBlock(
    _ cells: UnsafeMutablePointer<Int32>, _ bytes: UnsafeMutablePointer<UInt8>, _ sum: inout Int32,
    _ rule: FillRule
  ) {
    var running = sum
    for i in 0..<Accumulator.block {
      running &+= cells[i]
      cells[i] = running
    }
    sum = running
    if rule == .nonZero {
      for i in 0..<Accumulator.block { bytes[i] = nonZeroCoverage(cells[i]) }
    } else {
      for i in 0..<Accumulator.block { bytes[i] = evenOddCoverage(cells[i]) }
    }
    for i in 0..<Accumulator.block { cells[i] = 0 }
  }

  @inline(__always)
  private func coverage(_ winding: Int32, _ rule: FillRule) -> UInt8 {
    rule == .nonZero ? nonZeroCoverage(winding) : evenOddCoverage(winding)
  }
}

/// The coverage byte of a mean winding number in units of 2^-17: its size, held to 1.
@inline(__always)
func nonZeroCoverage(_ winding: Int32) -> UInt8 {
  let size = winding < 0 ? 0 &- winding : winding
  let held = size < Accumulator.whole ? size : Accumulator.whole
  return UInt8(truncatingIfNeeded: (held &* 255 &+ 65536) >> 17)
}

/// The coverage byte of a mean winding number in units of 2^-17: a triangle wave, 1 at odd numbers.
@inline(__always)
func evenOddCoverage(_ winding: Int32) -> UInt8 {
  let phase = winding & (2 &* Accumulator.whole &- 1)
  let held = phase < Accumulator.whole ? phase : 2 &* Accumulator.whole &- phase
  return UInt8(truncatingIfNeeded: (held &* 255 &+ 65536) >> 17)
}
