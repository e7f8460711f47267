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
      visit(tier: tier, in: window.box) { place, position in
        guard population(place) >= minimumPopulation, window.containsLongitude(of: position) else { return }
        inTier.append((importance(place), place))
      }
      inTier.sort { $0.importance != $1.importance ? $0.importance > $1.importance : $0.place < $1.place }
      found.append(contentsOf: inTier.prefix(limit - found.count).map(\.place))
      if found.count >= limit { break }
    }
    return found
  }
}

/// A box of latitudes and longitudes, and the box of space around it that a k-d tree can be asked for.
private struct GeographicWindow {
  let box: SpaceBox
  private let middleLongitude: Double
  private let halfWidth: Double

  init(_ bounds: Rect) {
    let north = Mercator.unproject(Point(0.5, max(0, bounds.y))).latitude * Double.pi / 180
    let south = Mercator.unproject(Point(0.5, min(1, bounds.maxY))).latitude * Double.pi / 180
    middleLongitude = Coordinate.wrapped(longitude: (bounds.mid.x - 0.5) * 360)
    halfWidth = min(180, bounds.width * 180)
    let rings = [cosine(north), cosine(south)]
    let wide = north > 0 && south < 0 ? 1 : rings.max()!
    let x = GeographicWindow.range(
      middleLongitude * Double.pi / 180, halfWidth * Double.pi / 180, rings.min()!, wide)
    let y = GeographicWindow.range(
      (middleLongitude - 90) * Double.pi / 180, halfWidth * Double.pi / 180, rings.min()!, wide)
    // The places' positions are rounded to 6 m.
    let slack = 2e-6
    box = SpaceBox(
      low: SIMD3(x.low, y.low, sine(south)) - slack, high: SIMD3(x.high, y.high, sine(north)) + slack)
  }

  /// The least and greatest of r·cos(angle) for angles within `reach` of a middle and r from `narrow` to `wide`.
  private static func range(_ middle: Double, _ reach: Double, _ narrow: Double, _ wide: Double) -> (
    low: Double, high: Double
  ) {
    /// Whether the window holds an angle.
    func holds(_ angle: Double) -> Bool {
      let away = (angle - middle).remainder(dividingBy: 2 * Double.pi)
      return abs(away) <= reach
    }
    let ends = [cosine(middle - reach), cosine(middle + reach)]
    let greatest = holds(0) ? 1 : ends.max()!
    let least = holds(Double.pi) ? -1 : ends.min()!
    return (min(least * narrow, least * wide), max(greatest * narrow, greatest * wide))
  }

  func containsLongitude(of v: SIMD3<Double>) -> Bool {
    let longitude = arcTangent(v.y, v.x) * 180 / Double.pi
    return abs(Coordinate.wrapped(longitude: longitude - middleLongitude)) <= halfWidth
  }
}
