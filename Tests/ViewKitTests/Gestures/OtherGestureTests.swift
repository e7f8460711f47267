import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct OtherGestureTests {
  let scene = TestStage()
  let log = EventLog()

  @Test func longPressBeginsWhenItsTimeIsUp() {
    let press = logging(UILongPressGestureRecognizer(), "press", log)
    scene.root.addGestureRecognizer(press)
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.advance(by: 0.4)
    #expect(log.take() == [])
    scene.stage.advance(by: 0.2)
    #expect(log.take() == ["press began"])
    scene.stage.touchMove(to: p(200, 100))
    scene.stage.touchUp()
    #expect(log.take() == ["press changed", "press ended"])
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(120, 100))
    scene.stage.advance(by: 1)
    scene.stage.touchUp()
    #expect(log.take() == [])
  }

  @Test("a long press after taps begins with the press that follows the last of them")
  func longPressAfterTaps() {
    let press = logging(UILongPressGestureRecognizer(), "press", log)
    press.numberOfTapsRequired = 2
    scene.root.addGestureRecognizer(press)
    func tap() {
      scene.stage.tap(at: p(100, 100))
      scene.stage.advance(by: 0.1)
    }
    tap()
    tap()
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.advance(by: 0.4)
    #expect(log.take() == [])
    scene.stage.advance(by: 0.2)
    #expect(log.take() == ["press began"])
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    _ = log.take()
    // One tap too few, then a press; and a first tap that lasts too long.
    tap()
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.advance(by: 1)
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.advance(by: 1)
    scene.stage.touchUp()
    tap()
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.advance(by: 1)
    scene.stage.touchUp()
    #expect(log.take() == [])
  }

  @Test("a long press of two fingers begins when both have been down long enough, and not with one")
  func longPressOfTwo() {
    let press = logging(UILongPressGestureRecognizer(), "press", log)
    press.numberOfTouchesRequired = 2
    scene.root.addGestureRecognizer(press)
    scene.stage.touchDown(at: p(100, 100), id: 1)
    scene.stage.advance(by: 1)
    #expect(log.take() == [])
    scene.stage.touchDown(at: p(150, 100), id: 2)
    scene.stage.advance(by: 0.6)
    #expect(log.take() == ["press began"] && press.numberOfTouches == 2)
    #expect(press.location(in: nil) == p(125, 100))
    scene.stage.touchUp(id: 2)
    scene.stage.touchUp(id: 1)
    #expect(log.take() == ["press ended"])
  }

  @Test func longPressTakesTheTouchFromTheView() {
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.advance(by: 1)
    scene.stage.touchUp()
    #expect(log.take() == ["view began", "view cancelled"])
  }

  @Test(
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, 80, 0, true), (.left, -80, 0, true), (.up, 0, -80, true),
      (.down, 0, 80, true), (.right, -80, 0, false), (.right, 60, 60, false),
      ([.left, .right], -80, 10, true),
      (.right, 30, 0, false),
    ] as [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat, Bool)])
  func swipes(_ direction: UISwipeGestureRecognizer.Direction, _ dx: CGFloat, _ dy: CGFloat, isOne: Bool) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    scene.root.addGestureRecognizer(logging(swipe, "swipe", log))
    scene.stage.drag(from: p(150, 200), to: p(150 + dx, 200 + dy), duration: 0.1)
    #expect(log.take() == (isOne ? ["swipe ended"] : []))
  }

  @Test func aSlowStrokeIsNoSwipe() {
    scene.root.addGestureRecognizer(logging(UISwipeGestureRecognizer(), "swipe", log))
    scene.stage.drag(from: p(10, 200), to: p(200, 200), duration: 3)
    #expect(log.take() == [])
  }

  @Test func edgePanStartsAtItsEdgeAndGoesInwards() {
    let view = scene.add(UIView(), 100, 100, 200, 200)
    let pan = logging(UIScreenEdgePanGestureRecognizer(), "edge", log)
    pan.edges = .left
    view.addGestureRecognizer(pan)
    scene.stage.drag(from: p(115, 150), to: p(160, 150), duration: 1.0 / 60)
    #expect(log.take() == ["edge began", "edge ended"])
    scene.stage.drag(from: p(130, 150), to: p(200, 150), duration: 1.0 / 60)
    scene.stage.drag(from: p(115, 150), to: p(115, 200), duration: 1.0 / 60)
    scene.stage.drag(from: p(290, 150), to: p(200, 150), duration: 1.0 / 60)
    #expect(log.take() == [])
  }

  @Test func pinchScales() {
    let pinch = logging(UIPinchGestureRecognizer(), "pinch", log)
    scene.root.addGestureRecognizer(pinch)
    scene.stage.touchDown(at: p(100, 100), id: 1)
    scene.stage.touchDown(at: p(200, 100), id: 2)
    #expect(log.take() == [])
    scene.stage.touchMove(to: p(210, 100), id: 2)
    #expect(log.take() == ["pinch began"] && pinch.scale == 1)
    scene.stage.touchMove(to: p(320, 100), id: 2)
    #expect(abs(pinch.scale - 2) < 1e-9)
    #expect(pinch.location(in: nil) == p(210, 100))
    pinch.scale = 1
    scene.stage.touchMove(to: p(210, 100), id: 2)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    scene.stage.touchUp(id: 1)
    #expect(log.entries.last == "pinch changed" && pinch.numberOfTouches == 1)
    // The next finger goes on from here, however far away it comes down.
    scene.stage.touchDown(at: p(110, 100), id: 1)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    scene.stage.touchMove(to: p(10, 100), id: 1)
    #expect(abs(pinch.scale - 1) < 1e-9)
    scene.stage.touchUp(id: 1)
    scene.stage.touchUp(id: 2)
    #expect(log.entries.last == "pinch ended")
  }

  @Test func rotationTurns() {
    let rotation = logging(UIRotationGestureRecognizer(), "rotation", log)
    scene.root.addGestureRecognizer(rotation)
    scene.stage.touchDown(at: p(100, 100), id: 1)
    scene.stage.touchDown(at: p(200, 100), id: 2)
    scene.stage.touchMove(to: p(190, 150), id: 2)
    #expect(log.take() == ["rotation began"])
    // The arc tangent of 50 / 90, where the fingers stood when it began.
    let start = 0.507_098_504_392_337
    scene.stage.touchMove(to: p(100, 200), id: 2)
    #expect(abs(Double(rotation.rotation) - (Double.pi / 2 - start)) < 1e-9)
    scene.stage.touchMove(to: p(0, 90), id: 2)
    // On round the back: the angle goes on, without a jump.
    #expect(rotation.rotation > 2)
    scene.stage.touchUp(id: 2)
    scene.stage.touchUp(id: 1)
    #expect(log.entries.last == "rotation ended")
  }
}
