/// One angle of a written coordinate: a letter or a sign, degrees, minutes, seconds, a letter.
struct WrittenAngle {
  /// With the sign of its sign or letter.
  let degrees: Double
  /// What its letter says, if it has one.
  let axis: CoordinateToken.Axis?
  /// As written, for messages.
  let text: String

  init(_ tokens: ArraySlice<CoordinateToken>, in whole: String) throws(CoordinateError) {
    func failure(_ reason: CoordinateError.Reason) -> CoordinateError {
      CoordinateError(text: whole, reason: reason)
    }
    let head = tokens.first?.text ?? ""
    text = tokens.dropFirst().reduce(head) { $0 + ($1.followsSpace ? " " : "") + $1.text }
    var rest = tokens
    var letter: (axis: CoordinateToken.Axis, sign: Double)?
    if case .letter(let axis, let sign)? = rest.first?.kind {
      letter = (axis, sign)
      rest.removeFirst()
    }
    if case .letter(let axis, let sign)? = rest.last?.kind {
      guard letter == nil else { throw failure(.misplaced(rest.last?.text ?? "")) }
      letter = (axis, sign)
      rest.removeLast()
    }
    var sign: Double?
    if case .sign(let value)? = rest.first?.kind {
      sign = value
      rest.removeFirst()
    }
    let magnitude = try WrittenAngle.magnitude(rest, in: whole)
    if let sign, let letter, sign != letter.sign { throw failure(.contradiction(text)) }
    degrees = (sign ?? letter?.sign ?? 1) * magnitude
    axis = letter?.axis
  }

  /// Degrees of up to three numbers, marked or not.
  private static func magnitude(
    _ tokens: ArraySlice<CoordinateToken>, in whole: String
  ) throws(CoordinateError) -> Double {
    func failure(_ reason: CoordinateError.Reason) -> CoordinateError {
      CoordinateError(text: whole, reason: reason)
    }
    let marks: [CoordinateToken.Kind] = [.degree, .minute, .second]
    var parts: [(value: Double, hasFraction: Bool, text: String)] = []
    // Whether the last number still may get its mark.
    var isOpen = false
    for token in tokens {
      switch token.kind {
      case .number(let value, let hasFraction):
        guard parts.count < 3 else { throw failure(.tooManyParts) }
        if let last = parts.last, last.hasFraction {
          throw failure(.fractionBeforeSmallerUnit(last.text))
        }
        parts.append((value, hasFraction, token.text))
        isOpen = true
      case .degree, .minute, .second:
        guard isOpen, token.kind == marks[parts.count - 1] else { throw failure(.unitsOutOfOrder) }
        parts[parts.count - 1].text += token.text
        isOpen = false
      case .sign, .letter, .separator:
        throw failure(.misplaced(token.text))
      }
    }
    guard let first = parts.first else { throw failure(.latitudeAndLongitudeNeeded) }
    for part in parts.dropFirst() where part.value >= 60 { throw failure(.sixty(part.text)) }
    guard parts.count > 1 else { return first.value }
    // One division at the end keeps 48°51'24" the double nearest to 48.856666…
    let seconds = first.value * 3600 + parts[1].value * 60 + (parts.count > 2 ? parts[2].value : 0)
    return seconds / 3600
  }
}
