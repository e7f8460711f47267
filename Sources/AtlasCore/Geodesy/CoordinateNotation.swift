/// The six ways Tunnel writes a place down. Each, with at least its default digits, is read back by
/// `Coordinate.parse` to the same point within 10⁻⁶ degrees.
public enum CoordinateNotation: CaseIterable, Sendable {
  /// 56.550000, 8.316667
  case decimal
  /// 56.550000° N, 8.316667° E
  case decimalDegrees
  /// 56°33.00000′ N 8°19.00002′ E
  case degreesMinutes
  /// 56°33′00.000″ N 8°19′00.001″ E
  case degreesMinutesSeconds
  /// 56°33'00.000"N 8°19'00.001"E, for fields that want keyboard characters
  case degreesMinutesSecondsASCII
  /// geo:56.55,8.316667 (RFC 5870)
  case geoLink

  /// The fewest decimals of the last unit that keep the point within 10⁻⁶ degrees.
  public var defaultDigits: Int {
    switch self {
    case .decimal, .decimalDegrees, .geoLink: 6
    case .degreesMinutes: 5
    case .degreesMinutesSeconds, .degreesMinutesSecondsASCII: 3
    }
  }
}

extension Coordinate {
  /// This place, canonical, in one of the six notations. 0 and 180 stand without a letter, as neither side of
  /// them is meant; at a pole the notations with letters say "any longitude" and the others 0.
  ///
  /// - Parameter digits: decimals of the last unit (degrees, minutes or seconds); nil for the notation's own.
  /// - Precondition: the coordinate is valid.
  public func text(_ notation: CoordinateNotation, digits: Int? = nil) -> String {
    precondition(isValid, "Only a valid coordinate can be written down.")
    let place = canonical
    let digits = digits ?? notation.defaultDigits
    switch notation {
    case .decimal:
      return DecimalText.fixed(place.latitude, digits: digits) + ", "
        + DecimalText.fixed(isPole ? 0 : place.longitude, digits: digits)
    case .geoLink:
      return "geo:" + DecimalText.trimmed(place.latitude, digits: digits) + ","
        + DecimalText.trimmed(isPole ? 0 : place.longitude, digits: digits)
    default:
      return place.latitudeText(notation, digits: digits)
        + (notation == .decimalDegrees || isPole ? ", " : " ")
        + place.longitudeText(notation, digits: digits)
    }
  }

  /// The latitude alone: "56.550000° N".
  public func latitudeText(_ notation: CoordinateNotation, digits: Int? = nil) -> String {
    Coordinate.text(latitude, letters: ("N", "S"), notation, digits ?? notation.defaultDigits)
  }

  /// The longitude alone, "8.316667° E", or "any longitude" at a pole.
  public func longitudeText(_ notation: CoordinateNotation, digits: Int? = nil) -> String {
    if isPole { return "any longitude" }
    return Coordinate.text(
      Coordinate.wrapped(longitude: longitude), letters: ("E", "W"), notation,
      digits ?? notation.defaultDigits)
  }

  private static func text(
    _ degrees: Double, letters: (positive: String, negative: String), _ notation: CoordinateNotation,
    _ digits: Int
  ) -> String {
    let angle: String
    switch notation {
    case .decimal: return DecimalText.fixed(degrees, digits: digits)
    case .geoLink: return DecimalText.trimmed(degrees, digits: digits)
    case .decimalDegrees: angle = DecimalText.fixed(abs(degrees), digits: digits) + "°"
    case .degreesMinutes: angle = AngleText.degreesMinutes(degrees, digits: digits)
    case .degreesMinutesSeconds: angle = AngleText.degreesMinutesSeconds(degrees, digits: digits)
    case .degreesMinutesSecondsASCII:
      angle = AngleText.degreesMinutesSeconds(degrees, digits: digits, marks: .ascii)
    }
    // What was rounded to 0 or 180 has no side either.
    if isZeroOrHalfTurn(angle) { return angle }
    let gap = notation == .degreesMinutesSecondsASCII ? "" : " "
    return angle + gap + (degrees > 0 ? letters.positive : letters.negative)
  }

  /// Whether the digits of a written angle are those of 0 or of 180 degrees.
  private static func isZeroOrHalfTurn(_ text: String) -> Bool {
    let nonZero = text.utf8.filter { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }
    if nonZero.isEmpty { return true }
    return nonZero == Array("18".utf8) && text.hasPrefix("180")
  }
}
