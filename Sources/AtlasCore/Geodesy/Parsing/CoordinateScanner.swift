/// A piece of a written coordinate.
struct CoordinateToken: Equatable {
  enum Kind: Equatable {
    case number(Double, hasFraction: Bool)
    /// +1 or −1.
    case sign(Double)
    case degree, minute, second
    case letter(Axis, sign: Double)
    case separator
  }

  enum Axis { case latitude, longitude }

  var kind: Kind
  /// As it was written.
  var text: String
  /// Whether white space, or the beginning of the text, stands before it.
  var followsSpace: Bool

  var isNumber: Bool { if case .number = kind { true } else { false } }
  var isLetter: Bool { if case .letter = kind { true } else { false } }
  var isSign: Bool { if case .sign = kind { true } else { false } }
}

/// Cuts a text into the tokens of a coordinate.
struct CoordinateScanner {
  private let scalars: [Unicode.Scalar]
  /// Whether a comma between two digits is a decimal comma.
  private let decimalComma: Bool
  private let whole: String
  private var position = 0
  private var tokens: [CoordinateToken] = []

  private init(_ text: String, decimalComma: Bool) {
    scalars = Array(text.unicodeScalars)
    self.decimalComma = decimalComma
    whole = text
  }

  static func tokens(of text: String, decimalComma: Bool) throws(CoordinateError) -> [CoordinateToken] {
    var scanner = CoordinateScanner(text, decimalComma: decimalComma)
    while let token = try scanner.next() { scanner.tokens.append(token) }
    return scanner.tokens
  }

  /// `text` without white space, and one pair of round brackets, around it.
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    func strip() {
      while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
      while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    }
    strip()
    if scalars.count > 2, scalars.first == "(", scalars.last == ")" {
      scalars = scalars.dropFirst().dropLast()
      strip()
    }
    return String(scalars)
  }

  /// White space, and the invisible marks that come along with pasted text.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200E}" || scalar == "\u{200F}"
      || scalar == "\u{200B}"
  }

  private mutating func next() throws(CoordinateError) -> CoordinateToken? {
    let start = position
    while position < scalars.count, CoordinateScanner.isSpace(scalars[position]) { position += 1 }
    guard position < scalars.count else { return nil }
    let followsSpace = position > start || position == 0
    let first = scalars[position]
    if isDigit(at: position) || (first == "." && isDigit(at: position + 1)) {
      return try number(followsSpace: followsSpace)
    }
    guard let kind = mark(first) else {
      guard first.properties.isAlphabetic else { throw error(.unexpected(String(first))) }
      return try letter(followsSpace: followsSpace)
    }
    let length = kind == .minute && isMinuteMark(at: position + 1) ? 2 : 1
    let text = slice(position, position + length)
    position += length
    return CoordinateToken(kind: length == 2 ? .second : kind, text: text, followsSpace: followsSpace)
  }

  private static let degreeMarks: Set<Unicode.Scalar> = ["°", "º", "˚"]
  private static let minuteMarks: Set<Unicode.Scalar> = ["′", "'", "’", "‘", "ʹ", "´", "ʼ", "`"]
  private static let secondMarks: Set<Unicode.Scalar> = ["″", "\"", "”", "“", "„", "ʺ", "˝"]

  private func mark(_ scalar: Unicode.Scalar) -> CoordinateToken.Kind? {
    switch scalar {
    case _ where CoordinateScanner.degreeMarks.contains(scalar): .degree
    case _ where CoordinateScanner.minuteMarks.contains(scalar): .minute
    case _ where CoordinateScanner.secondMarks.contains(scalar): .second
    case "+", "＋": .sign(1)
    // Minus as keyboards, typesetters and word processors write it.
    case "-", "\u{2212}", "\u{2013}", "\u{2011}", "\u{FE63}", "\u{FF0D}": .sign(-1)
    case ",", ";": .separator
    default: nil
    }
  }

  private func isMinuteMark(at index: Int) -> Bool {
    index < scalars.count && CoordinateScanner.minuteMarks.contains(scalars[index])
  }

  private func isDigit(at index: Int) -> Bool {
    index < scalars.count && ("0"..."9").contains(scalars[index])
  }

  private func slice(_ from: Int, _ to: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[from..<to])
    return String(view)
  }

  /// Digits, a fraction after a point (or a decimal comma), a signed exponent as computers write it
  /// ("1e-09").
  private mutating func number(followsSpace: Bool) throws(CoordinateError) -> CoordinateToken {
    let start = position
    var digits = run()
    var hasFraction = false
    if position < scalars.count, scalars[position] == "." || startsDecimalComma {
      hasFraction = true
      position += 1
      digits += "." + run() + "0"
    }
    if let exponent = exponent() {
      hasFraction = true
      digits += exponent
    }
    let text = slice(start, position)
    if position < scalars.count, scalars[position] == "." || isDigit(at: position) {
      throw error(.malformedNumber(text + String(scalars[position])))
    }
    guard let value = Double("0" + digits), value.isFinite else { throw error(.malformedNumber(text)) }
    return CoordinateToken(
      kind: .number(value, hasFraction: hasFraction), text: text, followsSpace: followsSpace)
  }

  private var startsDecimalComma: Bool {
    decimalComma && scalars[position] == "," && isDigit(at: position + 1)
  }

  private mutating func run() -> String {
    let start = position
    while isDigit(at: position) { position += 1 }
    return slice(start, position)
  }

  /// An exponent needs its sign and at most two digits, since a bare E is east.
  private mutating func exponent() -> String? {
    guard position + 2 < scalars.count, scalars[position] == "e" || scalars[position] == "E",
      scalars[position + 1] == "-" || scalars[position + 1] == "+"
    else { return nil }
    var end = position + 2
    while isDigit(at: end) { end += 1 }
    guard (1...2).contains(end - position - 2), end == scalars.count || scalars[end] != "." else {
      return nil
    }
    defer { position = end }
    return slice(position, end)
  }

  private mutating func letter(followsSpace: Bool) throws(CoordinateError) -> CoordinateToken {
    let start = position
    while position < scalars.count, scalars[position].properties.isAlphabetic, mark(scalars[position]) == nil
    {
      position += 1
    }
    let word = slice(start, position)
    let kind: CoordinateToken.Kind
    switch word.lowercased() {
    case "n", "north": kind = .letter(.latitude, sign: 1)
    case "s", "south": kind = .letter(.latitude, sign: -1)
    case "e", "east": kind = .letter(.longitude, sign: 1)
    case "w", "west": kind = .letter(.longitude, sign: -1)
    default: throw error(.unexpected(word))
    }
    return CoordinateToken(kind: kind, text: word, followsSpace: followsSpace)
  }

  private func error(_ reason: CoordinateError.Reason) -> CoordinateError {
    CoordinateError(text: whole, reason: reason)
  }
}
