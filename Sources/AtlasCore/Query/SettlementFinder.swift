/// How far a settlement reaches from its middle.
package enum SettlementRadius {
  /// In kilometres. A city's area grows with its people: 0.008 km times the root of the population, and no
  /// less than a village's kilometre (Berlin 14.8, Paris 11.7, a town of 60,000 people 2).
  package static func kilometres(population: Int) -> Double {
    min(40, max(1, 0.008 * Double(population).squareRoot()))
  }
}

/// Finds what settlement a place is in.
struct SettlementFinder {
  private let places: PlaceTable
  private let target: UnitVector
  private let country: Int
  private var nearest: PlaceTable.Hit?
  private var largest: PlaceTable.Hit?

  /// What the place is called: the nearest settlement of the country that reaches it, with the largest one
  /// that does where the first is a quarter of that.
  static func locality(at target: UnitVector, country: Int, in places: PlaceTable) -> String? {
    var finder = SettlementFinder(places, target, country)
    for tier in places.tiers.indices {
      let reach = SettlementRadius.kilometres(population: Int(places.tiers[tier].largestPopulation))
      let limit = GreatCircle.squaredChord(kilometres: reach)
      places.visit(tier: tier, in: SpaceBox(around: target, squaredChord: limit)) { place, position in
        let away = position - SIMD3(target)
        finder.consider(PlaceTable.Hit(place: place, squaredChord: (away * away).sum()))
      }
    }
    return finder.name
  }

  private init(_ places: PlaceTable, _ target: UnitVector, _ country: Int) {
    self.places = places
    self.target = target
    self.country = country
  }

  private mutating func consider(_ hit: PlaceTable.Hit) {
    guard reaches(hit), places.country(hit.place) == country else { return }
    if hit.squaredChord < nearest?.squaredChord ?? .infinity { nearest = hit }
    if leads(hit) { largest = hit }
  }

  private var name: String? {
    guard let nearest, let largest else { return nil }
    let name = places.name(nearest.place)
    guard isQuarter(nearest.place, of: largest.place) else { return name }
    let city = places.name(largest.place)
    return name == city ? city : "\(name), \(city)"
  }

  private func reaches(_ hit: PlaceTable.Hit) -> Bool {
    let radius = SettlementRadius.kilometres(population: places.population(hit.place))
    return hit.squaredChord <= GreatCircle.squaredChord(kilometres: radius)
  }

  private func leads(_ hit: PlaceTable.Hit) -> Bool {
    guard let largest else { return true }
    let (mine, theirs) = (places.population(hit.place), places.population(largest.place))
    return mine != theirs ? mine > theirs : hit.place < largest.place
  }

  private func isQuarter(_ place: Int, of city: Int) -> Bool {
    place != city && places.marks[place] & PlaceMark.quarter != 0
      && places.contexts[place] == places.contexts[city]
  }
}
