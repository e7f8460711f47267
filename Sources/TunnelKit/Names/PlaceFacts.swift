import AtlasCore
import ViewKit

/// One line of a card: what it is about, and what there is to say.
nonisolated struct Fact: Hashable, Sendable {
  let name: String
  let text: String
  /// Lower ones give way first where there is no room.
  let weight: Int

  init(_ name: String, _ text: String, weight: Int) {
    self.name = name
    self.text = text
    self.weight = weight
  }
}

/// What a card tells besides the names.
nonisolated struct PlaceFacts {
  let place: Coordinate
  let answer: Answer
  let date: Date
  let units: Units

  static func position(_ place: Coordinate) -> [Fact] {
    [
      Fact("Degrees", place.text(.decimalDegrees, digits: 6), weight: 9),
      Fact("Minutes, seconds", place.text(.degreesMinutesSeconds, digits: 1), weight: 6),
    ]
  }

  /// About the place itself.
  var about: [Fact] {
    var facts = PlaceFacts.position(place)
    if let town = answer.nearestTown {
      facts.append(Fact("Nearest town", Wording.town(town, units: units), weight: 8))
    }
    if let land = answer.nearestLandKilometres, land > 0 {
      facts.append(Fact("Nearest land", units.nearby(land), weight: 7))
    }
    let clock = LocalClock(at: place, zone: answer.timeZone, date: date)
    if let time = clock.text { facts.append(Fact("Local time", time, weight: 8)) }
    facts.append(Fact("Time zone", clock.zoneText, weight: 4))
    return facts
  }

  /// About the way through the Earth from here.
  var tunnel: [Fact] {
    let earth = Ellipsoid.wgs84
    let plumb = PlumbLine(from: place)
    return [
      Fact(
        "Through the centre", units.distance(earth.chordThroughCentre(latitude: place.latitude), digits: 2),
        weight: 7),
      Fact("Over the surface", units.distance(earth.halfMeridian, digits: 2), weight: 5),
      Fact("Free fall", Wording.duration(seconds: FreeFall.seconds), weight: 5),
      Fact(
        "Straight down",
        "misses the exit by \(units.distance(plumb.missKilometres, digits: 1))", weight: 3),
    ]
  }

  /// About coming out here: where a plumb line dug at the other end would end instead.
  var exit: [Fact] {
    let plumb = PlumbLine(from: place.antipode)
    return [
      Fact("A plumb line ends at", plumb.exit.text(.decimalDegrees, digits: 4), weight: 3)
    ]
  }
}
