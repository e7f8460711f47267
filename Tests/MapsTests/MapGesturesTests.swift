import AtlasCore
import Geometry
import HeadlessHost
import Maps
import Testing
import ViewKit

@Suite("Hands on a map")
struct MapGesturesTests {
  private let scene = MapOnStage()
  private var stage: HeadlessStage { scene.stage }
  private var camera: MapCamera { scene.map.camera }

  private func units(_ points: Double) -> Double { points / camera.pointsPerUnit }

  /// Drags evenly and lets go at speed.
  private func fling(_ dx: CGFloat) {
    stage.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160 + dx, y: 120), duration: 0.2)
  }

  // MARK: Panning

  @Test("What is under the hand stays there")
  func panFollowsTheHand() {
    let held = scene.place(160, 120)
    stage.touchDown(at: CGPoint(x: 160, y: 120))
    for (x, y) in [(164.0, 120.0), (200, 90), (50, 200), (160, 121)] {
      stage.touchMove(to: CGPoint(x: x, y: y))
      #expect(scene.point(held).distance(to: Point(x, y)) < 1e-6)
    }
    stage.touchUp()
    #expect(scene.clicks.isEmpty)
  }

  @Test("A map that is let go at speed glides on as friction has it, and comes to rest")
  func inertia() {
    let before = camera.center.x
    fling(60)
    let released = camera.center.x
    #expect(abs((before - released) - units(60)) < 1e-9)
    stage.settle()
    // 300 points a second, friction 4.5 a second, at rest below 12 points a second.
    let expected = units((300 - 12) / 4.5)
    #expect(abs((released - camera.center.x) - expected) < units(4))
    #expect(!scene.map.isMoving && stage.isIdle)
    #expect(scene.regionChanges.last == "−")
  }

  @Test("A hand that has come to rest lets the map rest")
  func noInertiaAfterRest() {
    stage.touchDown(at: CGPoint(x: 160, y: 120))
    stage.touchMove(to: CGPoint(x: 220, y: 120))
    stage.advance(by: 0.4)
    let held = camera
    stage.touchUp()
    stage.advance(by: 0.3)
    #expect(camera == held)
  }

  @Test("A press stops a glide and is no click; the next one is")
  func pressStopsGlide() {
    fling(60)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 100, y: 100))
    let stopped = camera
    stage.advance(by: 0.2)
    #expect(camera == stopped)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(camera == stopped && scene.clicks.isEmpty)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 1)
    #expect(scene.clicks.count == 1)
  }

  @Test("North and south the map stops at its edge, however far it is dragged")
  func stopsAtTheEdge() {
    for _ in 0..<4 { stage.drag(from: CGPoint(x: 160, y: 10), to: CGPoint(x: 160, y: 2510), duration: 0.05) }
    stage.settle()
    #expect(abs(scene.place(160, 0).latitude - Mercator.latitudeLimit) < 1e-6)
    #expect(scene.map.region.span.latitudeDelta > 0)
  }

  // MARK: Zooming

  @Test(
    "Twenty notches in and twenty out: the place stays under the pointer in every frame, the view returns")
  func wheelAboutThePointer() {
    let before = camera
    let corner = scene.place(71, 200)
    for notch in [1.0, -1] {
      for _ in 0..<20 {
        stage.scroll(at: CGPoint(x: 71, y: 200), deltaY: notch)
        stage.advanceFrame()
        #expect(scene.point(corner).distance(to: Point(71, 200)) < 1e-3)
      }
      stage.settle()
      #expect(abs(camera.zoom - (before.zoom + (notch > 0 ? 5 : 0))) < 1e-9)
    }
    #expect(camera.center.distance(to: before.center) < 1e-9)
  }

  @Test("Ten small turns of a precise wheel are one large one; each goes its own way at once")
  func preciseWheel() {
    let p = CGPoint(x: 40, y: 40)
    for _ in 0..<10 { stage.scroll(at: p, deltaY: 0.5, isPrecise: true) }
    let many = camera.zoom
    stage.scroll(at: p, deltaY: -5, isPrecise: true)
    #expect(abs(camera.zoom - 4) < 1e-9)
    stage.scroll(at: p, deltaY: 5, isPrecise: true)
    #expect(abs(camera.zoom - many) < 1e-9)
    for delta in [0.01, 0.3, 1.19, 11.9] {
      let zoom = camera.zoom
      stage.scroll(at: p, deltaY: -delta, isPrecise: true)
      #expect(camera.zoom < zoom)
    }
  }

  @Test("A notch in and a notch out at once leave the map where it was")
  func notchesTakeEachOtherBack() {
    stage.scroll(at: CGPoint(x: 40, y: 40), deltaY: 1)
    stage.scroll(at: CGPoint(x: 40, y: 40), deltaY: -1)
    stage.settle()
    #expect(abs(camera.zoom - 4) < 1e-9)
  }

  @Test("At the least and the most zoom the wheel moves nothing", arguments: [-1.0, 1])
  func wheelAtTheLimits(direction: Double) {
    stage.scroll(at: CGPoint(x: 10, y: 10), deltaY: 100 * direction)
    stage.settle()
    let held = camera
    #expect(held.zoom == (direction > 0 ? MapCamera.maximumZoom : MapCamera.minimumZoom(for: Size(320, 240))))
    scene.forget()
    for isPrecise in [false, true] {
      stage.scroll(at: CGPoint(x: 300, y: 200), deltaY: direction, isPrecise: isPrecise)
      stage.advance(by: 0.3)
    }
    #expect(camera == held && scene.steps == 0)
  }

  @Test("A double click zooms one level in about the pointer, with Shift one out, and clicks nothing")
  func doubleClick() {
    let place = scene.place(250, 60)
    for _ in 0..<2 {
      stage.tap(at: CGPoint(x: 250, y: 60))
      stage.advance(by: 0.1)
    }
    stage.settle()
    stage.advance(by: 1)
    #expect(abs(camera.zoom - 5) < 1e-9)
    #expect(scene.point(place).distance(to: Point(250, 60)) < 1e-6)
    #expect(scene.clicks.isEmpty)
  }

  @Test("A press that is dragged in the middle of a zoom pans, and clicks nothing")
  func dragDuringZoom() {
    stage.scroll(at: CGPoint(x: 160, y: 120), deltaY: 4)
    stage.advance(by: 0.05)
    stage.touchDown(at: CGPoint(x: 160, y: 120))
    stage.touchMove(to: CGPoint(x: 170, y: 120))
    let held = scene.place(170, 120)
    stage.touchMove(to: CGPoint(x: 230, y: 120))
    #expect(scene.point(held).distance(to: Point(230, 120)) < 1e-6)
    stage.advance(by: 0.4)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(scene.clicks.isEmpty)
  }

  // MARK: Clicking

  @Test("A click means the place under it, a hand that trembles by two points included")
  func click() {
    let place = scene.place(101, 51)
    stage.touchDown(at: CGPoint(x: 101, y: 51))
    stage.touchMove(to: CGPoint(x: 103, y: 51))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(scene.clicks == [place])
  }

  @Test("A click means the place that was under it, whatever the map has done until it is known to be one")
  func clickKeepsItsPlace() {
    let place = scene.place(101, 51)
    stage.tap(at: CGPoint(x: 101, y: 51))
    stage.scroll(at: CGPoint(x: 300, y: 200), deltaY: 4, isPrecise: true)
    stage.advance(by: 1)
    #expect(scene.clicks == [place])
  }

  @Test("Where the view's longitude has run past a turn, clicks are canonical")
  func clickAfterATurn() {
    for _ in 0..<40 {
      scene.map.follow(center: Point(camera.center.x + 0.09, camera.center.y))
    }
    stage.tap(at: CGPoint(x: 160, y: 120))
    stage.advance(by: 1)
    let longitude = scene.clicks.first?.longitude ?? .nan
    #expect(abs(longitude - (40 * 0.09 - 4) * 360) < 1e-6)
  }
}
