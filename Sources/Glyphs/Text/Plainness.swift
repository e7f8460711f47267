/// Which texts are set letter by letter, without shaping: what makes a map's labels quick.
///
/// A face's shaper may do anything with a text, but with plain letters of these scripts it only kerns pairs.
/// So their width is a sum over pairs, and their image is made of images of single letters. Whatever may
/// join, combine, reorder or change with its neighbours (all other scripts, combining marks, most
/// punctuation, a digit beside an x) goes through the shaper.
enum Plainness {
  /// Whether a scalar is a grapheme cluster of its own beside any other such scalar.
  static func isSingle(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x02FF, 0x0370...0x0482, 0x048A...0x052F, 0x0531...0x058A,
      0x10A0...0x10FF, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3029, 0x3041...0x3096,
      0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether a whole run is plain.
  static func isPlain(_ run: some Sequence<Unicode.Scalar>) -> Bool {
    var isAfterDigit = false
    var isAfterCross = false
    for scalar in run {
      guard isPlain(scalar) else { return false }
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      let isCross = scalar.value | 0x20 == 0x78
      if (isDigit && isAfterCross) || (isCross && isAfterDigit) { return false }
      isAfterDigit = isDigit
      isAfterCross = isCross
    }
    return true
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x27, 0x2C, 0x2E, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2019: true
    case ..<0xC0, 0xD7, 0xF7: false
    case 0x02B0...0x036F, 0x0483...0x0489, 0x055A...0x055F, 0x0589...0x058A, 0x2000...0x33FF:
      (0x3041...0x3096).contains(scalar.value) || (0x30A1...0x30FA).contains(scalar.value)
    default: isSingle(scalar)
    }
  }
}
