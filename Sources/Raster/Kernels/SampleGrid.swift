import Geometry

// Coverage by 8 × 8 samples a pixel, for long thin lines.
//
// A map's coast is tens of thousands of segments of about a pixel, whose strips overlap at every corner, in every
// fjord and around every island. Adding areas up counts that ink twice (6 % too dark for the world's coast at one
// pixel a degree or so); finding the outline of the union exactly takes ten times as long. Samples are simply set: a
// sub-row of a strip is one run of bits, which one 64-bit word nearly always holds. What is lost is smoothness
// beyond 65 levels, which a line of a pixel or two does not show.
//
// Rows of bits: eight sub-rows a pixel row, eight bits a pixel. Where a strip's sides cross a sub-row's middle is found
// from the strip alone, so a window shows the same samples as the whole.

/// Samples for a window of pixels, all clear between two strokes.
final class SampleGrid {
  private let bits = Storage<UInt8>()
  /// A byte for each block of 16 pixels of a row, not zero where a sample was set.
  private let marks = Storage<UInt8>()
  private var window = PixelRect.empty
  /// Bytes a sub-row.
  private var stride = 0
  private var markStride = 0
  private var firstRow = 0
  private var endRow = 0
  private var originX = 0
  private var width = 0

  /// A sample's width in the fixed-point numbers of a run's ends.
  private static let one = 65536.0

  func open(_ window: PixelRect) {
    self.window = window
    stride = (window.width + 15) & ~15 + 8
    markStride = (window.width + 15) >> 4
    bits.reserve(stride * 8 * window.height, filledWith: 0)
    marks.reserve(markStride * window.height, filledWith: 0)
    firstRow = window.minY << 3
    endRow = window.maxY << 3
    originX = window.minX << 3
    width = window.width << 3
  }

  // MARK: Strips

  /// Sets the samples of a rectangle along the axis from `a`, in the unit `direction`, `length` long and `half`
  /// wide on both sides. In pixels; no longer than 2^13.
  func fillStrip(from a: Point, _ direction: Point, length: Double, half: Double) {
    // Every coordinate in samples.
    let (ax, ay) = (a.x * 8, a.y * 8)
    let (dx, dy) = (SampleGrid.notZero(direction.x), SampleGrid.notZero(direction.y))
    let (h, l) = (half * 8, length * 8)
    let spread = h * abs(dx)
    let top = nearest(max(-1e9, min(ay, ay + dy * l) - spread))
    let bottom = nearest(min(1e9, max(ay, ay + dy * l) + spread))
    let first = max(top, firstRow)
    let end = min(bottom, endRow)
    guard first < end else { return }

    // The sides: dy·(x − ax) − dx·(y − ay) = ±h. The ends: dx·(x − ax) + dy·(y − ay) = 0 and l.
    let y = Double(top) + 0.5 - ay
    let one = SampleGrid.one
    let sideStep = nearest(dx / dy * one)
    let side = (ax + dx / dy * y) * one
    let reach = h / abs(dy) * one
    let endStep = nearest(-dy / dx * one)
    let near = (ax - dy / dx * y) * one
    let far = near + l / dx * one
    let skipped = first &- top
    // A run takes in the samples whose middles it covers; the 32,767 rounds so.
    var left = nearest(side - reach) &+ skipped &* sideStep &+ 32767
    var right = nearest(side + reach) &+ skipped &* sideStep &+ 32767
    var from = nearest(min(near, far)) &+ skipped &* endStep &+ 32767
    var to = nearest(max(near, far)) &+ skipped &* endStep &+ 32767
    for row in first..<end {
      let start = max(left, from) >> 16 &- originX
      let stop = min(right, to) >> 16 &- originX
      if start < stop { set(row, start, stop) }
      left = left &+ sideStep
      right = right &+ sideStep
      from = from &+ endStep
      to = to &+ endStep
    }
  }

  /// A component of a direction, kept from 0: what it is divided into then stays below 2^20.
  @inline(__always)
  private static func notZero(_ v: Double) -> Double {
    let least = 1.0 / 1_048_576
    return abs(v) >= least ? v : (v < 0 ? -least : least)
  }

  // MARK: Joins and ends

  /// Sets the samples of a convex quadrilateral, in pixels.
  func fillQuad(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let xs = SIMD4(a.x, b.x, c.x, d.x) * 8
    let ys = SIMD4(a.y, b.y, c.y, d.y) * 8
    let toXs = SIMD4(xs.y, xs.z, xs.w, xs.x)
    let toYs = SIMD4(ys.y, ys.z, ys.w, ys.x)
    let slopes = (toXs - xs) / (toYs - ys)
    let first = max(firstRow, nearest(ys.min()))
    let end = min(endRow, nearest(ys.max()))
    guard first < end else { return }
    for row in first..<end {
      let y = Double(row) + 0.5
      // A side crosses where its ends lie on both sides of y; a level one never does.
      let isCrossing = (ys .<= y) .!= (toYs .<= y)
      let crossings = xs + (y - ys) * slopes
      let left = SIMD4(repeating: Double.infinity).replacing(with: crossings, where: isCrossing).min()
      let right = SIMD4(repeating: -Double.infinity).replacing(with: crossings, where: isCrossing).max()
      if left < right { set(row, nearest(left) - originX, nearest(right) - originX) }
    }
  }

  /// Sets the samples of a disc, in pixels.
  func fillDisc(_ center: Point, _ radius: Double) {
    let (x, y, r) = (center.x * 8, center.y * 8, radius * 8)
    let first = max(firstRow, nearest(y - r))
    let end = min(endRow, nearest(y + r))
    guard first < end else { return }
    for row in first..<end {
      let d = Double(row) + 0.5 - y
      let half = max(0, r * r - d * d).squareRoot()
      set(row, nearest(x - half) - originX, nearest(x + half) - originX)
    }
  }

  // MARK: Runs

  /// Sets a run of samples of a sub-row, relative to the window's left edge.
  @inline(__always)
  private func set(_ row: Int, _ start: Int, _ stop: Int) {
    let start = max(0, start)
    let stop = min(width, stop)
    guard start < stop else { return }
    let line = UnsafeMutableRawPointer(bits.base) + (row &- firstRow) &* stride
    let mark = marks.base + ((row &- firstRow) >> 3) &* markStride
    mark[start >> 7] = 1
    mark[(stop &- 1) >> 7] = 1
    let count = stop &- start
    if count <= 56 {
      or(line, start, UInt64(1) &<< UInt64(count) &- 1)
    } else {
      setLong(line, mark, start, stop)
    }
  }

  private func setLong(
    _ line: UnsafeMutableRawPointer, _ mark: UnsafeMutablePointer<UInt8>, _ start: Int, _ stop: Int
  ) {
    for block in start >> 7...(stop - 1) >> 7 { mark[block] = 1 }
    var x = start
    while x < stop {
      or(line, x, UInt64(1) << UInt64(min(56, stop - x)) - 1)
      x += 56
    }
  }

  @inline(__always)
  private func or(_ line: UnsafeMutableRawPointer, _ start: Int, _ run: UInt64) {
    let place = line + start >> 3
    let old = place.loadUnaligned(as: UInt64.self).littleEndian
    place.storeBytes(of: (old | run &<< UInt64(start & 7)).littleEndian, as: UInt64.self)
  }

  // MARK: Resolving

  /// Turns the samples of a row of the window into runs, and clears them. `strength`, 0…255, weakens all.
  func resolve(row: Int, strength: UInt8, into result: CoverageRow) {
    result.clear()
    let mark = marks.base + row * markStride
    for block in 0..<markStride where mark[block] != 0 {
      mark[block] = 0
      let x = block << 4
      let place = UnsafeMutableRawPointer(bits.base) + (row * 8 * stride + x)
      store(count(place), result.bytes.base + x, strength)
      store(count(place + 8), result.bytes.base + x + 8, strength)
      result.appendBytes(window.minX + x, window.minX + min(window.width, x + 16))
    }
  }

  /// How many samples are set in each of eight pixels, a byte each; clears them.
  @inline(__always)
  private func count(_ place: UnsafeMutableRawPointer) -> UInt64 {
    var sum: UInt64 = 0
    for row in 0..<8 {
      let line = place + row &* stride
      var v = line.loadUnaligned(as: UInt64.self)
      line.storeBytes(of: 0, as: UInt64.self)
      v = v &- ((v >> 1) & 0x5555_5555_5555_5555)
      v = (v & 0x3333_3333_3333_3333) &+ ((v >> 2) & 0x3333_3333_3333_3333)
      sum = sum &+ ((v &+ (v >> 4)) & 0x0F0F_0F0F_0F0F_0F0F)
    }
    return sum
  }

  @inline(__always)
  private func store(_ counts: UInt64, _ bytes: UnsafeMutablePointer<UInt8>, _ strength: UInt8) {
    var rest = counts.littleEndian
    for i in 0..<8 {
      let cover = ((rest & 255) &* 255 &+ 32) >> 6
      bytes[i] = byteProduct(UInt8(truncatingIfNeeded: cover), strength)
      rest >>= 8
    }
  }
}
