import AtlasCore
import Testing

@Suite struct CoordinateNotationTests {
  private let start = Coordinate(latitude: 56.55, longitude: 8.316_667)

  @Test func sixForms() {
    #expect(start.text(.decimal) == "56.550000, 8.316667")
    #expect(start.text(.decimalDegrees) == "56.550000° N, 8.316667° E")
    #expect(start.text(.degreesMinutes) == "56°33.00000′ N 8°19.00002′ E")
    #expect(start.text(.degreesMinutesSeconds) == "56°33′00.000″ N 8°19′00.001″ E")
    #expect(start.text(.degreesMinutesSecondsASCII) == "56°33'00.000\"N 8°19'00.001\"E")
    #expect(start.text(.geoLink) == "geo:56.55,8.316667")
    #expect(start.antipode.text(.decimal) == "-56.550000, -171.683333")
    #expect(start.antipode.text(.degreesMinutesSeconds, digits: 0) == "56°33′00″ S 171°41′00″ W")
    #expect(start.text(.decimalDegrees, digits: 2) == "56.55° N, 8.32° E")
  }

  /// Report M43: what is copied is pasted back as the same point.
  @Test func everyFormIsReadBack() throws {
    var generator = SampleGenerator(seed: 14)
    let places = peculiarCoordinates + (0..<2000).map { _ in generator.coordinate() }
    for place in places {
      for notation in CoordinateNotation.allCases {
        let text = place.text(notation)
        let back = try Coordinate.parse(text)
        #expect(abs(back.latitude - place.latitude) <= 1e-6, "\(text)")
        let turn = (back.longitude - place.longitude).remainder(dividingBy: 360)
        #expect(place.isPole || abs(turn) <= 1e-6, "\(text)")
      }
    }
  }

  /// Report M41: 41°59′60″.
  @Test func roundingCarries() {
    #expect(AngleText.degreesMinutesSeconds(41.999_994_44, digits: 0) == "42°00′00″")
    #expect(AngleText.degreesMinutesSeconds(45.016_666_666_666_666, digits: 0) == "45°01′00″")
    #expect(AngleText.degreesMinutesSeconds(45.516_666_666_6, digits: 2) == "45°31′00.00″")
    let awkward = 321 + 1.0 / 60 + 59.9 / 3600
    #expect(AngleText.degreesMinutesSeconds(awkward, digits: 0) == "321°02′00″")
    #expect(AngleText.degreesMinutesSeconds(awkward, digits: 1) == "321°01′59.9″")
    #expect(AngleText.degreesMinutes(41.999_999_99, digits: 3) == "42°00.000′")
    #expect(AngleText.degreesMinutes(0.999, digits: 2, marks: .ascii) == "0°59.94'")
  }

  @Test func noFormEverShowsSixty() {
    var generator = SampleGenerator(seed: 15)
    for _ in 0..<5000 {
      let nearWhole = Double(Int.random(in: 0...10_799, using: &generator)) / 60
      let angle = max(0, nearWhole + Double.random(in: -1e-6...1e-6, using: &generator))
      for digits in 0...3 {
        let text = AngleText.degreesMinutesSeconds(angle, digits: digits)
        #expect(!text.contains("60′") && !text.contains("′60"), "\(angle) gave \(text)")
      }
    }
  }

  /// Report M7: no negative zero, 180 without a letter.
  @Test func zeroAndTheDateLineHaveNoSide() {
    let line = Coordinate(latitude: -0.0, longitude: -180)
    #expect(line.text(.decimal, digits: 1) == "0.0, 180.0")
    #expect(line.text(.decimalDegrees, digits: 1) == "0.0°, 180.0°")
    #expect(line.text(.degreesMinutesSeconds, digits: 0) == "0°00′00″ 180°00′00″")
    #expect(line.text(.geoLink) == "geo:0,180")
    let near = Coordinate(latitude: -1e-9, longitude: -179.999_999_999)
    #expect(near.text(.decimal) == "0.000000, -180.000000")
    #expect(near.text(.decimalDegrees) == "0.000000°, 180.000000°")
    #expect(near.text(.degreesMinutes, digits: 0) == "0°00′ 180°00′")
    let ten = Coordinate(latitude: -10, longitude: 18)
    #expect(ten.text(.decimalDegrees, digits: 0) == "10° S, 18° E")
    #expect(Coordinate(latitude: 1, longitude: -81).text(.decimalDegrees, digits: 0) == "1° N, 81° W")
  }

  @Test func atAPoleEveryLongitudeIsTheSame() {
    let pole = Coordinate(latitude: -90, longitude: 77)
    #expect(pole.text(.decimalDegrees, digits: 0) == "90° S, any longitude")
    #expect(pole.text(.degreesMinutesSeconds, digits: 0) == "90°00′00″ S, any longitude")
    #expect(pole.text(.decimal, digits: 0) == "-90, 0")
    #expect(pole.text(.geoLink) == "geo:-90,0")
    #expect(pole.longitudeText(.decimal) == "any longitude")
  }

  @Test func decimals() {
    #expect(DecimalText.fixed(-0.004, digits: 2) == "0.00")
    #expect(DecimalText.fixed(-0.005, digits: 2) == "-0.01")
    #expect(DecimalText.fixed(12_756.274, digits: 2, group: " ") == "12 756.27")
    #expect(DecimalText.fixed(1_000_001, digits: 0, group: ",") == "1,000,001")
    #expect(DecimalText.fixed(999.996, digits: 2, group: " ") == "1 000.00")
    #expect(DecimalText.trimmed(180, digits: 12) == "180")
    #expect(DecimalText.trimmed(-179.999_999_999, digits: 12) == "-179.999999999")
    #expect(DecimalText.trimmed(1e-9, digits: 12) == "0.000000001")
    #expect(DecimalText.trimmed(-1e-13, digits: 12) == "0")
    #expect(DecimalText.trimmed(100, digits: 0) == "100")
  }
}
