public import Geometry

/// What happens to text that does not fit its lines.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words, a word that is too long between clusters; lines beyond the last are dropped.
  case wordWrap
  /// Lines break between any two clusters; lines beyond the last are dropped.
  case charWrap
  /// Lines break between words; the last keeps all that is left and reaches beyond the width.
  case clip
  /// Lines break between words; the last line's beginning gives way to an ellipsis.
  case truncateHead
  /// Lines break between words; the last line's middle gives way to an ellipsis.
  case truncateMiddle
  /// Lines break between words; the last line's end gives way to an ellipsis.
  case truncateTail
}

/// Where lines stand within the width.
public enum TextAlignment: Hashable, Sendable {
  /// At the side the line begins at.
  case natural
  case left
  case center
  case right
}

/// How a text is to be set in a box.
public struct TextStyle: Hashable, Sendable {
  public var font: Font
  /// Added between two clusters, in points.
  public var tracking: Double
  public var alignment: TextAlignment
  public var lineBreakMode: LineBreakMode
  /// How many lines at most; 0 for as many as it takes.
  public var maximumLines: Int
  public var direction: TextDirection
  /// From one baseline to the next, in points; nil for the font's own.
  public var lineHeight: Double?

  public init(
    font: Font, tracking: Double = 0, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .truncateTail, maximumLines: Int = 0,
    direction: TextDirection = .natural, lineHeight: Double? = nil
  ) {
    precondition(maximumLines >= 0, "The number of lines must not be negative.")
    self.font = font
    self.tracking = tracking
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.maximumLines = maximumLines
    self.direction = direction
    self.lineHeight = lineHeight
  }
}

/// Text broken into lines and put in place, in points from the box's top left corner.
public struct TextLayout: Sendable {
  public struct Line: Sendable {
    public let line: TextLine
    /// The left end of the baseline.
    public let origin: Point
    /// The line's advance by the line's height.
    public let frame: Rect
  }

  public let lines: [Line]
  /// The widest line by all lines' height; no wider than the box unless a single cluster is, or lines clip.
  public let size: Size
  /// Whether anything of the text is not shown in full.
  public let isTruncated: Bool

  init(lines: [TextLine], isTruncated: Bool, width: Double, style: TextStyle, metrics: FontMetrics) {
    let widest = lines.map(\.width).max() ?? 0
    let box = width.isFinite ? width : widest
    let lineHeight = style.lineHeight ?? metrics.lineHeight
    self.lines = lines.enumerated().map { index, line in
      let x = TextLayout.left(of: line, in: box, style.alignment)
      let top = Double(index) * lineHeight
      // A line taller than its font keeps the font in its middle, as the leading of print does.
      let baseline = top + (lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
      return Line(
        line: line, origin: Point(x, baseline), frame: Rect(x, top, line.width, lineHeight))
    }
    size = Size(widest, Double(lines.count) * lineHeight)
    self.isTruncated = isTruncated
  }

  private static func left(of line: TextLine, in width: Double, _ alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: (width - line.width) / 2
    case .right: width - line.width
    case .natural: line.isRightToLeft ? width - line.width : 0
    }
  }
}
