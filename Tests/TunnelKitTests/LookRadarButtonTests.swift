import HeadlessHost
import Support
import Testing
import TunnelKit
import ViewKit

struct LookRadarButtonTests {
  private struct Scene {
    let stage = HeadlessStage(size: CGSize(width: 140, height: 120))
    let radar = RadarButton(frame: CGRect(x: 30, y: 20, width: 84, height: 84))

    init() {
      stage.window.backgroundColor = .white
      radar.apply(Theme(.light))
      stage.window.addSubview(radar)
      stage.window.makeKeyAndVisible()
      stage.settle()
    }

    var touchesOnlyItself: Bool {
      stage.lastFrame.damage.allSatisfy {
        $0.minX >= 30 && $0.minY >= 20 && $0.maxX <= 114 && $0.maxY <= 104
      }
    }
  }

  @Test func atRestItDrawsNothing() {
    let scene = Scene()
    let frames = scene.stage.frameCount
    scene.stage.advance(by: 2)
    #expect(scene.stage.frameCount == frames)
  }

  @Test func aHighlightTouchesItsOwnPixelsOnly() {
    let scene = Scene()
    let resting = scene.stage.bitmap
    scene.radar.isHighlighted = true
    scene.stage.advanceFrame()
    #expect(scene.stage.lastFrame.pixelsTouched > 0)
    #expect(scene.touchesOnlyItself)
    #expect(scene.stage.bitmap != resting)
    scene.radar.isHighlighted = false
    scene.stage.settle()
    #expect(scene.stage.bitmap == resting)
  }

  @Test func aPressSendsTheSweepRoundOnce() {
    let scene = Scene()
    let resting = scene.stage.bitmap
    var pictures = 0
    scene.stage.onFrame = { stage in
      pictures += stage.bitmap != resting ? 1 : 0
      #expect(scene.touchesOnlyItself)
    }
    scene.stage.tap(at: CGPoint(x: 72, y: 62))
    scene.stage.advance(by: RadarButton.turn / 2)
    #expect(scene.stage.bitmap != resting)
    #expect(scene.stage.settle(timeout: 1))
    #expect(pictures > 30)
    let difference = BitmapDifference(expected: resting, actual: scene.stage.bitmap)
    #expect(difference.isWithin(SnapshotTolerance(largestDifference: 1, pixels: 20)), "\(difference.summary)")
  }

  @Test func withLessMotionTheSweepStays() {
    let scene = Scene()
    let resting = scene.stage.bitmap
    scene.radar.reducesMotion = true
    scene.stage.tap(at: CGPoint(x: 72, y: 62))
    scene.stage.advanceFrame()
    scene.stage.advanceFrame()
    #expect(scene.stage.isIdle)
    #expect(scene.stage.bitmap == resting)
  }

  @Test func itsCornersAreNotIt() {
    let scene = Scene()
    var presses = 0
    scene.radar.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    scene.stage.tap(at: CGPoint(x: 34, y: 24))
    #expect(presses == 0)
    scene.stage.tap(at: CGPoint(x: 72, y: 62))
    #expect(presses == 1)
  }

  @Test(arguments: [TunnelSettings.Theme.light, .dark])
  func looks(theme: TunnelSettings.Theme) {
    let scene = Scene()
    scene.stage.window.backgroundColor = Theme(theme).window
    scene.radar.apply(Theme(theme))
    scene.stage.advanceFrame()
    assertSnapshot(of: scene.stage, named: theme.rawValue)
  }
}
