import Foundation
import Pictures
import Processes
import Raster
import Testing

/// Runs `hypnosis` to its end, with no display.
private func hypnosis(_ arguments: [String]) throws -> Program.Outcome {
  try Program.run(Program.built("hypnosis"), arguments, environment: noDisplay, timeout: 30)
}

private let noDisplay: [String: String?] = [
  "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil,
  // Without one, the Wayland library complains in its own name.
  "XDG_RUNTIME_DIR": FileManager.default.temporaryDirectory.path,
]

@Suite("hypnosis, as a process", .serialized)
struct HypnosisProcessTests {
  @Test("Help and version on standard output, status 0")
  func help() throws {
    let help = try hypnosis(["--help"])
    #expect(help.status == 0 && help.output.contains("hypnosis snapshot FILE") && help.errors.isEmpty)
    let version = try hypnosis(["--version"])
    #expect(version.status == 0 && version.output.hasPrefix("hypnosis ") && version.errors.isEmpty)
  }

  @Test(
    "Arguments that make no sense: status 2, one line that says what was wrong",
    arguments: [
      ["--size", "wide"], ["--theme", "pink"], ["--tab"], ["dig"], ["snapshot"], ["--scale", "0"], ["-x"],
    ])
  func badArguments(arguments: [String]) throws {
    let outcome = try hypnosis(arguments)
    #expect(outcome.status == 2 && outcome.isOneComplaint(of: "hypnosis"), "\(outcome)")
  }

  @Test("With no display, and with no place for the picture: status 3, one line")
  func unusable() throws {
    let outcome = try hypnosis([])
    #expect(outcome.status == 3 && outcome.isOneComplaint(of: "hypnosis"), "\(outcome)")
    #expect(outcome.errors.contains("hypnosis snapshot FILE"))
    let picture = try hypnosis(["snapshot", "no/such/folder/a.png"])
    #expect(picture.status == 3 && picture.isOneComplaint(of: "hypnosis"), "\(picture)")
  }

  @Test("Under the dummy driver it opens, takes a memory warning, and a signal ends it in order")
  func dummyDriver() throws {
    let program = try Program(
      Program.built("hypnosis"), ["--size", "320x480", "--legacy-unloading"],
      environment: noDisplay.merging(["SDL_VIDEODRIVER": "dummy"]) { $1 })
    Thread.sleep(forTimeInterval: 1)
    program.send(signal: SIGUSR1)
    Thread.sleep(forTimeInterval: 0.5)
    #expect(program.isRunning)
    program.send(signal: SIGTERM)
    let outcome = try program.outcome(timeout: 10)
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome)")
  }

  @Test("The window shows what the headless stage shows, before and after a warning of old")
  func window() throws {
    let folder = try TemporaryFolder()
    func picture(_ tab: String) throws -> Bitmap {
      let path = folder.url.appendingPathComponent("\(tab).png").path
      let outcome = try hypnosis(["snapshot", path, "--tab", tab, "--size", "360x500", "--theme", "dark"])
      try #require(outcome.status == 0, "\(outcome)")
      return try PNG.read(path)
    }
    let display = try VirtualDisplay(width: 800, height: 700)
    let program = try display.start(
      Program.built("hypnosis"),
      ["--size", "360x500", "--scale", "1", "--theme", "dark", "--legacy-unloading"])
    let window = try display.window(ofClass: "hypnosis", of: program)
    try window.expectShown(picture("hypnosis"))
    try window.click(180, 480)
    try window.expectShown(picture("time"))
    program.send(signal: SIGUSR1)
    try window.click(60, 480)
    try window.expectShown(picture("hypnosis"))
    try window.key("ctrl+3")
    try window.expectShown(picture("children"))
    program.send(signal: SIGTERM)
    #expect(try program.outcome(timeout: 10).status == 0)
  }
}
