public import Foundation
public import Raster

/// A colour with straight sRGB components; immutable and usable from anywhere.
///
/// A dynamic colour is a function of the traits: it is asked again whenever it is used, with
/// `UITraitCollection.current`.
public nonisolated final class UIColor: NSObject, Sendable {
  private enum Source: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// What the engine below calls this colour, for the current traits.
  public var color: Color {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(UITraitCollection.current).color
    }
  }

  /// Whether the colour depends on the traits.
  var isDynamic: Bool {
    if case .dynamic = source { return true }
    return false
  }

  public init(_ color: Color) { source = .fixed(color) }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(HSB.color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// From `0xRRGGBB`, as palettes are written.
  public convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    func byte(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
    self.init(red: byte(16), green: byte(8), blue: byte(0), alpha: alpha)
  }

  /// One colour by day and another by night.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  public var cgColor: CGColor { CGColor(color) }

  /// The fixed colour that a dynamic one is under `traits`.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var color):
      color.alpha = Double(alpha)
      return UIColor(color)
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// Writes the components, 0…1; always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the components, 0…1; always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = HSB.parts(of: color)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes how light a grey is; false, writing nothing, for a colour that is none.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let color = color
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
}

/// A colour as layers hold it.
public nonisolated final class CGColor: Hashable, Sendable {
  public let color: Color

  public init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { color.alpha }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.alpha = Double(alpha)
    return CGColor(copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
