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
      way = inverse.m13 == 0 ? .rows : .general
    }
  }

  /// The bitmap's own pixels from there on, where it is shown one to one and as it is.
  func plainRow(x: Int, y: Int) -> UnsafePointer<UInt32>? {
    guard case .copy(let dx, let dy) = way, light == 255 else { return nil }
    return pixels + (max(region.minY, min(region.maxY - 1, y + dy)) * stride + x + dx)
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    switch way {
    case .copy(let dx, let dy):
      let row = max(region.minY, min(region.maxY - 1, y + dy))
      out.update(from: pixels + (row * stride + x + dx), count: count)
    case .rows: fillAlongRow(out, x, y, count)
    case .general: fillDividing(out, x, y, count)
    }
    if light != 255 { darkenRow(out, count, to: light) }
  }

  /// The third component is the same all along the row: one division a row.
  private func fillAlongRow(_ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) {
    let v = Double(y) + 0.5
    let w = 1 / max(v * inverse.m23 + inverse.m33, 1e-12)
    // Positions with 24 bits of fraction; the step's error stays below 1/1000 pixel in a row of 16,384.
    let unit = 16_777_216.0
    let du = fixed(inverse.m11 * w * unit)
    let dv = fixed(inverse.m12 * w * unit)
    let u0 = fixed(((0.5 * inverse.m11 + v * inverse.m21 + inverse.m31) * w - 0.5) * unit)
    let v0 = fixed(((0.5 * inverse.m12 + v * inverse.m22 + inverse.m32) * w - 0.5) * unit)
    for i in 0..<count {
      let u = u0 &+ (x &+ i) &* du
      let v = v0 &+ (x &+ i) &* dv
      out[i] = sample(
        u >> 24, v >> 24, UInt32(truncatingIfNeeded: (u >> 16) & 255),
        UInt32(truncatingIfNeeded: (v >> 16) & 255))
    }
  }

  private func fillDividing(_ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) {
    let h = inverse
    let v = Double(y) + 0.5
    for i in 0..<count {
      let u = Double(x + i) + 0.5
      let w = 256 / max(u * h.m13 + v * h.m23 + h.m33, 1e-12)
      let sx = fixed((u * h.m11 + v * h.m21 + h.m31) * w - 128)
      let sy = fixed((u * h.m12 + v * h.m22 + h.m32) * w - 128)
      out[i] = sample(
        sx >> 8, sy >> 8, UInt32(truncatingIfNeeded: sx & 255), UInt32(truncatingIfNeeded: sy & 255))
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
    let x0 = max(region.minX, min(region.maxX - 1, x))
    let x1 = max(region.minX, min(region.maxX - 1, x + 1))
    let top = pixels + max(region.minY, min(region.maxY - 1, y)) * stride
    let bottom = pixels + max(region.minY, min(region.maxY - 1, y + 1)) * stride
    return mixed(mixed(top[x0], top[x1], fx), mixed(bottom[x0], bottom[x1], fx), fy)
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
