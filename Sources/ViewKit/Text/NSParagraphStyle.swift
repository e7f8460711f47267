public import Foundation

/// How the lines of a paragraph are set.
open nonisolated class NSParagraphStyle: NSObject {
  public internal(set) var alignment = NSTextAlignment.natural
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Added between two lines, in points.
  public internal(set) var lineSpacing: CGFloat = 0
  /// Lines are at least so high; 0 for the font's own height.
  public internal(set) var minimumLineHeight: CGFloat = 0
  /// Lines are at most so high; 0 for no limit.
  public internal(set) var maximumLineHeight: CGFloat = 0
  /// A factor on the font's line height; 0 for none.
  public internal(set) var lineHeightMultiple: CGFloat = 0

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  open override func copy() -> Any { duplicate() }
  open override func mutableCopy() -> Any { duplicate() }

  private func duplicate() -> NSMutableParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.alignment = alignment
    copy.lineBreakMode = lineBreakMode
    copy.lineSpacing = lineSpacing
    copy.minimumLineHeight = minimumLineHeight
    copy.maximumLineHeight = maximumLineHeight
    copy.lineHeightMultiple = lineHeightMultiple
    return copy
  }

  /// From one baseline to the next where the font's own is `natural`.
  func lineHeight(natural: Double) -> Double {
    var height = natural * (lineHeightMultiple > 0 ? Double(lineHeightMultiple) : 1)
    height = max(height, Double(minimumLineHeight))
    if maximumLineHeight > 0 { height = min(height, Double(maximumLineHeight)) }
    return height + Double(lineSpacing)
  }
}

/// A paragraph style that is being made.
public nonisolated final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }

  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }

  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }

  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}
