import AtlasCore

/// How a place is called: in one line under a map, in two on a card.
nonisolated enum PlaceTitle {
  /// "Lemvig, Denmark"; "North Sea, off Denmark"; "South Pacific Ocean".
  static func line(_ answer: Answer) -> String {
    let second =
      answer.offshoreKilometres == nil ? answer.country?.name : answer.country.map { "off \($0.name)" }
    return joined([name(answer), second ?? Wording.claims(answer)])
  }

  /// What a person would say.
  static func name(_ answer: Answer) -> String { answer.name ?? "A place without a name" }

  /// Region and country, or what kind of water it is and whose coast is near.
  static func whereabouts(_ answer: Answer, units: Units) -> String {
    var parts: [String?] = []
    if let water = answer.water {
      // "South Pacific Ocean" says what it is; "Kattegat" does not.
      if !water.name.lowercased().contains(water.kind.rawValue) {
        parts.append(capitalised(water.kind.rawValue))
      }
      parts.append(surroundings(answer, units: units))
    } else {
      parts = [answer.locality == nil ? nil : answer.region, answer.country?.name]
    }
    parts.append(Wording.claims(answer))
    return joined(parts, besides: answer.name)
  }

  /// Whose coast is near, or how far the nearest is.
  private static func surroundings(_ answer: Answer, units: Units) -> String? {
    if let country = answer.country?.name {
      return answer.offshoreKilometres.map { "\(units.nearby($0)) off \(country)" } ?? country
    }
    guard let land = answer.nearestLandKilometres, land > 0 else { return nil }
    return "\(units.nearby(land)) from land"
  }

  private static func joined(_ parts: [String?], besides name: String? = nil) -> String {
    var kept: [String] = []
    for part in parts.compactMap({ $0 }) where part != name && !kept.contains(part) { kept.append(part) }
    return kept.joined(separator: ", ")
  }

  private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
