public import Foundation
public import Raster

/// A colour with straight sRGB components; immutable and usable from anywhere.
public nonisolated final class UIColor: NSObject, Sendable {
  /// What the engine below calls this colour.
  public let color: Color

  public init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  public var cgColor: CGColor { CGColor(color) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var faded = color
    faded.alpha = Double(alpha)
    return UIColor(faded)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
}

/// A colour as layers hold it.
public nonisolated final class CGColor: Hashable, Sendable {
  public let color: Color

  public init(_ color: Color) { self.color = color }

  public var alpha: CGFloat { color.alpha }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
