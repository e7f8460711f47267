import AtlasCore
import Testing

@Suite struct AntipodeTests {
  /// Reports M7 and M8: the original gave −180 for 0 and −0 for 0; others never wrapped.
  @Test(arguments: [
    (0.0, 180.0), (180, 0), (-180, 0), (-0.0, 180), (1e-9, -179.999_999_999), (100, -80), (400, -140),
    (-190, -10), (540, 0), (360, 180), (-360, 180),
  ])
  func longitudes(start: Double, far: Double) {
    let antipode = Coordinate(latitude: 0, longitude: start).antipode
    #expect(antipode.longitude == far)
    #expect(antipode.longitude.sign == (far < 0 ? .minus : .plus))
  }

  /// Report M4: views turned round the world hand out such longitudes.
  @Test(arguments: [
    (474.257_821_5, 114.257_821_5, -65.742_178_5), (373.351_135, 13.351_135, -166.648_865),
    (-180.003_725_38, 179.996_274_62, -0.003_725_38),
  ])
  func wrappedLongitudes(given: Double, canonical: Double, far: Double) {
    let place = Coordinate(latitude: 10, longitude: given)
    #expect(abs(place.canonical.longitude - canonical) < 1e-12)
    #expect(abs(place.antipode.longitude - far) < 1e-12)
  }

  @Test func latitudeZeroIsNeverNegative() {
    for latitude in [0.0, -0.0] {
      let place = Coordinate(latitude: latitude, longitude: 7)
      #expect(place.canonical.latitude.sign == .plus)
      #expect(place.antipode.latitude.sign == .plus)
    }
  }

  @Test func canonicalLongitudesAreInRange() {
    for longitude in stride(from: -1080.0, through: 1080, by: 22.5) {
      let wrapped = Coordinate.wrapped(longitude: longitude)
      #expect(wrapped > -180 && wrapped <= 180)
      #expect((longitude - wrapped).remainder(dividingBy: 360) == 0)
    }
    #expect(Coordinate.wrapped(longitude: -180) == 180)
    #expect(Coordinate.wrapped(longitude: (-180.0).nextDown) < 180.000_000_1)
    #expect(Coordinate.wrapped(longitude: 180.0.nextUp) > -180)
  }

  @Test func thereAndBackIsTheStartToNanometres() {
    var generator = SampleGenerator(seed: 1)
    let starts = peculiarCoordinates + (0..<5000).map { _ in generator.coordinate() }
    for start in starts {
      let back = start.antipode.antipode
      #expect(back.latitude == start.canonical.latitude)
      let turn = (back.longitude - start.canonical.longitude).remainder(dividingBy: 360)
      #expect(abs(turn) <= 0x1p-46)
    }
  }

  @Test func endsThatAnswerEachOtherNeverDrift() {
    var generator = SampleGenerator(seed: 2)
    let starts = peculiarCoordinates + (0..<5000).map { _ in generator.coordinate() }
    for start in starts {
      let far = start.antipode
      #expect(far.antipode.antipode == far)
      #expect(far.canonical == far)
    }
  }

  @Test func writtenWithTwelveDecimalsThereAndBackIsExact() throws {
    var generator = SampleGenerator(seed: 3)
    let starts = peculiarCoordinates + (0..<1000).map { _ in generator.coordinate() }
    for start in starts {
      let written = start.text(.decimal, digits: 12)
      let far = try Coordinate.parse(written).antipode.text(.decimal, digits: 12)
      let back = try Coordinate.parse(far).antipode.text(.decimal, digits: 12)
      #expect(back == written)
    }
  }

  @Test func validity() {
    #expect(Coordinate(latitude: 90, longitude: 1e9).isValid)
    #expect(!Coordinate(latitude: 90.0001, longitude: 0).isValid)
    #expect(!Coordinate(latitude: .nan, longitude: 0).isValid)
    #expect(!Coordinate(latitude: 0, longitude: .infinity).isValid)
  }

  @Test func poles() {
    #expect(Coordinate(latitude: 90, longitude: 12).isPole)
    #expect(Coordinate(latitude: -90, longitude: 12).isPole)
    #expect(!Coordinate(latitude: 89.999_999_999_9, longitude: 0).isPole)
  }
}
