import Foundation
import Pictures
import Processes
import Raster
import Testing

/// The app in real windows. The headless stage must show the very same pixels.
@Suite("The window", .serialized)
struct WindowTests {
  @Test("Under the dummy driver it opens, and a signal ends it in order")
  func dummyDriver() throws {
    let program = try Program(
      Program.built("tunnel"), ["--size", "360x480"],
      environment: ["SDL_VIDEODRIVER": "dummy", "DISPLAY": nil, "TUNNEL_ASSETS": shippedAssets.path])
    Thread.sleep(forTimeInterval: 1)
    #expect(program.isRunning)
    program.send(signal: SIGTERM)
    let outcome = try program.outcome(timeout: 10)
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome)")
  }

  @Test("The boy is dragged and the radar pressed: the window shows what the headless stage shows")
  func window() throws {
    let display = try VirtualDisplay(width: 800, height: 700)
    let program = try display.start(
      Program.built("tunnel"), ["--size", "420x500", "--scale", "1"],
      environment: ["TUNNEL_ASSETS": shippedAssets.path])
    let window = try display.window(ofClass: "tunnel", of: program)
    let stage = try headless(
      """
      settle
      snapshot start.png
      drag 205 97 140 60 0.2
      settle
      snapshot carried.png
      press radar
      settle
      press radar
      settle
      snapshot back.png
      """)
    try window.expectShown(try stage.picture("start"))
    try window.drag(from: (205, 97), to: (140, 60))
    try window.expectShown(try stage.picture("carried"))
    try window.click(210, 250)
    let names = try window.settledScreenshot()
    #expect(try names != stage.picture("carried"))
    try window.click(210, 250)
    try window.expectShown(try stage.picture("back"))
    program.send(signal: SIGTERM)
    #expect(try program.outcome(timeout: 10).status == 0)
  }

  private struct Story {
    let folder: TemporaryFolder
    func picture(_ name: String) throws -> Bitmap {
      try PNG.read(folder.url.appendingPathComponent("\(name).png").path)
    }
  }

  private func headless(_ lines: String) throws -> Story {
    let folder = try TemporaryFolder()
    let script = try folder.write(lines, to: "story.play")
    let outcome = try tunnel(["play", script, "--out", folder.path, "--size", "420x500"])
    try #require(outcome.status == 0, "\(outcome)")
    return Story(folder: folder)
  }
}
