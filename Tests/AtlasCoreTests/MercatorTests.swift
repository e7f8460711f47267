import AtlasCore
import Geometry
import Testing

@Suite struct MercatorTests {
  @Test func corners() {
    let middle = Mercator.project(Coordinate(latitude: 0, longitude: 0))
    #expect(middle == Point(0.5, 0.5))
    #expect(Mercator.project(Coordinate(latitude: 0, longitude: 180)).x == 1)
    #expect(Mercator.project(Coordinate(latitude: 0, longitude: -180)).x == 0)
    for latitude in [85.2, 89.9, 90, Mercator.latitudeLimit] {
      #expect(abs(Mercator.project(Coordinate(latitude: latitude, longitude: 0)).y) < 1e-12)
      #expect(abs(Mercator.project(Coordinate(latitude: -latitude, longitude: 0)).y - 1) < 1e-12)
    }
  }

  @Test func thereAndBack() {
    var generator = SampleGenerator(seed: 11)
    for _ in 0..<2000 {
      var place = generator.coordinate()
      place.latitude *= 85 / 90
      let back = Mercator.unproject(Mercator.project(place))
      #expect(abs(back.latitude - place.latitude) < 1e-12)
      #expect(abs(back.longitude - place.longitude) < 1e-12)
    }
  }

  /// Web Mercator's northing of 56.55° N, from EPSG guidance note 7-2: a ln tan(π/4 + φ/2).
  @Test func northing() {
    let phi = 56.55 * Double.pi / 180
    let northing = logarithm(tangent(.pi / 4 + phi / 2))
    let y = Mercator.project(Coordinate(latitude: 56.55, longitude: 0)).y
    #expect(abs((0.5 - y) * 2 * .pi - northing) < 1e-13)
  }

  @Test func antipodesAreMirroredAndHalfAWorldAway() {
    var generator = SampleGenerator(seed: 12)
    for _ in 0..<1000 {
      var place = generator.coordinate()
      place.latitude *= 85 / 90
      let (here, there) = (Mercator.project(place), Mercator.project(place.antipode))
      #expect(abs(here.y + there.y - 1) < 1e-12)
      #expect(abs(abs(here.x - there.x) - 0.5) < 1e-12)
    }
  }
}
