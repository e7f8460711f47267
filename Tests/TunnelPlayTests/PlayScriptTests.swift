import AtlasCore
import TunnelPlay
import Testing
import ViewKit

@Suite("Play scripts")
struct PlayScriptTests {
  private func command(_ line: String) throws -> PlayCommand? { try PlayScript(line).lines.first?.command }

  @Test("Comments and empty lines say nothing, and lines keep their numbers")
  func comments() throws {
    let script = try PlayScript("# a story\n\nsettle # and rest\n  wait 0.5\n")
    #expect(script.lines.map(\.number) == [3, 4])
    #expect(script.lines.map(\.command) == [.settle, .wait(0.5)])
  }

  @Test("The commands of the main story")
  func mainStory() throws {
    #expect(
      try command("drag digger 53.5511 9.9937")
        == .dragFigure(.digger, Coordinate(latitude: 53.5511, longitude: 9.9937), seconds: 0.5))
    #expect(
      try command("expect exit −53.5511 −170.0063")
        == .expect(.figure(.exit, Coordinate(latitude: -53.5511, longitude: -170.0063), within: 1e-6)))
    #expect(try command("press radar") == .pressControl("radar"))
    #expect(try command("press 10.5 20") == .press(CGPoint(x: 10.5, y: 20)))
    #expect(try command("expect showing names") == .expect(.showing(.names)))
    #expect(try command("expect text \"Hamburg\"") == .expect(.text("Hamburg")))
    #expect(try command("expect no text \"Think # ing\"") == .expect(.noText("Think # ing")))
    #expect(try command("always tip 0.5") == .always(.tip(pixels: 0.5)))
    #expect(try command("key ctrl+shift+z") == .key(.character("z"), [.control, .shift]))
    #expect(try command("frames flip-%04d.png 0.2") == .frames(pattern: "flip-%04d.png", seconds: 0.2))
    #expect(try command("at 10 540") == .at(Coordinate(latitude: 10, longitude: 180)))
  }

  @Test(
    "A line that cannot be understood is named",
    arguments: [
      "jump 1 2", "at 91 0", "at 1", "wait soon", "wait -1", "press", "drag digger 1", "expect",
      "expect luck",
      "type", "key hyper+x", "snapshot ../x.png", "snapshot /tmp/x.png", "snapshot x.jpg", "frames x.png 1",
      "settle now", "theme pink", "expect text \"open", "memory loss", "focus away", "scale 0", "at nan 0",
      "view start 1 2 0", "always happy",
    ])
  func errorsNameTheLine(line: String) throws {
    let error = #expect(throws: PlayError.self) { try PlayScript("settle\n\(line)") }
    #expect(error?.line == 2)
    #expect(error?.kind == .script)
    #expect(error?.description.hasPrefix("line 2: ") == true)
  }
}
