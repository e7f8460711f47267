import AtlasCore
import HeadlessHost
import Maps
import TunnelKit
import ViewKit

/// The atlas that the package ships.
let worldAtlas: Atlas? = {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try? Atlas(contentsOf: package.appendingPathComponent("Assets/world.atlas").path)
}()

/// The whole app on a stage.
final class AppOnStage {
  let stage: HeadlessStage
  let app: TunnelRootViewController

  /// Without `atlas` the maps are empty water, and frames are cheap.
  init(
    atlas: Atlas? = nil, width: CGFloat = 360, height: CGFloat = 480, scale: CGFloat = 1,
    settings: TunnelSettings = .init()
  ) {
    let world =
      atlas.map { TunnelWorld(atlas: $0, date: { novemberEvening }) }
      ?? TunnelWorld(atlas: nil, lookup: smallWorld, date: { novemberEvening })
    stage = HeadlessStage(size: CGSize(width: width, height: height), scale: scale)
    app = TunnelRootViewController(world: world, settings: settings)
    stage.window.rootViewController = app
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  deinit {}

  /// Every text that shows, the maps' own names left out.
  var words: [String] { visibleLabels(in: stage.window).compactMap(\.text) }
  func says(_ part: String) -> Bool { words.contains { $0.contains(part) } }

  var start: MKMapView { app.startMap.mapView }
  var exit: MKMapView { app.exitMap.mapView }

  /// How far the exit's centre is from the other side of the start's, in degrees.
  var centresOff: Double {
    Sphere.angle(from: exit.centerCoordinate.atlas, to: start.centerCoordinate.atlas.antipode)
  }

  var radar: CGPoint { CGPoint(x: app.radar.frame.midX, y: app.radar.frame.midY) }
  func pressRadar() { stage.tap(at: radar) }

  /// Where the containers lie, in points of the window.
  var containers: [CGRect] { TunnelLayout(bounds: app.view.bounds).containers }
}
