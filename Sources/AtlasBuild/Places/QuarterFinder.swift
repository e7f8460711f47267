import AtlasCore

/// Finds the places that are part of a larger one.
///
/// The source does not tell a quarter of a city from a town. A place is taken for a quarter where a city of
/// the same country, region and zone, with at least four times its people, reaches it.
enum QuarterFinder {
  private static let leastCity = 20_000
  private static let leastRatio = 4

  /// The `PlaceMark` bits of every place.
  static func marks(_ world: World, _ vectors: [UnitVector]) -> [UInt8] {
    let places = world.places
    let edge = GreatCircle.squaredChord(kilometres: 40).squareRoot()
    var cities: [BlockKey: [Int]] = [:]
    for i in places.indices where places[i].population >= leastCity {
      cities[BlockKey(vectors[i], edge: edge), default: []].append(i)
    }
    return places.indices.map { i in
      let isQuarter = BlockKey(vectors[i], edge: edge).neighbourhood.contains { block in
        cities[block, default: []].contains { city in
          places[city].context == places[i].context
            && places[city].population >= leastRatio * max(1, places[i].population)
            && reaches(places[city], vectors[city].squaredChord(to: vectors[i])) && city != i
        }
      }
      return (isQuarter ? PlaceMark.quarter : 0)
        | (places[i].isNationalCapital ? PlaceMark.nationalCapital : 0)
    }
  }

  private static func reaches(_ city: World.Place, _ squaredChord: Double) -> Bool {
    let radius = SettlementRadius.kilometres(population: city.population)
    return squaredChord <= GreatCircle.squaredChord(kilometres: radius)
  }

  /// A cube of space.
  private struct BlockKey: Hashable {
    var x: Int
    var y: Int
    var z: Int

    init(_ v: UnitVector, edge: Double) {
      x = Int((v.x / edge).rounded(.down))
      y = Int((v.y / edge).rounded(.down))
      z = Int((v.z / edge).rounded(.down))
    }

    /// The cube and the 26 around it.
    var neighbourhood: [BlockKey] {
      var all: [BlockKey] = []
      for dx in -1...1 {
        for dy in -1...1 {
          for dz in -1...1 {
            var key = self
            key.x += dx
            key.y += dy
            key.z += dz
            all.append(key)
          }
        }
      }
      return all
    }
  }
}
