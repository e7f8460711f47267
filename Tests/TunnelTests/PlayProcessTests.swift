import Foundation
import Pictures
import Processes
import Raster
import Testing

@Suite("tunnel play, as a process")
struct PlayProcessTests {
  private func play(_ lines: String, _ options: [String] = []) throws -> (Program.Outcome, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let script = try folder.write(lines, to: "story.play")
    return (try tunnel(["play", script, "--out", folder.path, "--size", "360x480"] + options), folder)
  }

  @Test("A story that holds: status 0, its pictures, and what it prints alone on standard output")
  func done() throws {
    let (outcome, folder) = try play(
      "drag digger 53.5511 9.9937 0.1\nexpect exit −53.5511 −170.0063\nsettle\nsnapshot end.png\nprint stats",
      ["--scale", "2"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output.hasPrefix("start to first frame "))
    let picture = try PNG.read(folder.url.appendingPathComponent("end.png").path)
    #expect(picture.width == 720 && picture.height == 960)
  }

  @Test("Each kind of failure has its status, and names the script's line")
  func failures() throws {
    for (lines, status) in [
      ("settle\nexpect showing names", 1), ("settle\njump", 2), ("settle\ngrab digger\ngrab digger", 2),
      ("settle\nsnapshot no/such/folder/x.png", 3),
    ] {
      let (outcome, _) = try play(lines)
      #expect(outcome.status == Int32(status) && outcome.isOneComplaint, "\(lines): \(outcome)")
      #expect(outcome.errors.contains("line \(lines.split(separator: "\n").count)"))
    }
  }

  @Test("A script that is not there, or a folder that cannot be made: status 3")
  func noScript() throws {
    let folder = try TemporaryFolder()
    let missing = try tunnel(["play", folder.path + "/none.play"])
    #expect(missing.status == 3 && missing.isOneComplaint && missing.errors.contains("none.play"))
    let script = try folder.write("settle", to: "a.play")
    let blocked = try tunnel(["play", script, "--out", script + "/under"])
    #expect(blocked.status == 3 && blocked.isOneComplaint)
  }

  @Test("The same script gives the same bytes, whatever the locale and the time zone")
  func sameBytes() throws {
    let lines = "drag digger 60.17 24.94 0.05\nsettle\npress radar\nwait 0.3\nsnapshot x.png"
    let folder = try TemporaryFolder()
    let script = try folder.write(lines, to: "story.play")
    func picture(_ environment: [String: String?]) throws -> Data {
      let outcome = try tunnel(
        ["play", script, "--out", folder.path, "--size", "360x480"], environment: environment)
      #expect(outcome.status == 0)
      return try Data(contentsOf: folder.url.appendingPathComponent("x.png"))
    }
    #expect(
      try picture(["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
        == picture(["LC_ALL": "C", "TZ": "America/Lima"]))
  }
}
