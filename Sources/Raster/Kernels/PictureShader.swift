import Geometry

/// A bitmap seen through a projective map: gives the colours along a row of the surface.
///
/// It borrows the bitmap's pixels and is good only as long as they are lent.
struct PictureShader {
  private let pixels: UnsafePointer<UInt32>
  private let stride: Int
  /// The part that is shown; samples beyond it repeat its border.
  private let region: PixelRect
  /// From the surface's pixels to the bitmap's.
  private let inverse: Homography
  private let light: UInt32
  let isOpaque: Bool

  private let way: Way

  private enum Way {
    /// One pixel to one pixel, this far to the left and up in the bitmap.
    case copy(dx: Int, dy: Int)
    /// Rows of the surface are rows of the bitmap: scaled, or turned about a level axis.
    case levelRows
    /// Rows of the surface are straight lines of even steps in the bitmap.
    case rows
    /// Columns of the surface are columns of the bitmap.
    case columns(Columns)
    case general

    init(_ inverse: Homography, _ columns: Range<Int>) {
      if inverse.m13 == 0 {
        self = inverse.m12 == 0 ? .levelRows : .rows
      } else if inverse.m23 == 0 && inverse.m21 == 0 {
        self = .columns(Columns(columns, inverse))
      } else {
        self = .general
      }
    }
  }

  /// `inverse` leads from the surface to the bitmap; `shade` darkens, 0…1; `columns` are those of the surface that may
  /// be asked for.
  init(
    _ pixels: UnsafePointer<UInt32>, stride: Int, region: PixelRect, inverse: Homography, shade: Double,
    isOpaque: Bool, columns: Range<Int>
  ) {
    self.pixels = pixels
    self.stride = stride
    self.region = region
    self.inverse = inverse
    self.isOpaque = isOpaque
    light = UInt32(255 - nearest(max(0, min(1, shade)) * 255))
    if let t = inverse.affine, let shift = t.wholeShift {
      way = .copy(dx: shift.x, dy: shift.y)
    } else {
      way = Way(inverse, columns)
    }
  }

  /// The bitmap's own pixels from there on, where it is shown one to one and as it is.
  func plainRow(x: Int, y: Int) -> UnsafePointer<UInt32>? {
    guard case .copy(let dx, let dy) = way, light == 255 else { return nil }
    return pixels + (max(region.minY, min(region.maxY - 1, y + dy)) * stride + x + dx)
  }

  /// Writes the colours of `count` pixels from column `x` of row `y` on; `spare` is scratch memory.
  func fill(
    _ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, spare: Storage<UInt32>
  ) {
    switch way {
    case .copy(let dx, let dy):
      let row = max(region.minY, min(region.maxY - 1, y + dy))
      out.update(from: pixels + (row * stride + x + dx), count: count)
    case .levelRows: fillLevelRow(out, x, y, count, spare)
    case .rows: fillAlongRow(out, x, y, count, spare)
    case .columns(let columns): fillColumns(out, x, y, count, columns, spare)
    case .general: fillDividing(out, x, y, count, spare)
    }
    if light != 255 { darkenRow(out, count, to: light) }
  }

  /// Where a row of the surface runs in the bitmap, with 24 bits of fraction: the third component is the same all
  /// along it, so that one division serves the row. The step's error stays below 1/1000 pixel in 16,384.
  private func line(_ y: Int) -> (u: Int, v: Int, du: Int, dv: Int) {
    let v = Double(y) + 0.5
    let w = 1 / max(v * inverse.m23 + inverse.m33, 1e-12)
    let unit = 16_777_216.0
    return (
      fixed(((0.5 * inverse.m11 + v * inverse.m21 + inverse.m31) * w - 0.5) * unit),
      fixed(((0.5 * inverse.m12 + v * inverse.m22 + inverse.m32) * w - 0.5) * unit),
      fixed(inverse.m11 * w * unit), fixed(inverse.m12 * w * unit)
    )
  }

  /// Two rows of the bitmap become one, once, and that is sampled along the row.
  private func fillLevelRow(
    _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ spare: Storage<UInt32>
  ) {
    let line = line(y)
    let start = line.u &+ x &* line.du
    let end = start &+ (count &- 1) &* line.du
    let first = min(start, end) >> 24
    let length = max(start, end) >> 24 &- first &+ 2
    guard length <= 4 * region.width + 64 else { return fillAlongRow(out, x, y, count, spare) }
    spare.reserve(length)
    blendRows(line.v, first, length, spare.base)
    let row = UnsafePointer(spare.base)
    var u = start &- first &<< 24
    var i = 0
    while i &+ 8 <= count {
      var near = SIMD8<UInt32>()
      var far = SIMD8<UInt32>()
      var weights = SIMD8<UInt32>()
      for j in 0..<8 {
        let place = row + u >> 24
        near[j] = place[0]
        far[j] = place[1]
        weights[j] = UInt32(truncatingIfNeeded: u >> 16) & 255
        u = u &+ line.du
      }
      let mean = Lanes(pixels: near).mixed(with: Lanes(pixels: far), Lanes(spreading: weights))
      out.store(mean.pixels, at: i)
      i = i &+ 8
    }
    while i < count {
      let place = row + u >> 24
      out[i] = mixed(place[0], place[1], UInt32(truncatingIfNeeded: u >> 16) & 255)
      u = u &+ line.du
      i = i &+ 1
    }
  }

  /// Writes `length` pixels of the bitmap from column `first` on, as they are at the height `v`; beyond the region its
  /// border goes on.
  private func blendRows(_ v: Int, _ first: Int, _ length: Int, _ out: UnsafeMutablePointer<UInt32>) {
    let top = pixels + max(region.minY, min(region.maxY - 1, v >> 24)) * stride
    let bottom = pixels + max(region.minY, min(region.maxY - 1, v >> 24 + 1)) * stride
    let weight = UInt32(truncatingIfNeeded: v >> 16) & 255
    let left = max(0, min(length, region.minX - first))
    let right = max(left, min(length, region.maxX - first))
    if left < right { mixRow(out + left, right - left, top + first + left, bottom + first + left, weight) }
    if left > 0 {
      fillRow(out, left, mixed(top[region.minX], bottom[region.minX], weight))
    }
    if right < length {
      fillRow(out + right, length - right, mixed(top[region.maxX - 1], bottom[region.maxX - 1], weight))
    }
  }

  private func fillAlongRow(
    _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ spare: Storage<UInt32>
  ) {
    let line = line(y)
    var u = line.u &+ x &* line.du
    var v = line.v &+ x &* line.dv
    fillBySamples(out, count, spare) { _ in
      defer {
        u = u &+ line.du
        v = v &+ line.dv
      }
      return (u >> 16, v >> 16)
    }
  }

  private func fillDividing(
    _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ spare: Storage<UInt32>
  ) {
    let h = inverse
    let v = Double(y) + 0.5
    let (rowU, rowV, rowW) = (v * h.m21 + h.m31, v * h.m22 + h.m32, v * h.m23 + h.m33)
    fillBySamples(out, count, spare) { i in
      let u = Double(x &+ i) + 0.5
      let w = 256 / max(u * h.m13 + rowW, 1e-12)
      return (fixed((u * h.m11 + rowU) * w - 128), fixed((u * h.m12 + rowV) * w - 128))
    }
  }

  /// Turned about a plumb axis, a column of the surface is a column of the bitmap, of even steps: its place and step
  /// are found once a draw.
  private func fillColumns(
    _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ columns: Columns,
    _ spare: Storage<UInt32>
  ) {
    let table = columns.table.base + (x - columns.first)
    fillBySamples(out, count, spare) { i in (table[i].u, (table[i].v &+ y &* table[i].dv) >> 16) }
  }

  /// Samples where `place` says, in 1/256 pixel of the bitmap. All reads come first, into rows of their own, and all
  /// arithmetic after, eight pixels at a time.
  @inline(__always)
  private func fillBySamples(
    _ out: UnsafeMutablePointer<UInt32>, _ count: Int, _ spare: Storage<UInt32>,
    _ place: (Int) -> (u: Int, v: Int)
  ) {
    spare.reserve(6 * (count + 8))
    let taps = Taps(spare.base, count + 8)
    let (minX, maxX, minY, maxY) = (region.minX, region.maxX &- 1, region.minY, region.maxY &- 1)
    let (pixels, stride) = (pixels, stride)
    for i in 0..<count {
      let (u, v) = place(i)
      let (x, y) = (u >> 8, v >> 8)
      let left = max(minX, min(maxX, x))
      let right = max(minX, min(maxX, x &+ 1))
      let top = pixels + max(minY, min(maxY, y)) &* stride
      let bottom = pixels + max(minY, min(maxY, y &+ 1)) &* stride
      taps.topLeft[i] = top[left]
      taps.topRight[i] = top[right]
      taps.bottomLeft[i] = bottom[left]
      taps.bottomRight[i] = bottom[right]
      taps.across[i] = UInt32(truncatingIfNeeded: u) & 255
      taps.down[i] = UInt32(truncatingIfNeeded: v) & 255
    }
    var i = 0
    while i &+ 8 <= count {
      out.store(taps.mean(at: i), at: i)
      i = i &+ 8
    }
    if i < count {
      let mean = taps.mean(at: i)
      for j in 0..<(count &- i) { out[i &+ j] = mean[j] }
    }
  }
}

/// Rows of neighbouring pixels, and where between them to look.
private struct Taps {
  let topLeft, topRight, bottomLeft, bottomRight, across, down: UnsafeMutablePointer<UInt32>

  init(_ base: UnsafeMutablePointer<UInt32>, _ length: Int) {
    topLeft = base
    topRight = base + length
    bottomLeft = base + 2 * length
    bottomRight = base + 3 * length
    across = base + 4 * length
    down = base + 5 * length
  }

  /// Eight samples: down first and then across, as level rows are blended.
  @inline(__always)
  func mean(at i: Int) -> SIMD8<UInt32> {
    let weight = Lanes(spreading: down.eight(at: i))
    let left = Lanes(pixels: topLeft.eight(at: i)).mixed(with: Lanes(pixels: bottomLeft.eight(at: i)), weight)
    let right = Lanes(pixels: topRight.eight(at: i))
      .mixed(with: Lanes(pixels: bottomRight.eight(at: i)), weight)
    return left.mixed(with: right, Lanes(spreading: across.eight(at: i))).pixels
  }
}

/// For each column of the surface where it lies in the bitmap (in 1/256 pixel), and where it begins and how it goes on
/// from row to row (with 24 bits of fraction).
final class Columns {
  struct Column {
    var u, v, dv: Int
  }

  let first: Int
  let table = Storage<Column>()

  init(_ range: Range<Int>, _ h: Homography) {
    first = range.lowerBound
    table.reserve(range.count)
    let unit = 16_777_216.0
    for x in range {
      let u = Double(x) + 0.5
      let w = 1 / max(u * h.m13 + h.m33, 1e-12)
      table.base[x - first] = Column(
        u: fixed((u * h.m11 + h.m31) * w * 256 - 128),
        v: fixed(((u * h.m12 + 0.5 * h.m22 + h.m32) * w - 0.5) * unit), dv: fixed(h.m22 * w * unit))
    }
  }
}

/// A whole number within ±2^46: no step along a row can overflow, wherever a wild map leads.
@inline(__always)
private func fixed(_ v: Double) -> Int {
  let limit = 70_368_744_177_664.0
  return nearest(max(-limit, min(limit, v)))
}
