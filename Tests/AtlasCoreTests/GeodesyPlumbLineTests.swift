import AtlasCore
import Geometry
import Testing

@Suite struct GeodesyPlumbLineTests {
  private func line(_ latitude: Double) -> PlumbLine {
    PlumbLine(from: Coordinate(latitude: latitude, longitude: 8.316_667))
  }

  @Test func startPlace() {
    let plumb = line(56.55)
    #expect(abs(plumb.exit.latitude + 56.9035) < 5e-5)
    #expect(plumb.exit.longitude == Coordinate(latitude: 56.55, longitude: 8.316_667).antipode.longitude)
    #expect(abs(plumb.missKilometres - 39.4) < 0.05)
  }

  @Test func onTheEquatorAndAtThePolesItMeetsTheCentre() {
    for latitude in [0.0, 90, -90] {
      #expect(line(latitude).missKilometres < 1e-9)
      #expect(abs(line(latitude).exit.latitude + latitude) < 1e-12)
    }
    #expect(abs(line(0).lengthKilometres - 12_756.274) < 1e-9)
    #expect(abs(line(90).lengthKilometres - 2 * 6356.752_314_245) < 1e-6)
    #expect(line(0).exit.latitude.sign == .plus)
  }

  @Test func theMissIsGreatestAtTheMiddleLatitudes() {
    let misses = stride(from: 0.0, through: 90, by: 0.25).map { line($0).missKilometres }
    let greatest = misses.max() ?? 0
    #expect(abs(greatest - 42.8) < 0.05)
    let latitude = Double(misses.firstIndex(of: greatest) ?? 0) * 0.25
    #expect((44.0...46.0).contains(latitude))
  }

  @Test func northAndSouthAreAlike() {
    for latitude in stride(from: 1.0, to: 90, by: 7) {
      #expect(abs(line(latitude).missKilometres - line(-latitude).missKilometres) < 1e-9)
      #expect(abs(line(latitude).exit.latitude + line(-latitude).exit.latitude) < 1e-12)
    }
  }

  /// The straight line between the two places, from their positions in space: it has the length and the
  /// direction of the plumb line.
  @Test func itIsTheStraightLineBetweenItsEnds() {
    let (a, e2) = (6378.137, (1 / 298.257_223_563) * (2 - 1 / 298.257_223_563))
    /// Distance from the axis and height over the equator's plane.
    func position(_ degrees: Double) -> Point {
      let (s, c) = (sine(degrees * .pi / 180), cosine(degrees * .pi / 180))
      let normal = a / (1 - e2 * s * s).squareRoot()
      return Point(normal * c, normal * (1 - e2) * s)
    }
    for latitude in stride(from: -85.0, through: 85, by: 10) {
      let plumb = line(latitude)
      let (start, exit) = (position(latitude), position(plumb.exit.latitude))
      let way = Point(-exit.x, exit.y) - start
      #expect(abs(way.length - plumb.lengthKilometres) < 1e-8)
      let down = Point(-cosine(latitude * .pi / 180), -sine(latitude * .pi / 180))
      #expect(abs(way.x * down.y - way.y * down.x) < 1e-8)
    }
  }

  /// Report M46: chords as constants.
  @Test(arguments: [(0.0, 12_756.27), (45, 12_734.98), (90, 12_713.50), (56.55, 12_726.58), (-45, 12_734.98)])
  func chordsByLatitude(latitude: Double, kilometres: Double) {
    #expect(abs(Ellipsoid.wgs84.chordThroughCentre(latitude: latitude) - kilometres) < 0.005)
  }

  @Test func freeFallTakesFortyTwoMinutes() {
    #expect(abs(FreeFall.seconds / 60 - 42.2) < 0.05)
  }
}
