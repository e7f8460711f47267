import Geometry

/// Coverage sampled bilinearly through an affine map; 0 outside the mask.
///
/// It borrows the mask's bytes and is good only as long as they are lent.
struct MaskSampler {
  private let bytes: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  private let inverse: AffineTransform

  /// `inverse` leads from the surface's pixels to the mask's.
  init(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int, inverse: AffineTransform) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.inverse = inverse
  }

  /// Writes the coverage of `count` pixels from column `x` of row `y` on.
  func fill(_ out: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    let v = Double(y) + 0.5
    for i in 0..<count {
      let u = Double(x + i) + 0.5
      let sx = fixed((inverse.a * u + inverse.c * v + inverse.tx) * 256 - 128)
      let sy = fixed((inverse.b * u + inverse.d * v + inverse.ty) * 256 - 128)
      out[i] = sample(sx >> 8, sy >> 8, sx & 255, sy & 255)
    }
  }

  @inline(__always)
  private func fixed(_ v: Double) -> Int { nearest(max(-1e12, min(1e12, v))) }

  @inline(__always)
  private func sample(_ x: Int, _ y: Int, _ fx: Int, _ fy: Int) -> UInt8 {
    let top = at(x, y) &* (256 &- fx) &+ at(x &+ 1, y) &* fx
    let bottom = at(x, y &+ 1) &* (256 &- fx) &+ at(x &+ 1, y &+ 1) &* fx
    return UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) >> 16)
  }

  @inline(__always)
  private func at(_ x: Int, _ y: Int) -> Int {
    x >= 0 && x < width && y >= 0 && y < height ? Int(bytes[y &* width &+ x]) : 0
  }
}
