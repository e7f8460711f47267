import Foundation
import Processes
import Testing

@Suite("The command, as a process")
struct CommandLineTests {
  @Test("locate on the real world, as text and as JSON")
  func locate() throws {
    let text = try tunnel(["locate", "56.55,8.316667"])
    #expect(text.status == 0 && text.errors.isEmpty)
    #expect(text.output.contains("Lemvig") && text.output.contains("12 726.58 km"))
    let json = try tunnel(["locate", "56.55,8.316667", "53.5511,9.9937", "--json"])
    let lines = json.output.split(separator: "\n")
    #expect(json.status == 0 && lines.count == 2)
    let object = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
    let start = object?["start"] as? [String: Any]
    let target = object?["target"] as? [String: Any]
    #expect(start?["name"] as? String == "Hamburg" && start?["country_code"] as? String == "DE")
    #expect(target?["lat"] as? Double == -53.5511 && target?["country"] is NSNull)
    #expect((target?["water"] as? [String: Any])?["name"] as? String == "South Pacific Ocean")
  }

  @Test("locate reads places from standard input")
  func locateFromInput() throws {
    let outcome = try tunnel(["locate", "-", "--json"], input: "0,0\n-33.92, 18.42\n")
    #expect(outcome.status == 0 && outcome.output.split(separator: "\n").count == 2)
  }

  @Test(
    "Arguments that make no sense: status 2, one line that says what was wrong",
    arguments: [
      ["locate", "91,0"], ["locate", "nonsense"], ["locate"], ["--size", "wide"], ["--theme", "pink"],
      ["dig"], ["play"], ["--scale", "0"], ["locate", "nan,0"],
    ])
  func badArguments(arguments: [String]) throws {
    let outcome = try tunnel(arguments)
    #expect(outcome.status == 2 && outcome.isOneComplaint, "\(outcome)")
  }

  @Test("Help and version")
  func help() throws {
    let help = try tunnel(["--help"])
    #expect(help.status == 0 && help.output.contains("tunnel play SCRIPT") && help.errors.isEmpty)
    let version = try tunnel(["--version"])
    #expect(version.status == 0 && version.output.hasPrefix("tunnel "))
  }

  @Test("With no display one line names what can be done without one")
  func noDisplay() throws {
    let outcome = try tunnel([])
    #expect(outcome.status == 3 && outcome.isOneComplaint && outcome.errors.contains("tunnel play"))
  }
}
