import Foundation
import Processes
import Testing

/// The fonts' folder is hidden from the program by a mount of its own, where the machine lets one make that.
@Suite("Missing fonts")
struct MissingFontsTests {
  static let mayHideFolders: Bool = {
    let outcome = try? Program.run("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/usr/share/fonts"])
    return outcome?.status == 0
  }()

  @Test("One sentence names the package, and the app goes on without text", .enabled(if: mayHideFolders))
  func missingFonts() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("press radar\nsettle\nexpect showing names\n", to: "story.play")
    let hidden = "mount -t tmpfs none /usr/share/fonts && exec \"$0\" play \"$1\" --size 360x480"
    let outcome = try Program.run(
      "unshare", ["-rm", "sh", "-c", hidden, Program.built("tunnel"), script],
      environment: ["TUNNEL_ASSETS": shippedAssets.path])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors.contains("install the package fonts-inter"))
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }
}
