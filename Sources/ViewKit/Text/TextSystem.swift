import Foundation
import Geometry
import Glyphs

/// The process's typesetter, or what stands in for it where no font is installed: text then takes room and
/// shows nothing, and the program goes on.
nonisolated enum TextSystem {
  static let typesetter: Typesetter? = {
    do {
      return try Typesetter.shared()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }()

  /// Vertical measures in points.
  struct Metrics {
    var ascent, descent, leading, capHeight, xHeight: Double
    var lineHeight: Double { ascent + descent + leading }
  }

  static func metrics(of font: Font) -> Metrics {
    guard let known = typesetter?.metrics(of: font) else {
      // A common face's proportions.
      return Metrics(
        ascent: 0.95 * font.size, descent: 0.25 * font.size, leading: 0, capHeight: 0.7 * font.size,
        xHeight: 0.5 * font.size)
    }
    return Metrics(
      ascent: known.ascent, descent: known.descent, leading: known.leading, capHeight: known.capHeight,
      xHeight: known.xHeight)
  }
}
