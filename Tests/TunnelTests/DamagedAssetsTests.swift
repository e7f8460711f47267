import Foundation
import Processes
import Testing

/// Whatever happened to the atlas, one clear sentence and status 3; never a crash, never nonsense.
@Suite("Missing and damaged assets")
struct DamagedAssetsTests {
  private let folder: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    script = try folder.write("settle\npress radar\nsettle\n", to: "story.play")
  }

  /// locate, play and the window, on whatever lies in the folder.
  private func expectOneComplaint(_ what: Comment) throws {
    let assets: [String: String?] = ["TUNNEL_ASSETS": folder.path, "SDL_VIDEODRIVER": "dummy"]
    for arguments in [["locate", "1,2"], ["play", script, "--out", folder.path], []] {
      let outcome = try tunnel(arguments, environment: assets, timeout: 20)
      #expect(outcome.status == 3 && outcome.isOneComplaint, "\(what) \(arguments): \(outcome)")
      #expect(outcome.errors.contains("atlas"))
    }
  }

  private var atlas: URL { folder.url.appendingPathComponent("world.atlas") }
  private var shipped: URL { shippedAssets.appendingPathComponent("world.atlas") }

  @Test("No atlas, an empty one, a folder in its place, something else")
  func notAnAtlas() throws {
    try expectOneComplaint("missing")
    try Data().write(to: atlas)
    try expectOneComplaint("empty")
    try Data("This is no atlas.".utf8).write(to: atlas)
    try expectOneComplaint("text")
    try FileManager.default.removeItem(at: atlas)
    try FileManager.default.createDirectory(at: atlas, withIntermediateDirectories: false)
    try expectOneComplaint("folder")
  }

  @Test("Cut off at any length", arguments: [7, 64, 5000, 1_000_000, -1])
  func truncated(length: Int) throws {
    let whole = try Data(contentsOf: shipped)
    try whole.prefix(length < 0 ? whole.count + length : length).write(to: atlas)
    try expectOneComplaint("\(length) bytes")
  }

  @Test(
    "One bit turned over, anywhere", arguments: [0.0, 1e-6, 1e-5, 0.01, 0.1, 0.33, 0.5, 0.71, 0.9, 0.999_99])
  func bitFlipped(place: Double) throws {
    var bytes = try Data(contentsOf: shipped)
    let index = min(bytes.count - 1, Int(Double(bytes.count) * place))
    bytes[index] ^= 0x10
    try bytes.write(to: atlas)
    try expectOneComplaint("bit of byte \(index)")
  }
}
