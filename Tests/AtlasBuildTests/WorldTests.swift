import AtlasBuild
import AtlasCore
import Testing

@Suite struct WorldTests {
  @Test func gridPointsAreWithinOneAndAHalfMetresOfTheirPlace() {
    let place = Coordinate(latitude: 56.55, longitude: 8.316667)
    let back = GridPoint(place).coordinate
    #expect(abs(back.latitude - place.latitude) < 1.1e-5)
    #expect(abs(back.longitude - place.longitude) < 1.1e-5)
  }
}
