/// A colour with straight (not premultiplied) sRGB components, each 0…1.
@frozen
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// The same colour, `factor` times as opaque.
  public func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The premultiplied pixel: components are held to 0…1 and rounded to the nearest byte first, then
  /// multiplied by alpha, so that an opaque colour keeps its exact bytes.
  public var pixel: Pixel {
    func byte(_ v: Double) -> UInt32 { UInt32((max(0, min(1, v.isNaN ? 0 : v)) * 255).rounded()) }
    let a = byte(alpha)
    func premultiplied(_ v: Double) -> UInt8 { UInt8((byte(v) * a + 127) / 255) }
    return Pixel(r: premultiplied(red), g: premultiplied(green), b: premultiplied(blue), a: UInt8(a))
  }
}
