import AtlasCore
import Foundation
import HeadlessHost
import TunnelKit
import TunnelPlay
import ViewKit

/// The package's root.
nonisolated let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent()

/// The atlas that the package ships.
let worldAtlas: Atlas? = try? Atlas(contentsOf: package.appendingPathComponent("Assets/world.atlas").path)

/// The whole app on a small stage, for one script at a time; what the script prints and writes is kept.
final class Playhouse {
  let stage: HeadlessStage
  let app: TunnelRootViewController
  let folder: URL
  private(set) var printed = ""

  /// Without `atlas` the maps are empty water and every frame is cheap; places are told by their hemisphere.
  init(atlas: Atlas? = nil, size: CGSize = CGSize(width: 360, height: 480), options: WindowOptions = .init())
  {
    // 2026-06-21, 12:00 UTC.
    let noon = Date(timeIntervalSince1970: 1_782_043_200)
    let world =
      atlas.map { TunnelWorld(atlas: $0, date: { noon }) }
      ?? TunnelWorld(atlas: nil, lookup: Playhouse.hemispheres, date: { noon })
    stage = HeadlessStage(size: size)
    app = TunnelRootViewController(world: world, options: options)
    stage.window.rootViewController = app
    stage.window.makeKeyAndVisible()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("play-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func play(_ source: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PlayRunner(
      PlayScript(source), app: app, stage: stage, outputDirectory: folder.path,
      write: { self.printed += $0 }
    ).run()
  }

  /// The pictures that were written, by name.
  var pictures: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static let hemispheres: Geocoder = { place in
    var answer = Answer()
    answer.locality = place.latitude >= 0 ? "Northville" : "Southport"
    return answer
  }
}
