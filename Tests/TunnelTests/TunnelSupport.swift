import Foundation
import Processes

/// The package's root.
let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The assets that the package ships.
let shippedAssets = package.appendingPathComponent("Assets")

/// Runs `tunnel` to its end, with no display but the one that `environment` gives it.
func tunnel(
  _ arguments: [String], input: String = "", environment: [String: String?] = [:], timeout: Double = 60
) throws -> Program.Outcome {
  let none: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "TUNNEL_ASSETS": shippedAssets.path,
    // Without one, the Wayland library complains in its own name.
    "XDG_RUNTIME_DIR": FileManager.default.temporaryDirectory.path,
  ]
  return try Program.run(
    Program.built("tunnel"), arguments, environment: none.merging(environment) { $1 }, input: input,
    timeout: timeout)
}

extension Program.Outcome {
  /// Whether it said what was wrong in one line on standard error, and nothing on standard output.
  var isOneComplaint: Bool { isOneComplaint(of: "tunnel") }
}
