import AtlasCore
import Foundation
import TunnelKit

/// 2026-11-30, 22:12 UTC.
let novemberEvening = Date(timeIntervalSince1970: 1_796_076_720)

/// A world of two places: the start place's village north of the equator, an ocean south of it.
let smallWorld: Geocoder = { place in
  var answer = Answer()
  if place.latitude > 0 {
    answer.country = Answer.Country(code: "DK", name: "Denmark")
    answer.region = "Central Jutland"
    answer.locality = "Bonnet"
    answer.nearestTown = Answer.Town(
      name: "Lemvig", position: Coordinate(latitude: 56.5486, longitude: 8.3103), population: 7000,
      kilometres: 0.418_64, bearing: 248.26)
    answer.nearestLandKilometres = 0
    answer.timeZone = "Europe/Copenhagen"
  } else {
    answer.water = Answer.Water(name: "South Pacific Ocean", kind: .ocean)
    answer.nearestTown = Answer.Town(
      name: "Waitangi", position: Coordinate(latitude: -43.95, longitude: -176.56), population: 300,
      kilometres: 1443.2, bearing: 342.04)
    answer.nearestLandKilometres = 1234.567_8
  }
  return answer
}

/// A world that knows nothing.
let emptyWorld: Geocoder = { _ in Answer() }

let startPlace = Coordinate(latitude: 56.55, longitude: 8.316_667)
