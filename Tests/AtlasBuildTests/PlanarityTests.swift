import AtlasBuild
import AtlasCore
import Testing

/// What is no partition is refused, with the place where it fails.
@Suite struct PlanarityTests {
  func compile(_ faces: [World.Face]) throws -> [UInt8] {
    var world = SyntheticWorld.make()
    world.political = faces
    return try AtlasCompiler.compile(world)
  }

  func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> [GridPoint] {
    SyntheticWorld.box(south: south, west: west, north: north, east: east)
  }

  @Test func facesOnTheSameSideOfAnEdgeAreRefused() {
    #expect(throws: BuildError.self) {
      try compile([.init(owner: 0, rings: [box(0, 0, 10, 10)]), .init(owner: 1, rings: [box(0, 0, 10, 10)])])
    }
  }

  @Test func facesThatOverlapAreRefused() {
    let error = #expect(throws: BuildError.self) {
      try compile([.init(owner: 0, rings: [box(0, 0, 10, 10)]), .init(owner: 1, rings: [box(5, 5, 15, 15)])])
    }
    #expect(error?.description.hasPrefix("The faces do not fit together at ") == true)
  }

  @Test func aRingTheWrongWayRoundIsRefused() {
    #expect(throws: BuildError.self) {
      try compile([.init(owner: 0, rings: [box(0, 0, 10, 10).reversed()])])
    }
  }

  @Test func anEnclaveIsAHoleInItsNeighbour() throws {
    let bytes = try compile([
      .init(owner: 0, rings: [box(0, 0, 10, 10), box(4, 4, 6, 6).reversed()]),
      .init(owner: 1, rings: [box(4, 4, 6, 6)]),
    ])
    let geocoder = ReverseGeocoder(try Atlas(bytes: bytes, name: "enclave"))
    #expect(geocoder.answer(at: Coordinate(latitude: 5, longitude: 5)).country?.code == "EA")
    #expect(geocoder.answer(at: Coordinate(latitude: 7, longitude: 5)).country?.code == "WE")
  }

  @Test func longEdgesAreCutAndStillExact() throws {
    let bytes = try compile([.init(owner: 0, rings: [box(-60, -120, 60, 120)])])
    let geocoder = ReverseGeocoder(try Atlas(bytes: bytes, name: "wide"))
    #expect(geocoder.answer(at: Coordinate(latitude: 59.999_9, longitude: 3)).nearestLandKilometres == 0)
    let outside = geocoder.answer(at: Coordinate(latitude: 60.1, longitude: 3))
    #expect(abs(outside.nearestLandKilometres! - 11.12) < 0.02)
  }
}
