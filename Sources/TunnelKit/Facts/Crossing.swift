public import AtlasCore
public import Foundation

/// What answers for a place: `ReverseGeocoder`, or a table in a test.
public typealias Geocoder = @Sendable (Coordinate) -> Answer

/// Everything Tunnel tells of one hole through the Earth.
public nonisolated struct Crossing: Hashable, Sendable {
  /// One end.
  public struct End: Hashable, Sendable {
    /// Canonical; at a pole the longitude is 0 and means nothing.
    public let place: Coordinate
    public let answer: Answer
    public let clock: LocalClock

    init(_ place: Coordinate, date: Date, geocoder: Geocoder) {
      self.place = place.isPole ? Coordinate(latitude: place.latitude, longitude: 0) : place
      answer = geocoder(self.place)
      clock = LocalClock(at: self.place, zone: answer.timeZone, date: date)
    }
  }

  public let start: End
  public let target: End
  /// Straight through the centre.
  public let chordKilometres: Double
  /// Over the surface by the shortest way, which leads over a pole.
  public let surfaceKilometres: Double
  /// Where one comes out who digs along the plumb line.
  public let plumb: PlumbLine
  /// Seconds of free fall from end to end.
  public let fallSeconds: Double

  /// - Precondition: `place` is valid.
  public init(from place: Coordinate, date: Date, geocoder: Geocoder) {
    precondition(place.isValid, "A tunnel starts at a valid coordinate.")
    start = End(place.canonical, date: date, geocoder: geocoder)
    target = End(place.antipode, date: date, geocoder: geocoder)
    chordKilometres = Ellipsoid.wgs84.chordThroughCentre(latitude: place.latitude)
    surfaceKilometres = Ellipsoid.wgs84.halfMeridian
    plumb = PlumbLine(from: start.place)
    fallSeconds = FreeFall.seconds
  }

  /// How far the target's clock is ahead of the start's, in seconds.
  public var clockDifference: Int? {
    guard let here = start.clock.secondsFromUTC, let there = target.clock.secondsFromUTC else { return nil }
    return there - here
  }
}
