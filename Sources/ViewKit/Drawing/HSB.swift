import Foundation
import Raster

/// Hue, saturation and brightness, each 0…1 (the hexcone model of A. R. Smith, 1978).
nonisolated enum HSB {
  static func color(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> Color {
    let turn = hue - hue.rounded(.down)
    func channel(_ offset: CGFloat) -> Double {
      let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return Double(brightness - brightness * saturation * max(0, min(k, 4 - k, 1)))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: Double(alpha))
  }

  static func parts(of color: Color) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(color.red, color.green, color.blue)
    let chroma = most - min(color.red, color.green, color.blue)
    guard most > 0, chroma > 0 else { return (0, 0, CGFloat(most)) }
    let sixths: Double
    if most == color.red {
      sixths = (color.green - color.blue) / chroma
    } else if most == color.green {
      sixths = (color.blue - color.red) / chroma + 2
    } else {
      sixths = (color.red - color.green) / chroma + 4
    }
    let hue = sixths / 6
    return (CGFloat(hue < 0 ? hue + 1 : hue), CGFloat(chroma / most), CGFloat(most))
  }
}
