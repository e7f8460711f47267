import AtlasCore
import Commands
import Testing
import TunnelKit

@Suite struct CommandInvocationTests {
  private func options(_ change: (inout WindowOptions) -> Void) -> WindowOptions {
    var options = WindowOptions()
    change(&options)
    return options
  }

  @Test func nothingOpensTheWindow() throws {
    #expect(try Invocation.parse([]) == .window(WindowOptions()))
  }

  @Test func everyOptionOfTheWindow() throws {
    let arguments = [
      "--at", "-33.9,18.4", "--size", "800x600", "--scale", "1.5", "--theme=dark", "--map", "standard",
      "--units",
      "imperial", "--language", "en", "--transition", "fade", "--reduce-motion",
      "--names",
    ]
    let expected = options {
      $0.place = Coordinate(latitude: -33.9, longitude: 18.4)
      $0.size = WindowOptions.Size(width: 800, height: 600)
      $0.scale = 1.5
      $0.theme = .dark
      $0.mapType = .standard
      $0.units = .imperial
      $0.language = "en"
      $0.transition = .fade
      $0.reducesMotion = true
      $0.showsNames = true
    }
    #expect(try Invocation.parse(arguments) == .window(expected))
    let play = PlayRequest(script: "a.play", outputDirectory: "out", options: expected)
    #expect(try Invocation.parse(["play", "a.play", "--out", "out"] + arguments) == .play(play))
    #expect(try Invocation.parse(arguments + ["--out=out", "play", "a.play"]) == .play(play))
  }

  @Test(arguments: ["-33.9,18.4", "−33.9,18.4", "-.5,2", "-5 3", "33.9S 18.4E"])
  func aMinusAndADigitIsAPlace(text: String) throws {
    let place = try Coordinate.parse(text)
    #expect(
      try Invocation.parse(["locate", text])
        == .locate(LocateRequest(sources: [.place(place)], writesJSON: false)))
    #expect(try Invocation.parse(["--at", text]) == .window(options { $0.place = place }))
    #expect(try Invocation.parse(["--at=" + text]) == .window(options { $0.place = place }))
  }

  @Test func locate() throws {
    let place = LocateRequest.Source.place(Coordinate(latitude: 1, longitude: 2))
    #expect(
      try Invocation.parse(["locate", "--json", "1,2", "-"])
        == .locate(LocateRequest(sources: [place, .standardInput], writesJSON: true)))
    #expect(
      try Invocation.parse(["locate", "--", "1,2"])
        == .locate(LocateRequest(sources: [place], writesJSON: false)))
  }

  @Test func helpAndVersion() throws {
    #expect(try Invocation.parse(["--help"]) == .help)
    #expect(try Invocation.parse(["locate", "--help"]) == .help)
    #expect(try Invocation.parse(["--theme", "dark", "--version"]) == .version)
    let help = CommandRun(["--help"])
    #expect(help.output == Usage.help && help.errors == "" && help.outcome == .finished(.done))
    let version = CommandRun(["--version"])
    #expect(version.output == "tunnel 0.1.0\n" && version.outcome == .finished(.done))
  }

  @Test func helpNamesEveryOptionThatIsAccepted() {
    let names = [
      "--at", "--size", "--scale", "--theme", "--map", "--units", "--language", "--transition",
      "--reduce-motion", "--names", "--json", "--out", "--help", "--version", "TUNNEL_ASSETS",
    ]
    for name in names { #expect(Usage.help.contains(name)) }
    for line in Usage.help.split(separator: "\n") { #expect(line.count <= 90, "\(line)") }
    for absent in ["search", "--globe", "--place", "hybrid", "muted"] {
      #expect(!Usage.help.contains(absent))
    }
  }

  // MARK: Refused

  @Test(arguments: [
    (["--colour"], "there is no option --colour; see tunnel --help"),
    (["-x"], "there is no option -x; see tunnel --help"),
    (["dig"], "there is no command “dig”; see tunnel --help"),
    (["--at"], "--at needs LAT,LON"),
    (["--at", "--names"], "--at needs LAT,LON"),
    (["--at="], "--at needs LAT,LON"),
    (["--theme", "blue"], "--theme needs light, dark or system, not “blue”"),
    (["--units", "nautical"], "--units needs metric or imperial, not “nautical”"),
    (["--transition", "push"], "--transition needs flip or fade, not “push”"),
    (["--size", "800"], "--size needs WxH in points, each from 100 to 10000, not “800”"),
    (["--size", "800x-600"], "--size needs WxH in points, each from 100 to 10000, not “800x-600”"),
    (["--size", "99x600"], "--size needs WxH in points, each from 100 to 10000, not “99x600”"),
    (["--scale", "0"], "--scale needs a number from 0.5 to 8, not “0”"),
    (["--scale", "nan"], "--scale needs a number from 0.5 to 8, not “nan”"),
    (["--text-size", "2"], "--text-size is not available in this version"),
    (["--names=yes"], "--names takes no value"),
    (["--names", "--names"], "--names is given twice"),
    (["--map", "hybrid"], "--map hybrid is not available in this version"),
    (["--map", "satellite"], "--map needs standard, not “satellite”"),
    (["--language", "de"], "--language de is not available in this version"),
    (["--globe"], "--globe is not available in this version"),
    (["--place", "Paris"], "--place is not available in this version"),
    (["search", "Paris"], "search is not available in this version"),
    (["--json"], "--json is no option of the window; see tunnel --help"),
    (["locate"], "locate needs a place, LAT,LON, or - to read places from standard input"),
    (["locate", "1,2", "--theme", "dark"], "--theme is no option of locate; see tunnel --help"),
    (["locate", "-", "-"], "standard input can be read only once"),
    (["locate", "48.85", "2.35"], "a place with spaces needs quotes: tunnel locate '48.85 2.35'"),
    (["play"], "play needs a script"),
    (["play", "a", "b"], "“b” is one argument too many; see tunnel --help"),
    (["play", "a", "--json"], "--json is no option of play; see tunnel --help"),
    (["1,2"], "a place alone is no command: say --at 1,2 for the window, or locate 1,2; see tunnel --help"),
  ])
  func refused(arguments: [String], message: String) {
    let run = CommandRun(arguments)
    #expect(run.errors == "tunnel: \(message)\n")
    #expect(run.output == "")
    #expect(run.outcome == .finished(.badInput))
  }

  @Test func aBadPlaceSaysWhatIsAccepted() {
    let run = CommandRun(["--at", "95,0"])
    #expect(run.errors.contains("latitude 95 is outside −90…90"))
    #expect(run.errors.contains("48.8566,2.3522"))
    #expect(run.outcome == .finished(.badInput))
  }
}
