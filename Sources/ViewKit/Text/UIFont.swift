public import Foundation
import Glyphs

/// The system's user interface face at a size, a weight and a slant; immutable and usable from anywhere.
public nonisolated final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are, on UIKit's scale from −1 to 1.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// What a text is for; the sizes are those of the human interface guidelines' default.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// What the text engine below calls this font.
  let font: Font

  init(_ font: Font) { self.font = font }

  /// The system's face whatever the name: only whether it says bold or italic counts. Nil for a size out of
  /// range.
  public convenience init?(name: String, size: CGFloat) {
    guard size > 0, size < 4096 else { return nil }
    let isBold = name.localizedStandardContains("bold")
    let isItalic = name.localizedStandardContains("italic") || name.localizedStandardContains("oblique")
    self.init(Font(size: Double(size), weight: isBold ? .bold : .regular, isItalic: isItalic))
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The nearest of the four weights there are.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: held(size), weight: weight.nearest))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font(size: held(size), isItalic: true))
  }

  /// The system's face has digits of one width already.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// There is no face whose letters all have one width; its digits have.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    default: systemFont(ofSize: 17)
    }
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(Font(size: UIFont.held(size), weight: font.weight, isItalic: font.isItalic))
  }

  /// Sizes come out of arithmetic; one that is no size counts as the nearest that is.
  private static func held(_ size: CGFloat) -> Double {
    size.isNaN ? Double(systemFontSize) : max(0.1, min(4095, Double(size)))
  }

  // MARK: Measures, in points

  public var pointSize: CGFloat { CGFloat(font.size) }
  public var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// Negative: the bottom of a line lies below the baseline.
  public var descender: CGFloat { CGFloat(-metrics.descent) }
  public var leading: CGFloat { CGFloat(metrics.leading) }
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

  private var metrics: TextSystem.Metrics { TextSystem.metrics(of: font) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}

nonisolated extension UIFont.Weight {
  var nearest: Font.Weight {
    switch rawValue {
    case ..<0.115: .regular
    case ..<0.265: .medium
    case ..<0.35: .semibold
    default: .bold
    }
  }
}
