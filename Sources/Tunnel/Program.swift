import AtlasCore
import Commands
import Foundation
import TunnelKit
import ViewKit

/// The `tunnel` command as a process: its streams, its files, and the two hosts the app can run on.
struct Program {
  let launch: ContinuousClock.Instant
  let console = Console.ofProcess(program: "tunnel")

  func run(_ arguments: [String]) -> ExitStatus {
    let command = TunnelCommand(
      console: console, now: Date(), findAtlas: Program.findAtlas,
      openAtlas: { path in
        let geocoder = ReverseGeocoder(try Atlas(contentsOf: path))
        return { geocoder.answer(at: $0) }
      })
    switch command.run(arguments) {
    case .finished(let status): return status
    case .window(let options): return withWorld(date: Date.init) { openWindow($0, options) }
    case .play(let request): return withWorld(date: { Program.playDate }) { play($0, request) }
    }
  }

  /// The moment that scripts are played at, so that a play is the same on any day: 2026-06-21 12:00 UTC.
  private static let playDate = Date(timeIntervalSince1970: 1_782_043_200)

  /// Where the atlas is: TUNNEL_ASSETS, beside the program, or in the package that it was built in.
  private static func findAtlas() throws -> String {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    let directory = try AssetLocator.directory(
      environment: ProcessInfo.processInfo.environment, executable: executable,
      fileExists: { FileManager.default.fileExists(atPath: $0) })
    return AssetLocator.atlas(in: directory)
  }

  /// Opens the world and runs `body` in it, or says in one sentence why it cannot be opened.
  private func withWorld(date: @escaping () -> Date, _ body: (TunnelWorld) -> ExitStatus) -> ExitStatus {
    do {
      return body(TunnelWorld(atlas: try Atlas(contentsOf: Program.findAtlas()), date: date))
    } catch {
      console.complain("\(error)")
      return .unusable
    }
  }
}
