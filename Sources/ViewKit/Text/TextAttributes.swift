public import Foundation
import Glyphs

/// Where lines stand within the width, with UIKit's raw values.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Set like `natural`: lines are not stretched.
  case justified
  /// At the side the language begins at.
  case natural

  var glyphs: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: .natural
    }
  }
}

/// What happens to text that does not fit, with UIKit's raw values.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var glyphs: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` laid under the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added between two characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`; the first one of a text counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
