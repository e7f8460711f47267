extension Coordinate {
  /// Reads a place as people paste it: decimal degrees ("48.8566,2.3522", "-33.9 18.4", "48,8566; 2,3522"),
  /// degrees with decimal minutes or with minutes and seconds ("48°51'24\"N 2°21'8\"E", "33 55 S, 18 25
  /// E"), letters before or after and in either order ("E 2.35 N 48.85"), typographic marks and minus
  /// signs, `geo:` links, map links of the common web maps, and what `text(_:)` writes, "90° N, any
  /// longitude" included.
  ///
  /// Without letters the latitude comes first. The result is canonical: a longitude beyond ±180° is
  /// wrapped. What could be meant in two ways is refused.
  public static func parse(_ text: String) throws(CoordinateError) -> Coordinate {
    let trimmed = CoordinateScanner.trimmed(text)
    do throws(CoordinateError) {
      if trimmed.isEmpty { throw CoordinateError(text: text, reason: .empty) }
      if let link = try MapLink.place(in: trimmed) { return link.canonical }
      return try CoordinateGrammar.place(in: trimmed).canonical
    } catch {
      // Whatever part of the text was at fault, the message quotes all of it.
      throw CoordinateError(text: trimmed, reason: error.reason)
    }
  }
}
