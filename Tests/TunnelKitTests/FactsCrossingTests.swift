import AtlasCore
import Foundation
import Testing
import TunnelKit

@Suite struct FactsCrossingTests {
  private func crossing(_ latitude: Double, _ longitude: Double, _ geocoder: Geocoder = smallWorld)
    -> Crossing
  {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    return Crossing(from: place, date: novemberEvening, geocoder: geocoder)
  }

  @Test func bothEndsAreAskedFor() {
    let crossing = crossing(56.55, 8.316_667)
    #expect(crossing.start.place == startPlace)
    #expect(crossing.start.answer.name == "Bonnet")
    #expect(crossing.target.place == startPlace.antipode)
    #expect(crossing.target.answer.name == "South Pacific Ocean")
    #expect(abs(crossing.chordKilometres - 12_726.58) < 0.005)
    #expect(abs(crossing.surfaceKilometres - 20_003.93) < 0.005)
    #expect(abs(crossing.plumb.missKilometres - 39.4) < 0.05)
    #expect(abs(crossing.fallSeconds / 60 - 42.2) < 0.05)
  }

  @Test func placesAreCanonical() {
    #expect(crossing(10, 400).start.place == Coordinate(latitude: 10, longitude: 40))
    #expect(crossing(10, 400).target.place == Coordinate(latitude: -10, longitude: -140))
  }

  /// Report M71: a pole is one place.
  @Test func atThePolesTheLongitudeMeansNothing() {
    for longitude in [-90.0, 0, 90, 180] {
      let pole = crossing(-90, longitude)
      #expect(pole.start.place == Coordinate(latitude: -90, longitude: 0))
      #expect(pole.target.place == Coordinate(latitude: 90, longitude: 0))
      #expect(pole == crossing(-90, 12))
    }
  }

  /// Report M73: "12 hours apart" is not a constant.
  @Test func clocksAreTwelveHoursApartOrTen() {
    let zones: Geocoder = { place in
      var answer = Answer()
      answer.timeZone = place.latitude > 0 ? "Europe/Madrid" : "Pacific/Auckland"
      return answer
    }
    func difference(_ date: TimeInterval) -> Int? {
      let madrid = Coordinate(latitude: 40.4168, longitude: -3.7038)
      let date = Date(timeIntervalSince1970: date)
      return Crossing(from: madrid, date: date, geocoder: zones).clockDifference
    }
    #expect(difference(1_768_478_400) == 12 * 3600)  // January
    #expect(difference(1_784_116_800) == 10 * 3600)  // July
    #expect(Wording.clockDifference(seconds: 10 * 3600) == "10 h ahead")
  }

  @Test func wording() {
    #expect(Wording.title(of: smallWorld(startPlace)) == "Bonnet, Central Jutland, Denmark")
    #expect(Wording.title(of: smallWorld(startPlace.antipode)) == "South Pacific Ocean")
    #expect(Wording.title(of: Answer()) == "A place without a name")
    var berlin = Answer()
    berlin.locality = "Berlin"
    berlin.region = "Berlin"
    berlin.country = Answer.Country(code: "DE", name: "Germany")
    #expect(Wording.title(of: berlin) == "Berlin, Germany")
    berlin.claimants = ["AA", "BB"]
    #expect(Wording.claims(berlin) == "claimed by AA, BB")
    #expect(Wording.claims(Answer()) == nil)
    #expect(Wording.duration(seconds: 2530.4) == "42 min 10 s")
    #expect(Wording.clockDifference(seconds: -12_600) == "3 h 30 min behind")
    #expect(Wording.clockDifference(seconds: 0) == "the same time")
  }

  @Test func distances() {
    #expect(Units.metric.distance(12_726.578, digits: 2) == "12 726.58 km")
    #expect(Units.metric.distance(0.85, digits: 2) == "850 m")
    #expect(Units.metric.nearby(0.0004) == "0 m")
    #expect(Units.metric.nearby(3.21) == "3.2 km")
    #expect(Units.metric.nearby(9.96) == "10 km")
    #expect(Units.metric.nearby(1443.2) == "1 443 km")
    #expect(Units.imperial.distance(12_756.274, digits: 1) == "7,926.4 mi")
    #expect(Units.imperial.nearby(0.3048) == "1,000 ft")
    #expect(Units.imperial.nearby(160.9344) == "100 mi")
  }
}
