/// How far a settlement reaches from its middle.
package enum SettlementRadius {
  /// In kilometres. A city's area grows with its people: 0.008 km times the root of the population, and no
  /// less than a village's kilometre (Berlin 14.8, Paris 11.7, a town of 60,000 people 2).
  package static func kilometres(population: Int) -> Double {
    min(40, max(1, 0.008 * Double(population).squareRoot()))
  }
}

/// Finds what settlement a place is in and what lies near.
struct SettlementFinder {
  private let atlas: Atlas
  private let target: UnitVector
  private let country: Int?

  init(_ atlas: Atlas, _ target: UnitVector, country: Int?) {
    self.atlas = atlas
    self.target = target
    self.country = country
  }

  private func isHome(_ place: Int) -> Bool {
    guard let country else { return false }
    return Int(atlas.contexts[Int(atlas.places.contexts[place])].country) == country
  }

  /// The nearest place of the same country: it stands for the region and the clock.
  var nearestInCountry: Int? {
    guard let country, atlas.countryRecords[country].placeCount > 0 else { return nil }
    return atlas.places.nearest(to: target, where: isHome)?.place
  }

  /// The nearest place that is a town of its own, in any country and at any distance.
  var nearestTown: PlaceTable.Hit? {
    atlas.places.nearest(to: target) { atlas.places.marks[$0] & PlaceMark.quarter == 0 }
  }

  /// What the place is called: the nearest settlement that reaches it, with the largest one that does where
  /// the first is a quarter of it.
  var locality: String? {
    var nearest: PlaceTable.Hit?
    var largest: PlaceTable.Hit?
    for tier in atlas.places.tiers.indices {
      let reach = SettlementRadius.kilometres(population: Int(atlas.places.tiers[tier].largestPopulation))
      let limit = GreatCircle.squaredChord(kilometres: reach)
      atlas.places.visit(tier: tier, around: target, within: limit) { hit in
        guard reaches(hit), isHome(hit.place) else { return }
        if hit.squaredChord < nearest?.squaredChord ?? .infinity { nearest = hit }
        if leads(hit, over: largest) { largest = hit }
      }
    }
    guard let nearest, let largest else { return nil }
    let name = atlas.places.name(nearest.place)
    guard isQuarter(nearest.place, of: largest.place) else { return name }
    let city = atlas.places.name(largest.place)
    return name == city ? city : "\(name), \(city)"
  }

  private func reaches(_ hit: PlaceTable.Hit) -> Bool {
    let radius = SettlementRadius.kilometres(population: atlas.places.population(hit.place))
    return hit.squaredChord <= GreatCircle.squaredChord(kilometres: radius)
  }

  private func leads(_ hit: PlaceTable.Hit, over other: PlaceTable.Hit?) -> Bool {
    guard let other else { return true }
    let (mine, theirs) = (atlas.places.population(hit.place), atlas.places.population(other.place))
    return mine != theirs ? mine > theirs : hit.place < other.place
  }

  private func isQuarter(_ place: Int, of city: Int) -> Bool {
    place != city && atlas.places.marks[place] & PlaceMark.quarter != 0
      && atlas.places.contexts[place] == atlas.places.contexts[city]
  }

  func timeZone(of context: ContextRecord) -> String? { text(context.timeZone) }
  func region(of context: ContextRecord) -> String? { text(context.region) }

  private func text(_ reference: StringReference) -> String? {
    reference.length == 0 ? nil : atlas.strings[reference]
  }
}
