import AtlasCore

extension Crossing {
  /// One line without a line break: the object of the `locate` contract, keys in its order. Coordinates
  /// have up to twelve decimals, by which the antipode of a written antipode is the written start;
  /// distances are to the metre.
  public nonisolated var json: String {
    JSONText.object([
      "start": start.json,
      "target": target.json,
      "chord_km": .number(chordKilometres, digits: 3),
      "surface_km": .number(surfaceKilometres, digits: 3),
      "plumb": .object([
        "lat": .number(plumb.exit.latitude, digits: 6),
        "lon": plumb.exit.isPole ? .null : .number(plumb.exit.longitude, digits: 6),
        "miss_km": .number(plumb.missKilometres, digits: 3),
      ]),
    ]).text
  }
}

extension Crossing.End {
  nonisolated fileprivate var json: JSONText {
    let water = answer.water.map {
      JSONText.object(["name": .string($0.name), "kind": .string($0.kind.rawValue)])
    }
    let nearest = answer.nearestTown.map {
      JSONText.object([
        "name": .string($0.name),
        "distance_km": .number($0.kilometres, digits: 3),
        "bearing_deg": .number($0.bearing, digits: 1),
      ])
    }
    return .object([
      "lat": .number(place.latitude, digits: 12),
      "lon": place.isPole ? .null : .number(place.longitude, digits: 12),
      "name": .optional(answer.name),
      "country": .optional(answer.country?.name),
      "country_code": .optional(answer.country?.code),
      "admin": .optional(answer.region),
      "offshore_km": .optional(answer.offshoreKilometres, digits: 3),
      "water": water ?? .null,
      "disputed": .array(answer.claimants.map { .string($0) }),
      "nearest": nearest ?? .null,
      "nearest_land_km": .optional(answer.nearestLandKilometres, digits: 3),
      "time_zone": .optional(clock.zoneName),
      "local_time": .optional(clock.iso),
    ])
  }
}
