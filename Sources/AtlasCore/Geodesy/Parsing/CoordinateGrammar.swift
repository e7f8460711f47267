/// Finds the two angles in a row of tokens.
enum CoordinateGrammar {
  static func place(in text: String) throws(CoordinateError) -> Coordinate {
    if let pole = try pole(in: text) { return pole }
    let points = reading(text, decimalComma: false)
    guard mayHaveDecimalCommas(text) else { return try points.get() }
    // "48,8566; 2,3522" makes sense with decimal commas only, "48,51 24" either way.
    let commas = reading(text, decimalComma: true)
    switch (points, commas) {
    case (.success(let a), .success(let b)):
      if a != b { throw CoordinateError(text: text, reason: .ambiguous) }
      return a
    case (.success(let place), .failure), (.failure, .success(let place)): return place
    case (.failure(let a), .failure(let b)): throw b.isAboutValues && !a.isAboutValues ? b : a
    }
  }

  private static func reading(_ text: String, decimalComma: Bool) -> Result<Coordinate, CoordinateError> {
    Result { () throws(CoordinateError) in try place(in: text, decimalComma: decimalComma) }
  }

  /// Whether some comma stands between digits and no point is there to be the decimal point.
  private static func mayHaveDecimalCommas(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ",")) && !text.utf8.contains(UInt8(ascii: "."))
  }

  private static func place(in text: String, decimalComma: Bool) throws(CoordinateError) -> Coordinate {
    let tokens = try CoordinateScanner.tokens(of: text, decimalComma: decimalComma)
    let (first, second) = try halves(of: tokens, text)
    let a = try WrittenAngle(first, in: text)
    let b = try WrittenAngle(second, in: text)
    if let axis = a.axis, axis == b.axis { throw CoordinateError(text: text, reason: .sameAxis) }
    let swapped = a.axis == .longitude || b.axis == .latitude
    let (latitude, longitude) = swapped ? (b, a) : (a, b)
    guard abs(latitude.degrees) <= 90 else {
      throw CoordinateError(text: text, reason: .latitudeOutOfRange(latitude.text))
    }
    return Coordinate(latitude: latitude.degrees, longitude: longitude.degrees)
  }

  /// "90° N, any longitude".
  private static func pole(in text: String) throws(CoordinateError) -> Coordinate? {
    let suffix = "any longitude"
    guard text.lowercased().hasSuffix(suffix) else { return nil }
    let head = String(text.unicodeScalars.dropLast(suffix.unicodeScalars.count))
    var tokens = try CoordinateScanner.tokens(of: head, decimalComma: false)[...]
    if tokens.last?.kind == .separator { tokens.removeLast() }
    let latitude = try WrittenAngle(tokens, in: text)
    guard latitude.axis != .longitude, abs(latitude.degrees) == 90 else {
      throw CoordinateError(text: text, reason: .longitudeMissing)
    }
    return Coordinate(latitude: latitude.degrees, longitude: 0)
  }

  private typealias Tokens = ArraySlice<CoordinateToken>

  /// Splits at the separator if there is one; else by letters, by degree marks, by a sign in the middle, or
  /// into two equal halves.
  private static func halves(of tokens: [CoordinateToken], _ text: String) throws(CoordinateError) -> (
    Tokens, Tokens
  ) {
    func failure(_ reason: CoordinateError.Reason) -> CoordinateError {
      CoordinateError(text: text, reason: reason)
    }
    func split(before index: Int) -> (Tokens, Tokens) { (tokens[..<index], tokens[index...]) }

    let separators = tokens.indices.filter { tokens[$0].kind == .separator }
    if separators.count > 1 { throw failure(.tooManyParts) }
    if let comma = separators.first { return (tokens[..<comma], tokens[(comma + 1)...]) }

    let letters = tokens.indices.filter { tokens[$0].isLetter }
    if letters.count > 2 { throw failure(.tooManyParts) }
    if letters.count == 2 {
      return split(before: letters[0] == 0 ? letters[1] : letters[0] + 1)
    }
    if let letter = letters.first, letter > 0, letter < tokens.count - 1 {
      return split(before: letter + 1)
    }

    let degrees = tokens.indices.filter { tokens[$0].kind == .degree }
    if degrees.count == 2, let number = tokens[..<degrees[1]].lastIndex(where: \.isNumber) {
      return split(before: number > 0 && tokens[number - 1].isSign ? number - 1 : number)
    }
    let numbers = tokens.indices.filter { tokens[$0].isNumber }
    let signs = tokens.indices.filter {
      tokens[$0].isSign && $0 > (numbers.first ?? 0) && $0 + 1 < tokens.count
    }
    if let sign = signs.first {
      // "48 - 2" may mean a dash.
      let isAttached = tokens[sign].followsSpace && !tokens[sign + 1].followsSpace
      guard signs.count == 1, isAttached else { throw failure(.misplaced(tokens[sign].text)) }
      return split(before: sign)
    }
    switch numbers.count {
    case 0, 1: throw failure(.latitudeAndLongitudeNeeded)
    case 2, 4, 6: return split(before: numbers[numbers.count / 2])
    case 3, 5: throw failure(.ambiguous)
    default: throw failure(.tooManyParts)
    }
  }
}
