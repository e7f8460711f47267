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
    case general
  }

  /// `inverse` leads from the surface to the bitmap; `shade` darkens, 0…1.
  init(
    _ pixels: UnsafePointer<UInt32>, stride: Int, region: PixelRect, inverse: Homography, shade: Double,
    isOpaque: Bool
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
      way = inverse.m13 != 0 ? .general : inverse.m12 != 0 ? .rows : .levelRows
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
    case .rows: fillAlongRow(out, x, y, count)
    case .general: fillDividing(out, x, y, count)
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
    guard length <= 4 * region.width + 64 else { return fillAlongRow(out, x, y, count) }
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

  private func fillAlongRow(_ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) {
    let line = line(y)
    var u = line.u &+ x &* line.du
    var v = line.v &+ x &* line.dv
    for i in 0..<count {
      out[i] = sample(
        u >> 24, v >> 24, UInt32(truncatingIfNeeded: u >> 16) & 255, UInt32(truncatingIfNeeded: v >> 16) & 255
      )
      u = u &+ line.du
      v = v &+ line.dv
    }
  }

  private func fillDividing(_ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) {
    let h = inverse
    let v = Double(y) + 0.5
    let (rowU, rowV, rowW) = (v * h.m21 + h.m31, v * h.m22 + h.m32, v * h.m23 + h.m33)
    for i in 0..<count {
      let u = Double(x &+ i) + 0.5
      let w = 256 / max(u * h.m13 + rowW, 1e-12)
      let sx = fixed((u * h.m11 + rowU) * w - 128)
      let sy = fixed((u * h.m12 + rowV) * w - 128)
      out[i] = sample(
        sx >> 8, sy >> 8, UInt32(truncatingIfNeeded: sx) & 255, UInt32(truncatingIfNeeded: sy) & 255)
    }
  }

  /// A whole number within ±2^46: no step along a row can overflow, wherever a wild map leads.
  @inline(__always)
  private func fixed(_ v: Double) -> Int {
    let limit = 70_368_744_177_664.0
    return nearest(max(-limit, min(limit, v)))
  }

  @inline(__always)
  private func sample(_ x: Int, _ y: Int, _ fx: UInt32, _ fy: UInt32) -> UInt32 {
    // Down first and then across, as the level rows do.
    if x >= region.minX, x &+ 1 < region.maxX, y >= region.minY, y &+ 1 < region.maxY {
      let top = pixels + (y &* stride &+ x)
      let bottom = top + stride
      return mixed(mixed(top[0], bottom[0], fy), mixed(top[1], bottom[1], fy), fx)
    }
    let x0 = max(region.minX, min(region.maxX - 1, x))
    let x1 = max(region.minX, min(region.maxX - 1, x + 1))
    let top = pixels + max(region.minY, min(region.maxY - 1, y)) * stride
    let bottom = pixels + max(region.minY, min(region.maxY - 1, y + 1)) * stride
    return mixed(mixed(top[x0], bottom[x0], fy), mixed(top[x1], bottom[x1], fy), fx)
  }
}

extension AffineTransform {
  /// The shift in whole pixels that this map is, within 1/64 pixel.
  var wholeShift: (x: Int, y: Int)? {
    guard abs(a - 1) < 1e-6, abs(d - 1) < 1e-6, abs(b) < 1e-6, abs(c) < 1e-6 else { return nil }
    guard abs(tx) < Outline.reach, abs(ty) < Outline.reach else { return nil }
    let (x, y) = (nearest(tx), nearest(ty))
    guard abs(tx - Double(x)) <= 1.0 / 64, abs(ty - Double(y)) <= 1.0 / 64 else { return nil }
    return (x, y)
  }
}
