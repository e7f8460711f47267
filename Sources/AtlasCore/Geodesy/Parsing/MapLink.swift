/// Places in links: RFC 5870's geo: addresses, Android's variant of them, and the addresses of web maps.
enum MapLink {
  /// The place a link holds; nil when `text` is not a link.
  static func place(in text: String) throws(CoordinateError) -> Coordinate? {
    let lower = text.lowercased()
    // Links may carry their commas encoded.
    let text = text.replacing("%2C", with: ",").replacing("%2c", with: ",")
    if lower.hasPrefix("geo:") { return try geoPlace(String(text.dropFirst(4)), whole: text) }
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") { return try webPlace(text) }
    return nil
  }

  /// `lat,lon[,altitude][;parameter=value…][?query]`.
  private static func geoPlace(_ body: String, whole: String) throws(CoordinateError) -> Coordinate {
    let (address, query) = cut(body[...], at: "?")
    let (numbers, parameters) = cut(address, at: ";")
    for parameter in (parameters ?? "").split(separator: ";") {
      let (name, value) = cut(parameter, at: "=")
      if name.lowercased() == "crs", let value, value.lowercased() != "wgs84" {
        throw CoordinateError(text: whole, reason: .otherReferenceSystem(String(value)))
      }
    }
    let parts = numbers.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count > 3 { throw CoordinateError(text: whole, reason: .tooManyParts) }
    guard parts.count > 1 else { throw CoordinateError(text: whole, reason: .latitudeAndLongitudeNeeded) }
    let values = try parts.map { part throws(CoordinateError) in try number(part, whole: whole) }
    // Android writes geo:0,0?q=… for a place that stands in the query.
    if values[0] == 0, values[1] == 0, let place = try queryPlace(query, whole: whole) { return place }
    return try checked(latitude: values[0], longitude: values[1], parts[0], whole: whole)
  }

  private static func queryPlace(_ query: Substring?, whole: String) throws(CoordinateError) -> Coordinate? {
    for field in (query ?? "").split(separator: "&") where field.hasPrefix("q=") {
      guard let place = try pair(field.dropFirst(2), whole: whole) else {
        throw CoordinateError(text: whole, reason: .noPositionInLink)
      }
      return place
    }
    return nil
  }

  /// `…/@48.85,2.35,15z`, `…#map=12/48.85/2.35`, `…?mlat=48.85&mlon=2.35`, `…?q=48.85,2.35` and
  /// `…?ll=48.85,2.35`.
  private static func webPlace(_ text: String) throws(CoordinateError) -> Coordinate {
    let (address, fragment) = cut(text[...], at: "#")
    var fields: [Substring: Substring] = [:]
    for field in (cut(address, at: "?").1 ?? "").split(separator: "&") {
      let (name, value) = cut(field, at: "=")
      fields[name] = value
    }
    if let latitude = fields["mlat"], let longitude = fields["mlon"] {
      let phi = try number(latitude, whole: text)
      return try checked(latitude: phi, longitude: number(longitude, whole: text), latitude, whole: text)
    }
    for name in ["ll", "q", "query"] {
      if let field = fields[name[...]], let place = try pair(field, whole: text) { return place }
    }
    if let at = address.firstIndex(of: "@"), let place = try pair(address[at...].dropFirst(), whole: text) {
      return place
    }
    if let map = fragment, map.hasPrefix("map=") {
      let parts = (cut(map, at: "&").0).split(separator: "/")
      if parts.count >= 3 {
        let phi = try number(parts[1], whole: text)
        return try checked(latitude: phi, longitude: number(parts[2], whole: text), parts[1], whole: text)
      }
    }
    throw CoordinateError(text: text, reason: .noPositionInLink)
  }

  /// `lat,lon` at the beginning of `text`, whatever follows behind a comma or an opening bracket.
  private static func pair(_ text: Substring, whole: String) throws(CoordinateError) -> Coordinate? {
    let parts = cut(text, at: "(").0.split(whereSeparator: { $0 == "," || $0 == "/" })
    guard parts.count >= 2, let phi = plainNumber(parts[0]), let lambda = plainNumber(parts[1]) else {
      return nil
    }
    return try checked(latitude: phi, longitude: lambda, parts[0], whole: whole)
  }

  private static func checked(
    latitude: Double, longitude: Double, _ written: Substring, whole: String
  ) throws(CoordinateError) -> Coordinate {
    guard abs(latitude) <= 90 else {
      throw CoordinateError(text: whole, reason: .latitudeOutOfRange(String(written)))
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func number(_ text: Substring, whole: String) throws(CoordinateError) -> Double {
    guard let value = plainNumber(text) else {
      throw CoordinateError(text: whole, reason: .malformedNumber(String(text)))
    }
    return value
  }

  /// A sign, digits, a point and digits: nothing else that `Double` would take, such as "nan" or "0x1p3".
  private static func plainNumber(_ text: Substring) -> Double? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count <= 1, digits.contains(where: { $0 != UInt8(ascii: ".") }),
      digits.allSatisfy({ ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".") }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  private static func cut(_ text: Substring, at mark: Character) -> (Substring, Substring?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<index], text[text.index(after: index)...])
  }
}
