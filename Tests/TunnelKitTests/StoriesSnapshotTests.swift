import AtlasCore
import Geometry
import HeadlessHost
import Maps
import Raster
import Support
import TunnelKit
import Testing
import ViewKit

/// What a person sees, as pictures: small stages, a fixed date, the real world.
@Suite("Stories, pictured")
struct StoriesSnapshotTests {
  private func scene(_ width: CGFloat = 360, _ height: CGFloat = 480, scale: CGFloat = 1) throws -> AppOnStage
  {
    let atlas: Atlas = try #require(worldAtlas)
    return AppOnStage(atlas: atlas, width: width, height: height, scale: scale)
  }

  @Test("The start, in both layouts and at both scales")
  func start() throws {
    assertSnapshot(of: try scene().stage, named: "tall")
    assertSnapshot(of: try scene(500, 400).stage, named: "wide")
    let twofold = try scene(360, 480, scale: 2)
    let middle = twofold.containers[0].insetBy(dx: 90, dy: 0)
    let pixels = CGRect(
      x: 2 * middle.minX, y: 2 * middle.minY, width: 2 * middle.width, height: 2 * middle.height)
    assertSnapshot(of: twofold.stage.bitmap.cropped(to: pixels), named: "twofold")
  }

  @Test("In the middle of a drag: the boy lifted, the other end with him")
  func midDrag() throws {
    let scene = try scene()
    let tip = scene.start.convert(scene.start.convert(startPlace.location, toPointTo: nil), to: nil)
    scene.stage.touchDown(at: CGPoint(x: tip.x, y: tip.y - 20))
    scene.stage.touchMove(to: CGPoint(x: tip.x + 60, y: tip.y + 10))
    scene.stage.settle()
    assertSnapshot(of: scene.stage)
    scene.stage.touchUp()
  }

  @Test("The names, in both layouts")
  func names() throws {
    for (name, width, height) in [("tall", 360.0, 480.0), ("wide", 500, 400)] {
      let scene = try scene(width, height)
      scene.pressRadar()
      scene.stage.settle()
      assertSnapshot(of: scene.stage, named: name)
    }
  }

  @Test("The first container's turn at 0, 25, 50, 75 and 100 % of its progress, there and back")
  func flip() throws {
    let scene = try scene()
    for way in ["there", "back"] {
      scene.pressRadar()
      let begin = scene.stage.time
      for percent in [0, 25, 50, 75, 100] {
        scene.stage.advance(to: begin + 0.2 * TimingCurve.easeIn.time(at: Double(percent) / 100))
        scene.stage.refresh()
        assertSnapshot(of: scene.stage.bitmap.cropped(to: scene.containers[0]), named: "\(way)-\(percent)")
      }
      scene.stage.settle()
    }
  }
}

extension Coordinate {
  fileprivate var location: CLLocationCoordinate2D { CLLocationCoordinate2D(self) }
}

extension Bitmap {
  /// The part of a bitmap that lies in `rect`, in pixels.
  fileprivate func cropped(to rect: CGRect) -> Bitmap {
    var part = Bitmap(width: Int(rect.width), height: Int(rect.height), fill: .opaqueBlack)
    for y in 0..<part.height {
      for x in 0..<part.width { part[x, y] = self[Int(rect.minX) + x, Int(rect.minY) + y] }
    }
    return part
  }
}
