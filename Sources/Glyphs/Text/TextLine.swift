/// One line of text, measured and ready to draw: immutable and shared, with no pixels of its own.
///
/// Lengths are in points and the same at every scale of the screen. A `Typesetter` makes lines and keeps the
/// recent ones, so asking twice gives the same object.
public final class TextLine: Sendable {
  public let text: String
  public let font: Font
  /// Added between two clusters; scripts whose letters join are not torn apart.
  public let tracking: Double
  /// Whether the line begins at its right end.
  public let isRightToLeft: Bool
  /// How far the pen travels.
  public let width: Double
  /// The font's vertical measures; a fallback face's glyphs may reach beyond them.
  public let metrics: FontMetrics
  /// From left to right.
  let runs: [TextRun]

  public var ascent: Double { metrics.ascent }
  public var descent: Double { metrics.descent }
  public var leading: Double { metrics.leading }

  init(
    text: String, font: Font, tracking: Double, isRightToLeft: Bool, width: Double, metrics: FontMetrics,
    runs: [TextRun]
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.isRightToLeft = isRightToLeft
    self.width = width
    self.metrics = metrics
    self.runs = runs
  }
}
