import Processes
import Testing

@Suite("Snippet: @main")
struct SnippetAppTests {
  @Test("The delegate's scene makes the window, a phone's screen in size; a signal ends the program in order")
  func launches() throws {
    let program = try Program(Program.built("SnippetApp"), environment: ["SDL_VIDEODRIVER": "dummy"])
    _ = try eventually("the window to appear", timeout: 30) { program.output.isEmpty ? nil : true }
    program.send(signal: 15)
    let outcome = try program.outcome(timeout: 30)
    #expect(outcome.status == 0)
    #expect(outcome.output == "appeared in 375.0 × 667.0 points\n")
    #expect(outcome.errors == "")
  }

  @Test("Where no window can be had it says so in one line and fails")
  func noDisplay() throws {
    let outcome = try Program.run(
      Program.built("SnippetApp"), environment: ["SDL_VIDEODRIVER": "none of these"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("SnippetApp: "))
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }
}
