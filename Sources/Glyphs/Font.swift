/// What text is set in: the system's user interface face at a size, a weight and a slant.
///
/// The face itself is found by a `Typesetter`, which also finds another for characters that it lacks.
public struct Font: Hashable, Sendable {
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case regular
    case medium
    case semibold
    case bold
  }

  /// The em square's edge in points.
  public var size: Double
  public var weight: Weight
  /// Slanted where the face has such a cut, upright elsewhere.
  public var isItalic: Bool

  public init(size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    precondition(size > 0 && size < 4096, "A font's size must be positive and below 4096 points.")
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The vertical measures of a font, in points; all are positive distances from the baseline.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  public let ascent: Double
  /// From the baseline to the bottom of a line.
  public let descent: Double
  /// What the face wants between two lines, beyond ascent and descent.
  public let leading: Double
  /// The height of an H.
  public let capHeight: Double
  /// The height of an x.
  public let xHeight: Double

  /// From one baseline to the next.
  public var lineHeight: Double { ascent + descent + leading }
}
