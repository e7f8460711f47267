public import Foundation
import Glyphs

/// What a font is told by; of its traits there are bold and italic.
public nonisolated final class UIFontDescriptor: NSObject, Sendable {
  public nonisolated struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let font: Font

  init(_ font: Font) {
    self.font = font
    super.init()
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public var pointSize: CGFloat { CGFloat(font.size) }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight == .bold { traits.insert(.traitBold) }
    return traits
  }

  /// Nil for traits that no face here has.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.isSubset(of: [.traitItalic, .traitBold]) else { return nil }
    let weight = traits.contains(.traitBold) ? .bold : font.weight == .bold ? .regular : font.weight
    return UIFontDescriptor(Font(size: font.size, weight: weight, isItalic: traits.contains(.traitItalic)))
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(font).withSize(newPointSize).fontDescriptor
  }
}

nonisolated extension UIFont {
  /// A size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = size > 0 ? UIFont(descriptor.font).withSize(size).font : descriptor.font
    self.init(font)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// The one family that there is.
  public static let familyNames = ["Inter"]
  public var familyName: String { UIFont.familyNames[0] }

  /// The family with its style, as in "Inter-SemiBold".
  public var fontName: String {
    let weight =
      switch font.weight {
      case .regular: ""
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      }
    let style = weight + (font.isItalic ? "Italic" : "")
    return familyName + "-" + (style.isEmpty ? "Regular" : style)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

/// Sizes that follow the user's: here as they are, since text has one size.
public nonisolated final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
