import AtlasBuild
import AtlasCore
import Testing

@Suite struct AtlasCompilerTests {
  let bytes: [UInt8]
  let geocoder: ReverseGeocoder

  init() throws {
    bytes = try AtlasCompiler.compile(SyntheticWorld.make())
    geocoder = ReverseGeocoder(try Atlas(bytes: bytes, name: "synthetic"))
  }

  func answer(_ latitude: Double, _ longitude: Double) -> Answer {
    geocoder.answer(at: Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test func theSameWorldGivesTheSameBytes() throws {
    #expect(try AtlasCompiler.compile(SyntheticWorld.make()) == bytes)
  }

  @Test func containmentTellsCountries() {
    #expect(answer(3, 3).country?.code == "WE")
    #expect(answer(3, 15).country?.code == "EA")
    #expect(answer(-17, 179).country?.code == "IS")
    #expect(answer(-17, -179.5).country?.code == "IS")
    #expect(answer(-90, 12).country?.code == "PO")
    #expect(answer(-72, 0).country?.code == "PO")
    #expect(answer(30, 30).country == nil)
  }

  @Test func theDateLineIsNoEdge() {
    for longitude in [180, -180, 179.999_999, -179.999_999, 540] {
      #expect(answer(-17, longitude).country?.code == "IS")
      #expect(answer(-80, longitude).country?.code == "PO")
    }
  }

  @Test func whatIsOnTheBorderIsOneSideOrTheOther() {
    #expect(["WE", "EA"].contains(answer(2, 10).country?.code))
    #expect(answer(2, 9.999_9).country?.code == "WE")
    #expect(answer(2, 10.000_1).country?.code == "EA")
  }

  @Test func disputedLandNamesBothClaims() {
    let there = answer(5, 11)
    #expect(there.claimants == ["EA", "WE"])
    #expect(there.country?.code == "WE")
  }

  @Test func nobodysLandHasNoCountry() {
    let there = answer(9, 13)
    #expect(there.country == nil)
    #expect(there.nearestLandKilometres == 0)
    #expect(there.region == "Unclaimed")
  }

  @Test func lakesAreTheCountrysWater() {
    let there = answer(2, 2)
    #expect(there.water == Answer.Water(name: "Round Lake", kind: .lake))
    #expect(there.country?.code == "WE")
    #expect(answer(2.6, 2).water == nil)
  }

  @Test func offTheCoastTheNearestCountryIsTold() {
    let near = answer(-0.1, 5)
    #expect(near.country?.code == "WE")
    #expect(abs(near.offshoreKilometres! - 11.12) < 0.01)
    #expect(near.water?.name == "The Ocean")
    let far = answer(-0.5, 5)
    #expect(far.country == nil)
    #expect(abs(far.nearestLandKilometres! - 55.6) < 0.1)
  }

  @Test func quartersAreNamedWithTheirCity() {
    #expect(answer(5.03, 5.03).locality == "Mid, Capital")
    #expect(answer(5, 5).locality == "Capital")
    #expect(answer(8, 8).locality == nil)
    #expect(answer(5.03, 5.03).nearestTown?.name == "Capital")
  }

  @Test func theNearestTownIsFoundAcrossTheDateLine() {
    let town = answer(-17, 179.99).nearestTown
    #expect(town?.name == "Strand")
    #expect(abs(town!.kilometres - 9.57) < 0.05)
    #expect(abs(town!.bearing - 270) < 0.1)
    #expect(answer(-17, -179.9).nearestTown?.name == "Strand")
  }
}
