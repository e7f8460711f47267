import Geometry

/// A gradient ready to be drawn: 1,024 premultiplied colours and the way from a pixel to its place among them.
final class GradientShader {
  static let steps = 1024

  private let table: [UInt32]
  let isOpaque: Bool
  private let axis: Axis

  private enum Axis {
    /// place = x·kx + y·ky + k, at pixel centres.
    case linear(kx: Double, ky: Double, k: Double)
    /// From a pixel centre to the plane where the gradient's circle is the unit circle.
    case radial(AffineTransform)
  }

  /// `inverse` leads from pixels to the gradient's units. Nil for a gradient without stops or extent.
  init?(_ gradient: Gradient, _ inverse: AffineTransform) {
    guard !gradient.stops.isEmpty else { return nil }
    switch gradient.axis {
    case .linear(let from, let to):
      let d = to - from
      let square = d.x * d.x + d.y * d.y
      guard square > 0 else { return nil }
      let (ux, uy) = (d.x / square, d.y / square)
      axis = .linear(
        kx: inverse.a * ux + inverse.b * uy, ky: inverse.c * ux + inverse.d * uy,
        k: (inverse.tx - from.x) * ux + (inverse.ty - from.y) * uy)
    case .radial(let center, let radius):
      guard radius > 0 else { return nil }
      axis = .radial(
        inverse.then(.translation(-center.x, -center.y)).then(.scale(1 / radius, 1 / radius)))
    }
    table = GradientShader.colors(gradient.stops)
    isOpaque = table.allSatisfy { $0 >= 0xFF00_0000 }
  }

  /// Writes the colours of `count` pixels from column `x` of row `y` on.
  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    table.withUnsafeBufferPointer { table in
      switch axis {
      case .linear(let kx, let ky, let k):
        linear(out, x, count, table, kx, (Double(y) + 0.5) * ky + k + 0.5 * kx)
      case .radial(let t):
        radial(out, x, count, table, t, Double(y) + 0.5)
      }
    }
  }

  private func linear(
    _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int, _ table: UnsafeBufferPointer<UInt32>,
    _ step: Double, _ start: Double
  ) {
    let last = Double(GradientShader.steps - 1)
    for i in 0..<count {
      let place = (start + Double(x + i) * step) * last
      out[i] = table[nearest(max(0, min(last, place)))]
    }
  }

  private func radial(
    _ out: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int, _ table: UnsafeBufferPointer<UInt32>,
    _ t: AffineTransform, _ y: Double
  ) {
    let last = Double(GradientShader.steps - 1)
    for i in 0..<count {
      let p = t.apply(Point(Double(x + i) + 0.5, y))
      out[i] = table[nearest(max(0, min(last, p.length * last)))]
    }
  }

  /// Colours are mixed straight, as Core Graphics does, and premultiplied then.
  private static func colors(_ stops: [Gradient.Stop]) -> [UInt32] {
    (0..<steps).map { i in
      let place = Double(i) / Double(steps - 1)
      guard let after = stops.firstIndex(where: { $0.place > place }) else {
        return stops[stops.count - 1].color.pixel.bits
      }
      guard after > 0 else { return stops[0].color.pixel.bits }
      let (a, b) = (stops[after - 1], stops[after])
      return mix(a.color, b.color, (place - a.place) / (b.place - a.place)).pixel.bits
    }
  }

  private static func mix(_ a: Color, _ b: Color, _ t: Double) -> Color {
    Color(
      red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
      blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
  }
}
