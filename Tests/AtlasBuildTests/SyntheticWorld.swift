import AtlasBuild
import AtlasCore

/// A small world for tests: two countries that share a border on one continent, an island cut by the date
/// line, a land around the south pole, a lake, one ocean and a few towns.
enum SyntheticWorld {
  static func ring(_ corners: [(latitude: Double, longitude: Double)]) -> [GridPoint] {
    corners.map { GridPoint(Coordinate(latitude: $0.latitude, longitude: $0.longitude)) }
  }

  /// Counterclockwise with north up.
  static func box(south: Double, west: Double, north: Double, east: Double) -> [GridPoint] {
    ring([(south, west), (south, east), (north, east), (north, west)])
  }

  static func make() -> World {
    var world = World()
    world.credits = "Made up."
    world.countries = [
      .init(code: "WE", name: "Westland", label: GridPoint(Coordinate(latitude: 5, longitude: 5))),
      .init(code: "EA", name: "Eastland", label: GridPoint(Coordinate(latitude: 5, longitude: 15))),
      .init(code: "IS", name: "Island", label: GridPoint(Coordinate(latitude: -17, longitude: 179))),
      .init(code: "PO", name: "Polar land", label: GridPoint(Coordinate(latitude: -85, longitude: 0))),
      .init(
        code: "NOB", name: "Unclaimed", label: GridPoint(Coordinate(latitude: 9, longitude: 12)),
        belongsToNobody: true),
    ]
    world.claims = [["EA", "WE"]]
    world.waters = [
      .init(
        name: "Round Lake", kind: "lake", label: GridPoint(Coordinate(latitude: 2, longitude: 2)),
        squareKilometres: 12_000, widthDegrees: 1),
      .init(
        name: "The Ocean", kind: "ocean", label: GridPoint(Coordinate(latitude: 0, longitude: -90)),
        squareKilometres: 4e8, widthDegrees: 360),
    ]
    world.political = [
      .init(owner: 0, rings: [ring([(0, 0), (0, 10), (4, 10), (6, 10), (10, 10), (10, 0)])]),
      .init(
        owner: 1,
        rings: [
          ring([
            (0, 10), (0, 20), (10, 20), (10, 14), (8, 14), (8, 12), (10, 12), (10, 10), (6, 10), (6, 12),
            (4, 12), (4, 10),
          ])
        ]),
      .init(owner: 0, holder: 1, claim: 0, rings: [ring([(4, 10), (4, 12), (6, 12), (6, 10)])]),
      .init(owner: 4, rings: [ring([(8, 12), (8, 14), (10, 14), (10, 12)])]),
      .init(owner: 2, rings: [box(south: -18, west: 178, north: -16, east: 180)]),
      .init(owner: 2, rings: [box(south: -18, west: -180, north: -16, east: -179)]),
      .init(
        owner: 3,
        rings: [ring([(-90, -180), (-90, 180), (-70, 180), (-65, 90), (-70, 0), (-75, -90), (-70, -180)])]),
    ]
    world.lakes = [.init(owner: 0, rings: [box(south: 1.5, west: 1.5, north: 2.5, east: 2.5)])]
    world.seas = [
      .init(
        owner: 1,
        rings: [box(south: -90, west: -180, north: 90, east: 180)])
    ]
    world.contexts = [
      .init(country: 0, region: "West End", timeZone: "Europe/Lisbon"),
      .init(country: 1, region: "East End", timeZone: "Europe/Berlin"),
      .init(country: 2, region: "", timeZone: "Pacific/Fiji"),
    ]
    world.places = [
      .init(
        name: "Capital", position: Coordinate(latitude: 5, longitude: 5), population: 3_000_000,
        context: 0, isNationalCapital: true),
      .init(
        name: "Mid", position: Coordinate(latitude: 5.03, longitude: 5.03), population: 40_000, context: 0),
      .init(name: "Easton", position: Coordinate(latitude: 5, longitude: 15), population: 90_000, context: 1),
      .init(
        name: "Strand", position: Coordinate(latitude: -17, longitude: 179.9), population: 700, context: 2),
      .init(
        name: "Farside", position: Coordinate(latitude: -17, longitude: -179.5), population: 900, context: 2),
    ]
    return world
  }
}
