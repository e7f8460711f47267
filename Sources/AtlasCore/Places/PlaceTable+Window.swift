import Geometry

/// How much a place is worth showing; tiers are cut by it.
package enum PlaceImportance {
  /// Its population, a national capital's eightfold, a quarter's a twentieth.
  package static func of(population: Int, marks: UInt8) -> Int {
    let weighed = marks & PlaceMark.nationalCapital != 0 ? population * 8 : population
    return marks & PlaceMark.quarter != 0 ? weighed / 20 : weighed
  }
}

extension PlaceTable {
  func importance(_ place: Int) -> Int {
    PlaceImportance.of(population: population(place), marks: marks[place])
  }

  /// The most important places in a box of the Mercator square, whole tiers at a time until there are enough.
  func search(_ bounds: Rect, limit: Int, minimumPopulation: Int) -> [Int] {
    let window = GeographicWindow(bounds)
    var found: [Int] = []
    for tier in tiers.indices where Int(tiers[tier].largestPopulation) >= minimumPopulation {
      var inTier: [(importance: Int, place: Int)] = []
      visit(tier: tier, around: window.center, within: window.squaredChord) { hit in
        guard population(hit.place) >= minimumPopulation, window.contains(vector(hit.place)) else { return }
        inTier.append((importance(hit.place), hit.place))
      }
      inTier.sort { $0.importance != $1.importance ? $0.importance > $1.importance : $0.place < $1.place }
      found.append(contentsOf: inTier.prefix(limit - found.count).map(\.place))
      if found.count >= limit { break }
    }
    return found
  }
}

/// A box of latitudes and longitudes, and the ball around it that a k-d tree can be asked for.
private struct GeographicWindow {
  let center: UnitVector
  let squaredChord: Double
  private let lowestZ: Double
  private let highestZ: Double
  private let middleLongitude: Double
  private let halfWidth: Double

  init(_ bounds: Rect) {
    let north = Mercator.unproject(Point(bounds.mid.x, max(0, bounds.y))).latitude
    let south = Mercator.unproject(Point(bounds.mid.x, min(1, bounds.maxY))).latitude
    let longitude = Coordinate.wrapped(longitude: (bounds.mid.x - 0.5) * 360)
    let middle = Coordinate(latitude: (north + south) / 2, longitude: longitude)
    let width = min(180, bounds.width * 180)
    let equatorward = max(south, min(north, 0))
    let corners = [north, south, equatorward].map {
      UnitVector(Coordinate(latitude: $0, longitude: longitude + width))
    }
    let center = UnitVector(middle)
    self.center = center
    // A window wider than half the world may reach farther in its middle than at its corners: take all.
    squaredChord = width > 90 ? 5 : corners.map(center.squaredChord).max()! * 1.0001 + 1e-9
    lowestZ = sine(south * Double.pi / 180)
    highestZ = sine(north * Double.pi / 180)
    middleLongitude = longitude
    halfWidth = width
  }

  func contains(_ v: UnitVector) -> Bool {
    guard v.z >= lowestZ, v.z <= highestZ else { return false }
    let longitude = arcTangent(v.y, v.x) * 180 / Double.pi
    return abs(Coordinate.wrapped(longitude: longitude - middleLongitude)) <= halfWidth
  }
}
