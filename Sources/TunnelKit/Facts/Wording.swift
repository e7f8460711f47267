public import AtlasCore

/// The units distances are told in.
public nonisolated enum Units: String, CaseIterable, Sendable {
  case metric, imperial

  /// "12 726.58 km", "850 m"; with imperial units miles and feet.
  ///
  /// - Parameter digits: decimals of kilometres or miles.
  public func distance(_ kilometres: Double, digits: Int) -> String {
    switch self {
    case .metric:
      if abs(kilometres) < 1 { return "\(DecimalText.fixed(kilometres * 1000, digits: 0, group: " ")) m" }
      return "\(DecimalText.fixed(kilometres, digits: digits, group: " ")) km"
    case .imperial:
      let miles = kilometres / 1.609_344
      if abs(miles) < 0.5 { return "\(DecimalText.fixed(miles * 5280, digits: 0, group: ",")) ft" }
      return "\(DecimalText.fixed(miles, digits: digits, group: ",")) mi"
    }
  }

  /// A distance to a town or a coast, as a person would round it: a decimal below 10, none above.
  public func nearby(_ kilometres: Double) -> String {
    let isShort = self == .metric ? kilometres < 9.95 : kilometres < 9.95 * 1.609_344
    return distance(kilometres, digits: isShort ? 1 : 0)
  }
}

/// What is said about a place, in English.
public nonisolated enum Wording {
  /// "Mitte, Berlin, Germany": the name, then region and country as far as they add something.
  public static func title(of answer: Answer) -> String {
    var parts: [String] = []
    for part in [answer.name, answer.water == nil ? answer.region : nil, answer.country?.name] {
      if let part, !parts.contains(part) { parts.append(part) }
    }
    return parts.isEmpty ? "A place without a name" : parts.joined(separator: ", ")
  }

  /// "sea", "Labrador Sea (sea)": what is here when the point is in water.
  public static func water(_ water: Answer.Water) -> String { "\(water.name) (\(water.kind.rawValue))" }

  /// "claimed by CN, IN", or nil where nobody disputes anything.
  public static func claims(_ answer: Answer) -> String? {
    answer.claimants.isEmpty ? nil : "claimed by " + answer.claimants.joined(separator: ", ")
  }

  /// "Lemvig, 3.2 km NNE".
  public static func town(_ town: Answer.Town, units: Units) -> String {
    let direction = CompassPoint(bearing: town.bearing).abbreviation
    return "\(town.name), \(units.nearby(town.kilometres)) \(direction)"
  }

  /// "42 min 10 s".
  public static func duration(seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return "\(whole / 60) min \(whole % 60) s"
  }

  /// "12 h ahead", "3 h 30 min behind", "the same time".
  public static func clockDifference(seconds: Int) -> String {
    if seconds == 0 { return "the same time" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : " \(minutes % 60) min"
    return "\(minutes / 60) h\(rest) \(seconds > 0 ? "ahead" : "behind")"
  }
}
