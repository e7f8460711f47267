/// Plain decimal notation: no exponent, no locale, no negative zero.
public enum DecimalText {
  /// `value` rounded half away from zero to exactly `digits` decimals: `fixed(-0.004, digits: 2)` is "0.00".
  ///
  /// - Parameter group: what is put between groups of three digits of the whole part, "" for nothing.
  /// - Precondition: `value` is finite and |value| · 10^digits is below 2⁵³.
  public static func fixed(_ value: Double, digits: Int, group: String = "") -> String {
    let scale = powerOfTen(digits)
    let scaled = (abs(value) * Double(scale)).rounded()
    precondition(scaled < 9_007_199_254_740_992, "DecimalText shows numbers of up to 15 digits.")
    let count = Int(scaled)
    let whole = grouped(count / scale, by: group)
    let sign = value < 0 && count != 0 ? "-" : ""
    guard digits > 0 else { return sign + whole }
    return sign + whole + "." + padded(count % scale, to: digits)
  }

  /// `value` rounded to at most `digits` decimals, without trailing zeros: 56.5500 is "56.55", 180.0 is
  /// "180".
  public static func trimmed(_ value: Double, digits: Int) -> String {
    var text = fixed(value, digits: digits)
    guard digits > 0 else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  static func powerOfTen(_ exponent: Int) -> Int {
    precondition((0...15).contains(exponent), "DecimalText shows 0 to 15 decimals.")
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  static func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }

  private static func grouped(_ number: Int, by separator: String) -> String {
    guard number >= 1000, !separator.isEmpty else { return String(number) }
    return grouped(number / 1000, by: separator) + separator + padded(number % 1000, to: 3)
  }
}
