import Commands
import HypnosisKit
import Testing
import ViewKit

@Suite("The command line of the sample")
struct HypnosisInvocationTests {
  @Test("Everything it takes")
  func options() throws {
    var options = HypnosisOptions()
    #expect(try HypnosisInvocation.parse([]) == .window(options))
    options.unloadsViews = true
    #expect(try HypnosisInvocation.parse(["--legacy-unloading"]) == .window(options))
    options.unloadsViews = false
    options.size = CGSize(width: 320, height: 480)
    options.scale = 1.5
    options.theme = .dark
    options.tab = .children
    let all = ["--size", "320x480", "--scale=1.5", "--theme", "dark", "--tab", "children"]
    #expect(try HypnosisInvocation.parse(all) == .window(options))
    #expect(try HypnosisInvocation.parse(all + ["snapshot", "a.png"]) == .snapshot(path: "a.png", options))
    #expect(try HypnosisInvocation.parse(["snapshot", "--help"]) == .help)
    #expect(try HypnosisInvocation.parse(["--version"]) == .version)
  }

  @Test(
    "What it does not take, in one line",
    arguments: [
      (["--theme", "system"], "--theme needs light or dark, not “system”"),
      (["--tab", "maps"], "--tab needs hypnosis, time or children, not “maps”"),
      (["--speed", "2"], "there is no option --speed; see hypnosis --help"),
      (["play"], "there is no command “play”; see hypnosis --help"),
      (["snapshot"], "snapshot needs a file for the picture"),
      (["snapshot", "a", "b"], "“b” is one argument too many; see hypnosis --help"),
      (
        ["snapshot", "a", "--legacy-unloading"],
        "--legacy-unloading is no option of snapshot; see hypnosis --help"
      ),
    ])
  func refused(arguments: [String], message: String) {
    let error = #expect(throws: ArgumentError.self) { try HypnosisInvocation.parse(arguments) }
    #expect(error?.description == message)
  }

  @Test("Its help names every option, in lines that fit a terminal")
  func help() {
    for name in [
      "--size", "--scale", "--theme light|dark", "--legacy-unloading", "--help", "--version", "SIGUSR1",
      "snapshot FILE",
    ] + HypnosisTab.allCases.map(\.rawValue) {
      #expect(HypnosisUsage.help.contains(name))
    }
    for line in HypnosisUsage.help.split(separator: "\n") { #expect(line.count <= 90, "\(line)") }
  }
}
