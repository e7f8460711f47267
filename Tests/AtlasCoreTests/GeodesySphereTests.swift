import AtlasCore
import Testing

@Suite struct GeodesySphereTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test func aDegreeAndAHalfTurn() {
    let degree = 6371.0088 * Double.pi / 180
    #expect(abs(Sphere.kilometres(from: place(0, 0), to: place(0, 1)) - degree) < 1e-9)
    #expect(abs(Sphere.kilometres(from: place(10, 20), to: place(11, 20)) - degree) < 1e-9)
    #expect(abs(Sphere.angle(from: place(56.55, 8.3), to: place(56.55, 8.3).antipode) - 180) < 1e-9)
    #expect(Sphere.angle(from: place(56.55, 8.3), to: place(56.55, 8.3)) == 0)
  }

  @Test func smallDistancesKeepTheirDigits() {
    let metre = 1 / (6371.0088 * Double.pi / 180) / 1000
    #expect(abs(Sphere.kilometres(from: place(45, 7), to: place(45 + metre, 7)) - 0.001) < 1e-9)
  }

  /// Report M65: distances on the flat map choose the wrong town.
  @Test func nearThePoleTheGreatCircleCounts() {
    #expect(Sphere.kilometres(from: place(80, 0.5), to: place(80, 6)).rounded() == 106)
    #expect(Sphere.kilometres(from: place(80, 0.5), to: place(78.5, 0.5)).rounded() == 167)
    #expect(Sphere.kilometres(from: place(-16.8, -179.99), to: place(-16.8, 179.99)) < 3)
  }

  @Test func bearings() {
    #expect(Sphere.bearing(from: place(0, 0), to: place(1, 0)) == 0)
    #expect(abs(Sphere.bearing(from: place(0, 0), to: place(0, 1)) - 90) < 1e-12)
    #expect(abs(Sphere.bearing(from: place(0, 0), to: place(-1, 0)) - 180) < 1e-12)
    #expect(abs(Sphere.bearing(from: place(0, 179), to: place(0, -179)) - 90) < 1e-12)
    #expect(abs(Sphere.bearing(from: place(0, -179), to: place(0, 179)) - 270) < 1e-12)
    #expect(Sphere.bearing(from: place(90, 50), to: place(10, 20)) == 180)
    #expect(Sphere.bearing(from: place(-90, 50), to: place(10, 20)) == 0)
  }

  @Test func walkingArrives() {
    var generator = SampleGenerator(seed: 10)
    for _ in 0..<1000 {
      let (a, b) = (generator.coordinate(), generator.coordinate())
      let end = Sphere.destination(
        from: a, bearing: Sphere.bearing(from: a, to: b), kilometres: Sphere.kilometres(from: a, to: b))
      #expect(Sphere.kilometres(from: end, to: b) < 1e-6)
      #expect(end == end.canonical)
    }
  }

  @Test func compassPoints() {
    let names = stride(from: 0.0, to: 360, by: 22.5).map { CompassPoint(bearing: $0).abbreviation }
    #expect(
      names == [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
      ])
    #expect(CompassPoint(bearing: 348.7) == .northNorthwest)
    #expect(CompassPoint(bearing: 348.8) == .north)
    #expect(CompassPoint(bearing: 360) == .north)
    #expect(CompassPoint(bearing: 11.2) == .north)
    #expect(CompassPoint(bearing: -90) == .west)
  }
}
