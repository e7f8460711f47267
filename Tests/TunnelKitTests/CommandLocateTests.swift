import AtlasCore
import Commands
import Foundation
import Testing
import TunnelKit

@Suite struct CommandLocateTests {
  private let jutland = #"""
    {"start":{"lat":56.55,"lon":8.316667,"name":"Bonnet","country":"Denmark","country_code":"DK",\#
    "admin":"Central Jutland","offshore_km":null,"water":null,"disputed":[],\#
    "nearest":{"name":"Lemvig","distance_km":0.419,"bearing_deg":248.3},"nearest_land_km":0,\#
    "time_zone":"Europe/Copenhagen","local_time":"2026-11-30T23:12:00+01:00"},\#
    "target":{"lat":-56.55,"lon":-171.683333,"name":"South Pacific Ocean","country":null,"country_code":null,\#
    "admin":null,"offshore_km":null,"water":{"name":"South Pacific Ocean","kind":"ocean"},"disputed":[],\#
    "nearest":{"name":"Waitangi","distance_km":1443.2,"bearing_deg":342},"nearest_land_km":1234.568,\#
    "time_zone":null,"local_time":"2026-11-30T11:12:00-11:00"},\#
    "chord_km":12726.575,"surface_km":20003.931,\#
    "plumb":{"lat":-56.903521,"lon":-171.683333,"miss_km":39.366}}

    """#

  @Test func jsonHasTheContractsShape() {
    let run = CommandRun(["locate", "56.55,8.316667", "--json"])
    #expect(run.output == jutland)
    #expect(run.errors == "")
    #expect(run.outcome == .finished(.done))
  }

  @Test func absentFactsAreNull() {
    let run = CommandRun(["locate", "--json", "-0,-180"], geocoder: .success(emptyWorld))
    let end = """
      "name":null,"country":null,"country_code":null,"admin":null,"offshore_km":null,"water":null,\
      "disputed":[],"nearest":null,"nearest_land_km":null,"time_zone":null,"local_time":
      """
    #expect(
      run.output == """
        {"start":{"lat":0,"lon":180,\(end)"2026-12-01T10:12:00+12:00"},\
        "target":{"lat":0,"lon":0,\(end)"2026-11-30T22:12:00+00:00"},\
        "chord_km":12756.274,"surface_km":20003.931,"plumb":{"lat":0,"lon":0,"miss_km":0}}

        """)
  }

  @Test func aPoleHasNoLongitude() {
    let run = CommandRun(["locate", "90,77", "--json"], geocoder: .success(emptyWorld))
    #expect(run.output.hasPrefix(#"{"start":{"lat":90,"lon":null,"#))
    #expect(run.output.contains(#""target":{"lat":-90,"lon":null,"#))
    #expect(run.output.contains(#""chord_km":12713.505,"#))
    #expect(run.output.hasSuffix(#""plumb":{"lat":-90,"lon":null,"miss_km":0}}"# + "\n"))
    let text = CommandRun(["locate", "90,77"], geocoder: .success(emptyWorld)).output
    #expect(text.contains("90.000000° N, any longitude"))
    #expect(text.contains("90.000000° S, any longitude"))
  }

  @Test func everyFactOfAnAnswerIsWritten() {
    let world: Geocoder = { _ in
      var answer = Answer()
      answer.country = Answer.Country(code: "XX", name: "Say \"x\" \\ \u{1}")
      answer.offshoreKilometres = 3.25
      answer.water = Answer.Water(name: "Łódź\tBay\n", kind: .bay)
      answer.claimants = ["AA", "BB"]
      return answer
    }
    let json = CommandRun(["locate", "1,1", "--json"], geocoder: .success(world)).output
    #expect(json.contains(#""country":"Say \"x\" \\ \u0001","country_code":"XX","#))
    #expect(
      json.contains(
        #""offshore_km":3.25,"water":{"name":"Łódź\tBay\n","kind":"bay"},"disputed":["AA","BB"],"#))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
  }

  /// Written twice over, the antipode's antipode is the start, digit for digit.
  @Test(arguments: ["0,1e-9", "12.345678901234,-0.000000000001", "-33.9,18.424055", "1,179.999999999999"])
  func thereAndBack(start: String) throws {
    func target(_ place: String) throws -> String {
      let json = CommandRun(["locate", place, "--json"], geocoder: .success(emptyWorld)).output
      let pair = /"target":{"lat":([^,]*),"lon":([^,]*),/
      let match = try #require(json.firstMatch(of: pair))
      return "\(match.1),\(match.2)"
    }
    let far = try target(start)
    let place = try Coordinate.parse(start)
    let written = [place.latitude, place.longitude].map { DecimalText.trimmed($0, digits: 12) }
    #expect(try target(far) == written.joined(separator: ","))
  }

  @Test func textForPeople() {
    let run = CommandRun(["locate", "56.55,8.316667"])
    #expect(
      run.output == """
        Start   Bonnet, Central Jutland, Denmark
                56.550000° N, 8.316667° E  ·  56°33′00.00″ N 8°19′00.00″ E
                Nearest town        Lemvig, 419 m WSW
                Local time          Mon 30 Nov 2026, 23:12  ·  Europe/Copenhagen, UTC+1

        Exit    South Pacific Ocean
                56.550000° S, 171.683333° W  ·  56°33′00.00″ S 171°41′00.00″ W
                Water               ocean
                Nearest town        Waitangi, 1 443 km NNW
                Nearest land        1 235 km
                Local time          Mon 30 Nov 2026, 11:12  ·  UTC−11 by longitude

        Tunnel  Through the centre  12 726.58 km
                Over the surface    20 003.93 km, by way of a pole
                Free fall           42 min 10 s from end to end
                Plumb line          out at 56.9035° S, 171.6833° W, 39.4 km from the exit
                Clocks              the exit is 12 h behind

        """)
    #expect(run.errors == "")
  }

  @Test func severalPlacesAreAnsweredInOrder() {
    let run = CommandRun(["locate", "1,2", "-3,4", "--json"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"start":{"lat":1,"lon":2,"#))
    #expect(lines[1].hasPrefix(#"{"start":{"lat":-3,"lon":4,"#))
    let text = CommandRun(["locate", "1,2", "3,4"]).output
    #expect(text.components(separatedBy: "\n\nStart").count == 2)
  }

  @Test func aBadArgumentIsRefusedBeforeAnythingIsWritten() {
    let run = CommandRun(["locate", "1,2", "91,0"])
    #expect(run.outcome == .finished(.badInput))
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("tunnel: “91,0” is not a place: latitude 91 is outside −90…90; accepted is "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  // MARK: Standard input

  @Test func linesAreAnsweredInOrderAndBadOnesByNumber() {
    let run = CommandRun(
      ["locate", "-", "--json"], input: ["1,2", "", "nonsense", "  33°55′ S 18°25′ E\r", "91,0", "3,4"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix(#"{"start":{"lat":1,"lon":2,"#))
    #expect(lines[1].hasPrefix(#"{"start":{"lat":-33.916666666667,"lon":18.416666666667,"#))
    #expect(lines[2].hasPrefix(#"{"start":{"lat":3,"lon":4,"#))
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors[0].hasPrefix("tunnel: line 3: “nonsense” is not a place"))
    #expect(errors[1].hasPrefix("tunnel: line 5: “91,0” is not a place"))
    #expect(run.outcome == .finished(.badInput))
  }

  @Test func goodLinesAndNoLinesAreDone() {
    #expect(CommandRun(["locate", "-"], input: ["1,2"]).outcome == .finished(.done))
    let nothing = CommandRun(["locate", "-"])
    #expect(nothing.outcome == .finished(.done))
    #expect(nothing.output == "")
  }

  // MARK: The atlas

  @Test func anAtlasThatCannotBeUsedIsNamed() {
    let broken = CommandRun(["locate", "1,2"], geocoder: .failure(.init(description: "it is cut short")))
    #expect(broken.outcome == .finished(.unusable))
    #expect(broken.errors == "tunnel: the atlas /assets/world.atlas cannot be used: it is cut short\n")
    #expect(broken.output == "")
    let missing = CommandRun(["locate", "-"], atlas: .failure(.init(description: "there is no atlas")))
    #expect(missing.outcome == .finished(.unusable))
    #expect(missing.errors == "tunnel: there is no atlas\n")
  }

  @Test func badArgumentsAreToldWithoutAnAtlas() {
    let run = CommandRun(["locate", "x"], atlas: .failure(.init(description: "there is no atlas")))
    #expect(run.outcome == .finished(.badInput))
  }
}
