import AtlasCore
import Geometry
import Testing

@Suite struct LabelsTests {
  @Test func countriesHaveTheirNameCodeAndAPlaceInTheirLand() throws {
    let labels = try WorldAtlas.atlas.get().countryLabels
    let germany = labels.first { $0.code == "DE" }!
    #expect(germany.name == "Germany")
    #expect(
      try WorldAtlas.answer(germany.position.latitude, germany.position.longitude).country?.code == "DE")
    // stamen/terrain-classic #120: Fiji's label at longitude 0 in the Atlantic.
    let fiji = labels.first { $0.code == "FJ" }!
    #expect(abs(fiji.position.latitude + 17.5) < 1)
    #expect(fiji.position.longitude > 177)
  }

  @Test func watersComeLargestFirstAndLieInThemselves() throws {
    let labels = try WorldAtlas.atlas.get().waterLabels
    #expect(labels[0].name == "South Pacific Ocean")
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.squareKilometres >= $1.squareKilometres })
    for label in labels.prefix(40) {
      let answer = try WorldAtlas.answer(label.position.latitude, label.position.longitude)
      #expect(answer.water?.name == label.name)
      #expect(label.widthDegrees > 0)
    }
  }

  @Test func placesComeMostImportantFirst() throws {
    let atlas = try WorldAtlas.atlas.get()
    let world = atlas.places(in: Rect(0, 0, 1, 1), limit: 20)
    #expect(world.count == 20)
    #expect(world[0].name == "Beijing")
    #expect(world[0].isNationalCapital)
    let denmark = atlas.places(in: around(56, 10.5, width: 0.012), limit: 5)
    #expect(denmark.map(\.name).contains("Århus"))
  }

  @Test func aWindowAcrossTheDateLineFindsBothSides() throws {
    let atlas = try WorldAtlas.atlas.get()
    let fiji = atlas.places(in: around(-17, 180, width: 0.02), limit: 100)
    #expect(fiji.contains { $0.position.longitude > 0 })
    #expect(fiji.contains { $0.position.longitude < 0 })
    let shifted = around(-17, 180, width: 0.02).offsetBy(-2, 0)
    #expect(atlas.places(in: shifted, limit: 100) == fiji)
  }

  @Test func aWindowHoldsExactlyWhatLiesInIt() throws {
    let atlas = try WorldAtlas.atlas.get()
    let big = around(50, 8, width: 0.03)
    let small = around(50, 8, width: 0.01)
    let wanted = atlas.places(in: big, limit: .max, minimumPopulation: 50_000).filter {
      small.contains(Mercator.project($0.position))
    }
    #expect(
      atlas.places(in: small, limit: .max, minimumPopulation: 50_000).map(\.place) == wanted.map(\.place))
    #expect(wanted.count > 20)
  }

  private func around(_ latitude: Double, _ longitude: Double, width: Double) -> Rect {
    let center = Mercator.project(Coordinate(latitude: latitude, longitude: longitude))
    return Rect(center.x - width / 2, center.y - width / 2, width, width)
  }
}
