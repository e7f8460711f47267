/// An angle in sexagesimal notation, rounded once as a whole, so that 41.99999444° is 42°00′00″ and
/// never 41°59′60″.
public enum AngleText {
  /// The marks after degrees, minutes and seconds.
  public enum Marks: Sendable {
    /// ° ′ ″
    case typographic
    /// ° ' ", as keyboards have them
    case ascii

    var minute: String { self == .typographic ? "′" : "'" }
    var second: String { self == .typographic ? "″" : "\"" }
  }

  /// Degrees, minutes and seconds of |degrees|, the seconds with `digits` decimals: 45°31′00.00″.
  public static func degreesMinutesSeconds(
    _ degrees: Double, digits: Int, marks: Marks = .typographic
  ) -> String {
    let scale = DecimalText.powerOfTen(digits)
    let count = Int((abs(degrees) * 3600 * Double(scale)).rounded())
    let (minutes, fraction) = (count / (60 * scale), count % (60 * scale))
    return "\(minutes / 60)°" + DecimalText.padded(minutes % 60, to: 2) + marks.minute
      + number(fraction, digits: digits, scale: scale) + marks.second
  }

  /// Degrees and decimal minutes of |degrees|, the minutes with `digits` decimals: 56°33.000′.
  public static func degreesMinutes(
    _ degrees: Double, digits: Int, marks: Marks = .typographic
  ) -> String {
    let scale = DecimalText.powerOfTen(digits)
    let count = Int((abs(degrees) * 60 * Double(scale)).rounded())
    return "\(count / (60 * scale))°" + number(count % (60 * scale), digits: digits, scale: scale)
      + marks.minute
  }

  /// A count of 1/scale units with two digits before the point.
  private static func number(_ count: Int, digits: Int, scale: Int) -> String {
    let whole = DecimalText.padded(count / scale, to: 2)
    return digits == 0 ? whole : whole + "." + DecimalText.padded(count % scale, to: digits)
  }
}
