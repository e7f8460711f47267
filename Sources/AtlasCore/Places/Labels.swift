public import Geometry

/// What a map needs to name a country.
public struct CountryLabel: Hashable, Sendable {
  /// The country's index, as `AtlasDrawing.appendCountry` takes it.
  public var country: Int
  /// ISO 3166-1 alpha-2, or Natural Earth's three letters where ISO has none.
  public var code: String
  public var name: String
  public var position: Coordinate
  /// Natural Earth's label rank: 2 is largest, 10 least.
  public var rank: Int
  /// The web-map zooms (a world of 256 points at zoom 0) between which the name is of use.
  public var zooms: ClosedRange<Double>
}

/// What a map needs to name a sea, strait or bay, or a lake.
public struct WaterLabel: Hashable, Sendable {
  public var name: String
  public var kind: Answer.Water.Kind
  /// Inside the water, far from its shores.
  public var position: Coordinate
  public var squareKilometres: Double
  /// How far the water reaches from west to east at the label, in degrees.
  public var widthDegrees: Double
}

/// What a map needs to name a town.
public struct PlaceLabel: Hashable, Sendable {
  /// The place's index: lower is more important, in steps.
  public var place: Int
  public var name: String
  public var position: Coordinate
  public var population: Int
  public var isNationalCapital: Bool
}

extension Atlas {
  /// How many countries, territories and claimed areas there are: the indices are 0..<countryCount.
  public var countryCount: Int { countryRecords.count }

  /// The names of all countries, by index. Costs a string each: call once.
  public var countryLabels: [CountryLabel] {
    countryRecords.indices.map { i in
      let r = countryRecords[i]
      return CountryLabel(
        country: i, code: String(code: r.code), name: strings[r.name],
        position: AtlasGrid.coordinate(x: Int(r.labelX), y: Int(r.labelY)), rank: Int(r.rank),
        zooms: Double(r.minimumZoom)...Double(r.maximumZoom))
    }
  }

  /// The names of all seas and lakes, the largest first. Costs a string each: call once.
  public var waterLabels: [WaterLabel] {
    waterRecords.indices.map { i in
      let r = waterRecords[i]
      return WaterLabel(
        name: strings[r.name], kind: Answer.Water.Kind.stored[Int(r.kind)],
        position: AtlasGrid.coordinate(x: Int(r.labelX), y: Int(r.labelY)),
        squareKilometres: Double(r.squareKilometres), widthDegrees: Double(r.widthDegrees))
    }
  }

  /// The most important places in a window of the unit square, the most important first: by population,
  /// of which a national capital counts eightfold and a quarter of a city a twentieth.
  ///
  /// The window may reach past 0…1 in x. The cost follows what is found, not how many places there are.
  public func places(in bounds: Rect, limit: Int, minimumPopulation: Int = 0) -> [PlaceLabel] {
    places.search(bounds, limit: limit, minimumPopulation: minimumPopulation).map { place in
      PlaceLabel(
        place: place, name: places.name(place), position: places.vector(place).coordinate,
        population: places.population(place),
        isNationalCapital: places.marks[place] & PlaceMark.nationalCapital != 0)
    }
  }
}
