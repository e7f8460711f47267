import AtlasCore
import Testing

@Suite struct CoordinateParsingTests {
  private func expect(_ text: String, _ latitude: Double, _ longitude: Double) throws {
    let place = try Coordinate.parse(text)
    #expect(abs(place.latitude - latitude) < 1e-12, "\(text) gave \(place)")
    #expect(abs(place.longitude - longitude) < 1e-12, "\(text) gave \(place)")
  }

  @Test(arguments: [
    "48.8566,2.3522", "48.8566, 2.3522", " 48.8566 , 2.3522 ", "48.8566 2.3522", "48.8566\t2.3522\r\n",
    "48.8566;2.3522", "48.8566; 2.3522", "+48.8566,+2.3522", "(48.8566, 2.3522)", "48.8566°, 2.3522°",
    "48.8566° 2.3522°", "48.8566°N 2.3522°E", "48.8566° N, 2.3522° E", "48.8566N2.3522E", "48.8566n,2.3522e",
    "N48.8566 E2.3522", "N 48.8566, E 2.3522", "48.8566 N 2.3522 E", "48.8566 north, 2.3522 east",
    "2.3522E 48.8566N", "E 2.3522 N 48.8566", "2.3522° E; 48.8566° N", "48.8566 N, 2.3522",
    "48.8566, 2.3522 E",
    "2.3522E, 48.8566", "48.8566N 2.3522", "N48.8566 2.3522", "48.8566 2.3522E",
    "48,8566; 2,3522", "48,8566 2,3522", "48,8566, 2,3522", "48,8566° N 2,3522° E", "48,8566N, 2,3522E",
    "4.88566e+1,23.522e-1", "\u{FEFF}48.8566\u{00A0}2.3522\u{202F}", "048.8566,002.3522",
    "geo:48.8566,2.3522", "GEO:48.8566,2.3522", "geo:48.8566,2.3522,35", "geo:48.8566,2.3522;u=35",
    "geo:48.8566,2.3522;crs=WGS84;u=10?z=12", "geo:48.8566,2.3522?q=Paris", "geo:0,0?q=48.8566,2.3522(Paris)",
    "geo:0,0?z=3&q=48.8566%2C2.3522",
    "https://www.google.com/maps/@48.8566,2.3522,12z",
    "https://www.google.com/maps/place/Paris/@48.8566,2.3522,12z",
    "https://www.openstreetmap.org/#map=12/48.8566/2.3522",
    "https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=5/1/1",
    "http://maps.apple.com/?ll=48.8566,2.3522",
    "https://maps.google.com/?q=48.8566,2.3522",
    "https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522",
  ])
  func paris(text: String) throws { try expect(text, 48.8566, 2.3522) }

  @Test(arguments: [
    "48°51'24\"N 2°21'8\"E", "48°51′24″ N 2°21′8″ E", "48° 51' 24\" N, 2° 21' 8\" E", "48°51'24''N 2°21'8''E",
    "48°51’24”N 2°21’8”E", "48º51'24\"N 2º21'8\"E", "N48°51'24\" E2°21'8\"", "N 48 51 24 E 2 21 8",
    "48 51 24 N 2 21 8 E", "48 51 24, 2 21 8", "48 51 24 2 21 8", "48°51'24\" 2°21'8\"",
    "48°51'24\",2°21'8\"",
    "2°21'8\"E 48°51'24\"N", "48°51'24.0\"N 2°21'8.00\"E", "48°51'24,0\"N 2°21'8,0\"E",
    "48°51.4'N 2°21.133333333333'E",
    "48°51'24 N 2°21'8 E",
  ])
  func sexagesimalParis(text: String) throws {
    try expect(text, (48.0 * 3600 + 51 * 60 + 24) / 3600, (2.0 * 3600 + 21 * 60 + 8) / 3600)
  }

  @Test(arguments: [
    "33°55′ S 18°25′ E", "33°55'S, 18°25'E", "-33°55' 18°25'", "−33°55′ 18°25′", "33 55 S 18 25 E",
    "-33 55, 18 25",
    "18°25′ E 33°55′ S", "S 33 55 E 18 25", "33°55,0'S 18°25,0'E", "-33 55 18 25", "−33°55′ S 18°25′ E",
  ])
  func capeTown(text: String) throws { try expect(text, -(33 + 55.0 / 60), 18 + 25.0 / 60) }

  @Test(arguments: [
    "-33.9,-18.4", "−33.9,−18.4", "\u{2013}33.9 \u{2013}18.4", "-33.9 -18.4", "33.9S 18.4W", "-33.9; -18.4",
    "33.9 south 18.4 west", "18.4W,33.9S", "-33.9°, -18.4°", "-33.9S, -18.4W", "-33,9 -18,4",
    "geo:-33.9,-18.4",
  ])
  func southWest(text: String) throws { try expect(text, -33.9, -18.4) }

  @Test func aMinusBelongsToTheWholeAngle() throws {
    try expect("-0°30', -0°45'", -0.5, -0.75)
    try expect("0 30 S 0 45 W", -0.5, -0.75)
  }

  @Test(arguments: [
    ("0,181", -179.0), ("0,400", 40), ("0,-190", 170), ("0,540", 180), ("0,-180", 180), ("0,180", 180),
    ("0,474.2578215", 114.257_821_5), ("0°N 181°E", -179), ("geo:0,-181", 179),
  ])
  func longitudesWrap(text: String, longitude: Double) throws { try expect(text, 0, longitude) }

  @Test func zeroIsNeverNegative() throws {
    for text in ["-0,-0", "-0.0,-0.0", "0S 0W", "−0°0′0″ −0°0′0″"] {
      let place = try Coordinate.parse(text)
      #expect(place.latitude == 0 && place.latitude.sign == .plus)
      #expect(place.longitude == 0 && place.longitude.sign == .plus)
    }
  }

  @Test func poles() throws {
    #expect(try Coordinate.parse("90° N, any longitude").latitude == 90)
    #expect(try Coordinate.parse("90°00′00″ S any longitude").latitude == -90)
    #expect(try Coordinate.parse("-90,0").latitude == -90)
    #expect(throws: CoordinateError.self) { try Coordinate.parse("89° N, any longitude") }
    #expect(throws: CoordinateError.self) { try Coordinate.parse("any longitude") }
  }

  @Test func tinyNumbers() throws {
    #expect(try Coordinate.parse("0,1e-9").longitude == 1e-9)
    #expect(try Coordinate.parse("1E-09, -1e-09") == Coordinate(latitude: 1e-9, longitude: -1e-9))
  }

  // MARK: Refused

  private func reason(_ text: String) -> CoordinateError.Reason? {
    do throws(CoordinateError) {
      _ = try Coordinate.parse(text)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Report M44.
  @Test(arguments: [
    ("90.0001,0", "90.0001"), ("-91,0", "-91"), ("90°00'01\"N 0°E", "90°00'01\"N"), ("900 N 2 E", "900 N"),
    ("95,5; 3,2", "95,5"), ("geo:91,0", "91"), ("https://x.org/@99,2,3z", "99"), ("120.5 30.2", "120.5"),
  ])
  func latitudesOutOfRange(text: String, part: String) {
    #expect(reason(text) == .latitudeOutOfRange(part))
  }

  @Test(arguments: [
    ("48°60'N 2°E", "60'"), ("48 51 60 N 2 21 8 E", "60"), ("48°61.5'N 2°E", "61.5'"),
    ("48°51'99\"N 2°E", "99\""),
    ("10;20 75", "75"), ("48°51,4'N 2°95'E", "95'"),
  ])
  func sixtyIsTooMuch(text: String, part: String) { #expect(reason(text) == .sixty(part)) }

  @Test(arguments: [
    ("-48.85N 2.35E", "-48.85N"), ("+33.9 S, 18.4 E", "+33.9 S"), ("48.85N −2.35E", "−2.35E"),
    ("48 N, +2 W", "+2 W"),
  ])
  func signsAndLettersThatContradict(text: String, part: String) {
    #expect(reason(text) == .contradiction(part))
  }

  @Test(arguments: ["48N 2N", "48.85 S, 2.35 N", "2E 3W", "E 2 W 3"])
  func oneAxisTwice(text: String) { #expect(reason(text) == .sameAxis) }

  @Test(arguments: ["", "   ", "\t\r\n", "\u{FEFF}"])
  func nothing(text: String) { #expect(reason(text) == .empty) }

  @Test(arguments: [
    "nan,nan", "NaN 0", "inf,0", "0,infinity", "48.85,x", "Paris", "48.85,2.35 km", "48.85/2.35", "0x10,5",
    "48.85°C 2°E", "[2.35, 48.85]", "٤٨,٢", "48.85,2.35!", "48.85 O 2.35 N", "lat 48 lon 2", "Mitte, Berlin",
  ])
  func strangers(text: String) {
    guard case .unexpected = reason(text) else {
      Issue.record("\(text) gave \(String(describing: reason(text)))")
      return
    }
  }

  @Test func otherFaults() {
    #expect(reason("48.8566") == .latitudeAndLongitudeNeeded)
    #expect(reason("48.8566,") == .latitudeAndLongitudeNeeded)
    #expect(reason(",2.35") == .latitudeAndLongitudeNeeded)
    #expect(reason("N,E") == .latitudeAndLongitudeNeeded)
    #expect(reason("48 51 24") == .ambiguous)
    #expect(reason("48 51 24 2 21") == .ambiguous)
    #expect(reason("48,51 24") == .ambiguous)
    #expect(reason("48,8566 2") == .ambiguous)
    #expect(reason("1.5,2.5,3.5") == .tooManyParts)
    #expect(reason("48 51 24 2 21 8 5") == .tooManyParts)
    #expect(reason("48 51 24 1, 2") == .tooManyParts)
    #expect(reason("1.2.3,4") == .malformedNumber("1.2."))
    #expect(reason("48.85 - 2.35") == .misplaced("-"))
    #expect(reason("48.85-2.35") == .misplaced("-"))
    #expect(reason("48 -51 -24") == .misplaced("-"))
    #expect(reason("--48,2") == .misplaced("-"))
    #expect(reason("N48N, 2E") == .misplaced("N"))
    #expect(reason("48'51°, 2") == .unitsOutOfOrder)
    #expect(reason("51', 2°") == .unitsOutOfOrder)
    #expect(reason("48°°, 2") == .unitsOutOfOrder)
    #expect(reason("48.5°30', 2") == .fractionBeforeSmallerUnit("48.5°"))
    #expect(reason("48 51.5 24, 2") == .fractionBeforeSmallerUnit("51.5"))
    #expect(reason("geo:48.85") == .latitudeAndLongitudeNeeded)
    #expect(reason("geo:48.85,nan") == .malformedNumber("nan"))
    #expect(reason("geo:48.85,2.35,1,2") == .tooManyParts)
    #expect(reason("geo:48.85,2.35;crs=moon-2011") == .otherReferenceSystem("moon-2011"))
    #expect(reason("geo:0,0?q=Paris") == .noPositionInLink)
    #expect(reason("https://example.org/") == .noPositionInLink)
  }

  @Test(arguments: [
    "", "Paris", "91,0", "48.5°30', 2", "48.85\n2.35\nx", String(repeating: "9", count: 500) + ",1",
    "1,2,3\u{7}\u{1B}[31m",
    "90.0001,0",
  ])
  func theMessageIsOneReadableLine(text: String) {
    #expect(throws: CoordinateError.self) { try Coordinate.parse(text) }
    do throws(CoordinateError) {
      _ = try Coordinate.parse(text)
    } catch {
      let message = error.description
      #expect(!message.unicodeScalars.contains { $0.value < 0x20 })
      #expect(message.contains(error.explanation))
      #expect(message.contains(CoordinateError.accepted))
      #expect(message.unicodeScalars.count < 400)
    }
  }

  @Test func theExamplesInTheMessageAreAccepted() throws {
    for example in CoordinateError.accepted.split(separator: " or ") {
      let place = try Coordinate.parse(String(example))
      #expect(place.isValid)
    }
  }

  /// Anything at all is either a valid, canonical place or an error: never a trap.
  @Test func randomTextNeverTraps() {
    var generator = SampleGenerator(seed: 13)
    let pieces = [
      "4", "8", ".", ",", ";", " ", "-", "−", "+", "°", "'", "″", "N", "s", "E", "w", "e", "e-1", "geo:",
      "?q=", "(", ")",
      "90", "60", "any longitude", "https://", "@", "#map=", "/", "%2C", "\n", "🌍",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...9, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      if let place = try? Coordinate.parse(text) {
        #expect(place.isValid && place == place.canonical, "\(text)")
      }
    }
  }
}
