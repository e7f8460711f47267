import Foundation
import Pictures
import Processes
import Raster
import Testing

@Suite("The harness of the process-level tests")
struct VirtualDisplayTests {
  @Test("A virtual display shows what a client draws, to the byte")
  func showsWhatIsDrawn() throws {
    let display = try VirtualDisplay(width: 320, height: 200)
    // A picture with no two equal neighbours, on the background of a display that is its size.
    let pixels = (0..<(320 * 200)).map { 0xFF00_0000 | (UInt32($0) &* 2_654_435_761) >> 8 }
    let picture = Bitmap(width: 320, height: 200, pixels: pixels)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try PNG.write(picture, to: file.path)
    // ImageMagick calls it a failure (status 1) when it has painted the root window and has nothing left to do.
    _ = try display.tool("display", ["-window", "root", file.path], mayFail: true)
    let shown = try display.screenshot()
    #expect(shown == picture, "\(difference(of: shown, from: picture))")
  }

  @Test("Two displays at once get numbers of their own")
  func displaysAreApart() throws {
    let first = try VirtualDisplay(width: 64, height: 64)
    let second = try VirtualDisplay(width: 32, height: 48)
    #expect(first.environment["DISPLAY"] != second.environment["DISPLAY"])
    let shown = try second.screenshot()
    #expect(shown.width == 32 && shown.height == 48)
  }

  @Test("A program that is not there is named, with what installs it")
  func missingProgramIsNamed() throws {
    let error = try #require(throws: HarnessError.self) { try Program("no-such-program") }
    #expect(error.description.contains("no-such-program is not installed; `make setup`"))
  }

  @Test("A program's outcome has its status, output and errors, and its environment is what was asked for")
  func outcomeIsWhole() throws {
    let outcome = try Program.run(
      "sh", ["-c", "cat; echo $GIVEN-$HOME-; echo bad >&2; exit 7"],
      environment: ["GIVEN": "yes", "HOME": nil], input: "in ")
    #expect(outcome.status == 7)
    #expect(outcome.output == "in yes--\n")
    #expect(outcome.errors == "bad\n")
  }

  @Test("A program that does not end in time is killed, and its outcome says by what")
  func endlessProgram() throws {
    let program = try Program("sleep", ["60"])
    #expect(throws: HarnessError.self) { try program.outcome(timeout: 0.1) }
    #expect(try program.outcome(timeout: 10).status == -SIGKILL)
  }

  @Test("A difference of pictures is told in numbers")
  func differenceIsTold() {
    let expected = Bitmap(width: 4, height: 3, fill: .opaqueBlack)
    var actual = expected
    #expect(difference(of: actual, from: expected) == "The pictures are equal.")
    actual[2, 1] = Pixel(bits: 0xFF00_2000)
    #expect(
      difference(of: actual, from: expected)
        == "1 of 12 pixels differ, by up to 32 of 255; the first is (2, 1): #ff002000 in place of #ff000000.")
    #expect(
      difference(of: Bitmap(width: 3, height: 3), from: expected)
        == "The picture is 3 × 3 pixels, expected were 4 × 3.")
  }
}
