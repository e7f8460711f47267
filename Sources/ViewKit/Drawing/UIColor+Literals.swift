public import Foundation
import Geometry

nonisolated extension UIColor {
  /// From components in Display P3; what lies outside sRGB is brought to its edge.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // IEC 61966-2-1's curve serves both spaces. The matrix is P3's primaries (SMPTE RP 431-2) seen from sRGB's,
    // both with the white point D65.
    func linear(_ value: CGFloat) -> Double {
      let value = Double(max(0, min(1, value)))
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> CGFloat {
      let value = max(0, min(1, value))
      return CGFloat(value <= 0.003_130_8 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.224_940_2 * r - 0.224_940_2 * g),
      green: encoded(-0.042_057_0 * r + 1.042_057_0 * g),
      blue: encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b), alpha: alpha)
  }

  /// Nil: there are no asset catalogues.
  public convenience init?(named name: String) { return nil }
}

/// `#colorLiteral(red:green:blue:alpha:)` is one.
nonisolated extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }
}
