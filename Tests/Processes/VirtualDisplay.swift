import Foundation
import Pictures
public import Raster

/// An X server without a screen, on a display number nobody else has.
public final class VirtualDisplay {
  /// What clients need to reach it, and no other display.
  public let environment: [String: String?]
  private let server: Program

  public init(width: Int = 1600, height: Int = 1200) throws {
    // The server itself looks for a free number and writes it to the descriptor it is given.
    let server = try Program(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"])
    let number = try eventually("a display from Xvfb") { () throws -> Int? in
      guard server.isRunning else { throw HarnessError.failed("Xvfb ended: \(server.errors)") }
      return server.output.hasSuffix("\n") ? Int(server.output.dropLast()) : nil
    }
    self.server = server
    environment = [
      "DISPLAY": ":\(number)", "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "GDK_SCALE": nil,
      "QT_SCALE_FACTOR": nil,
    ]
  }

  // A killed server would leave its lock and socket behind.
  deinit {
    server.send(signal: SIGTERM)
    _ = try? server.outcome(timeout: 5)
  }

  /// Starts a program on this display.
  public func start(
    _ path: String, _ arguments: [String] = [], environment more: [String: String?] = [:]
  ) throws -> Program {
    try Program(path, arguments, environment: environment.merging(more) { $1 })
  }

  /// The visible window whose class is `name`, once there is one; fails at once when `program` has ended.
  public func window(ofClass name: String, of program: Program) throws -> DisplayedWindow {
    let id = try eventually("a window of class \(name)") { () throws -> Int? in
      guard program.isRunning else {
        throw HarnessError.failed("The program ended before it had a window: \(program.errors)")
      }
      let found = try tool("xdotool", ["search", "--onlyvisible", "--class", name], mayFail: true)
      return found.split(separator: "\n").last.flatMap { Int($0) }
    }
    return DisplayedWindow(id: id, display: self)
  }

  /// Sets the resource database, where desktops say `Xft.dpi: 192`.
  public func setResources(_ text: String) throws {
    _ = try tool("xprop", ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", text])
  }

  /// What is on the screen of the window `id`, or of the whole display.
  public func screenshot(of id: Int? = nil) throws -> Bitmap {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try tool("import", ["-window", id.map(String.init) ?? "root", "-depth", "8", "png:\(file.path)"])
    return try PNG.read(file.path)
  }

  /// Runs a client of this display to its end and gives what it said.
  public func tool(_ name: String, _ arguments: [String], mayFail: Bool = false) throws -> String {
    let outcome = try Program.run(name, arguments, environment: environment, timeout: 30)
    guard outcome.status == 0 || mayFail else {
      throw HarnessError.failed("\(name) \(arguments.joined(separator: " ")): \(outcome.errors)")
    }
    return outcome.output
  }
}
