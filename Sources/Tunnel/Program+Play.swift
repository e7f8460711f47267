import Commands
import Foundation
import HeadlessHost
import TunnelKit
import TunnelPlay
import ViewKit

extension Program {
  /// Plays a script with no window and no clock.
  func play(_ world: TunnelWorld, _ request: PlayRequest) -> ExitStatus {
    let source: String
    do {
      source = try String(contentsOfFile: request.script, encoding: .utf8)
    } catch {
      console.complain("cannot read the script \(request.script)")
      return .unusable
    }
    do {
      let size =
        request.options.size.map { CGSize(width: $0.width, height: $0.height) } ?? Program.defaultSize
      let script = try PlayScript(source)
      let directory = try outputDirectory(request.outputDirectory)
      let stage = HeadlessStage(size: size, scale: CGFloat(request.options.scale ?? 1))
      let root = TunnelRootViewController(world: world, options: request.options)
      stage.window.rootViewController = root
      stage.window.makeKeyAndVisible()
      try PlayRunner(
        script, app: root, stage: stage, outputDirectory: directory,
        statistics: FrameStatistics(launch: launch),
        write: console.write
      ).run()
      return .done
    } catch let error as PlayError {
      console.writeError("tunnel: \(request.script): \(error)\n")
      return error.status
    } catch {
      console.complain("\(error)")
      return .unusable
    }
  }

  private func outputDirectory(_ path: String?) throws -> String {
    guard let path else { return FileManager.default.currentDirectoryPath }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }
}

extension PlayError {
  fileprivate var status: ExitStatus {
    switch kind {
    case .script: .badInput
    case .expectation: .expectationFailed
    case .file: .unusable
    }
  }
}
