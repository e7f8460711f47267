import Geometry
import Raster
import Synchronization

/// Sets text: finds faces, measures lines and makes their masks, and keeps what was lately asked for.
///
/// Safe from any thread, one at a time: the font library underneath has one state for the process. What is
/// kept is bounded by weight; a line or mask that is asked for again while it is kept costs one look-up and
/// allocates nothing.
public final class Typesetter: Sendable {
  private let core: Mutex<TypesetterCore>

  /// Fails when the system's face is not installed, or the font library does not start. Faces for other
  /// scripts may be missing: their characters then show as the system face's box.
  ///
  /// `cacheLimit` bounds the masks that are kept, in bytes.
  public init(catalog: FontCatalog = .installed, cacheLimit: Int = 8 << 20) throws(GlyphError) {
    core = Mutex(try TypesetterCore(catalog: catalog, cacheLimit: cacheLimit))
  }

  private static let sharedResult = Result { () throws(GlyphError) in try Typesetter() }

  /// The process's typesetter over the installed fonts, made at the first call.
  public static func shared() throws(GlyphError) -> Typesetter { try sharedResult.get() }

  /// The vertical measures of the font's system face.
  public func metrics(of font: Font) -> FontMetrics {
    core.withLock { $0.metrics(of: font) }
  }

  /// One line of text, measured. Line breaks and control characters in it count as spaces; `tracking` is
  /// added between clusters, in points.
  public func line(
    _ text: String, font: Font, tracking: Double = 0, direction: TextDirection = .natural
  ) -> TextLine {
    core.withLock { $0.line(LineKey(text: text, font: font, tracking: tracking, direction: direction)) }
  }

  /// The pixels of a line at `scale` pixels a point, with a halo of `haloRadius` points when that is more
  /// than 0.
  public func masks(of line: TextLine, scale: Double, haloRadius: Double = 0) -> GlyphMasks {
    precondition(scale > 0 && scale <= 64, "The scale must be above 0 and at most 64 pixels a point.")
    precondition(haloRadius >= 0 && haloRadius * scale <= 256, "A halo reaches at most 256 pixels.")
    return core.withLock { $0.masks(of: line, scale: scale, haloRadius: haloRadius) }
  }

  /// The text broken into lines that are at most `width` points wide and put in place; `.infinity` for as
  /// wide as it takes. Every line break in the text starts a new line.
  public func layout(_ text: String, style: TextStyle, width: Double = .infinity) -> TextLayout {
    core.withLock { core in
      var breaker = LineBreaker(style: style, width: width)
      breaker.set(text, in: &core)
      return TextLayout(
        lines: breaker.lines, isTruncated: breaker.isTruncated, width: width, style: style,
        metrics: core.metrics(of: style.font))
    }
  }

  /// Where the caret stands in a line: before each of its characters and after the last, in points from the
  /// line's left end. In a run to the left, the caret before a character stands at its right.
  public func caretOffsets(in line: TextLine) -> [Double] {
    core.withLock { $0.caretOffsets(in: line) }
  }

  /// What the kept masks weigh, in bytes; never much more than the limit.
  public var cachedBytes: Int { core.withLock { $0.cachedBytes } }

  /// Forgets all lines and masks that are kept; those in use stay good.
  public func removeCached() {
    core.withLock { $0.removeCached() }
  }
}
