import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct TapAndPanTests {
  @Test func aTapIsRecognisedAtTheLift() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    view.addGestureRecognizer(logging(UITapGestureRecognizer(), "tap", log))
    scene.stage.touchDown(at: p(10, 10))
    #expect(log.take() == ["view began"])
    scene.stage.touchMove(to: p(14, 10))
    scene.stage.touchUp()
    // S147: what a recogniser takes is cancelled in the view, not ended; its target hears first.
    #expect(log.take() == ["view moved", "view cancelled", "tap ended"])
  }

  @Test func targetsHearAndCanBeRemoved() {
    final class Target {
      var taps: [CGPoint] = []
      func tapped(_ recognizer: UITapGestureRecognizer) {
        taps.append(recognizer.location(in: recognizer.view))
      }
    }
    let scene = TestStage()
    let view = scene.add(UIView(), 50, 50, 100, 100)
    let target = Target()
    let selector = Selector(Target.tapped)
    let tap = UITapGestureRecognizer(target: target, action: selector)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view && view.gestureRecognizers?.count == 1)
    scene.stage.tap(at: p(60, 70))
    #expect(target.taps == [p(10, 20)])
    tap.removeTarget(target, action: selector)
    scene.stage.tap(at: p(60, 70))
    #expect(target.taps.count == 1)
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil && view.gestureRecognizers == nil)
  }

  @Test func whoMovesOrStaysTooLongDoesNotTap() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    let tap = logging(UITapGestureRecognizer(), "tap", log)
    view.addGestureRecognizer(tap)
    scene.stage.drag(from: p(10, 10), to: p(30, 10), duration: 1.0 / 60)
    #expect(log.take() == ["view began", "view moved", "view ended"])
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.advance(by: 2)
    scene.stage.touchUp()
    #expect(log.take() == ["view began", "view ended"])
    #expect(tap.state == .possible)
  }

  @Test func twoFingersTapTogether() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 0, 0, 100, 100)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(logging(tap, "tap", log))
    scene.stage.touchDown(at: p(10, 10), id: 1)
    scene.stage.touchUp(id: 1)
    #expect(log.take() == [])
    scene.stage.touchDown(at: p(10, 10), id: 1)
    scene.stage.touchDown(at: p(30, 10), id: 2)
    scene.stage.touchUp(id: 1)
    scene.stage.touchUp(id: 2)
    #expect(log.take() == ["tap ended"])
  }

  @Test func doubleTaps() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 0, 0, 300, 300)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(logging(double, "double", log))
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.2)
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == ["double ended"])
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.5)
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.5)
    #expect(log.take() == [])
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: p(200, 10))
    #expect(log.take() == [])
  }

  @Test func singleWaitsForDouble() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 0, 0, 300, 300)
    let single = logging(UITapGestureRecognizer(), "single", log)
    let double = logging(UITapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == [])
    scene.stage.advance(by: 0.5)
    #expect(log.take() == ["single ended"])
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == ["double ended"])
    scene.stage.advance(by: 1)
    #expect(log.take() == [])
    // A drag after a tap is no second tap: the first one counts.
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.1)
    scene.stage.drag(from: p(10, 10), to: p(200, 10))
    #expect(log.take() == ["single ended"])
  }

  @Test func aStageWithAnOpenTapIsNotSettled() {
    let scene = TestStage()
    let log = EventLog()
    let single = logging(UITapGestureRecognizer(), "single", log)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.root.addGestureRecognizer(single)
    scene.root.addGestureRecognizer(double)
    scene.stage.tap(at: p(10, 10))
    scene.stage.settle()
    #expect(log.take() == ["single ended"])
  }

  @Test func withoutARequirementBothTapsAreTold() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 0, 0, 300, 300)
    let double = logging(UITapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(logging(UITapGestureRecognizer(), "single", log))
    view.addGestureRecognizer(double)
    scene.stage.tap(at: p(10, 10))
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == ["single ended", "double ended"])
  }

  @Test func aDragGoesThroughItsStates() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 300, 300)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    pan.addAction(
      UIAction { _ in
        let way = pan.translation(in: view)
        log.note("pan \(pan.state) \(Int(way.x)) \(Int(way.y))")
      })
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(105, 100))
    #expect(log.take() == ["view began", "view moved"])
    scene.stage.touchMove(to: p(115, 105))
    #expect(log.take() == ["view cancelled", "pan began 15 5"])
    scene.stage.touchMove(to: p(90, 100))
    scene.stage.touchUp()
    #expect(log.take() == ["pan changed -10 0", "pan ended -10 0"])
    scene.stage.tap(at: p(100, 100))
    #expect(log.take() == ["view began", "view ended"])
    #expect(pan.state == .possible)
  }

  @Test func theSlopCanBeSmaller() {
    let scene = TestStage()
    let log = EventLog()
    let pan = logging(UIPanGestureRecognizer(), "pan", log)
    pan.slop = 3
    scene.root.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(102, 100))
    #expect(log.take() == [])
    scene.stage.touchMove(to: p(103, 100))
    #expect(log.take() == ["pan began"])
  }

  @Test func translationIsInTheViewsOwnUnitsAndCanBeSet() {
    let scene = TestStage()
    let view = scene.add(UIView(), 0, 0, 200, 200)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(140, 100))
    #expect(pan.translation(in: view) == p(20, 0))
    #expect(pan.translation(in: scene.root) == p(40, 0))
    #expect(pan.translation(in: nil) == p(40, 0))
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: scene.root) == .zero)
    scene.stage.touchMove(to: p(150, 110))
    #expect(pan.translation(in: scene.root) == p(10, 10))
    pan.setTranslation(p(5, 0), in: view)
    #expect(pan.translation(in: scene.root) == p(10, 0))
  }

  @Test func velocityIsThatOfTheHandAtTheLift() {
    let scene = TestStage()
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addAction(UIAction { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } })
    scene.root.addGestureRecognizer(pan)
    // 600 points a second to the right, 300 down.
    scene.stage.drag(from: p(20, 100), to: p(140, 160), duration: 0.2)
    #expect(abs(velocity.x - 600) < 6 && abs(velocity.y - 300) < 3)
    // The last tenth of a second counts, not the beginning.
    scene.stage.touchDown(at: p(300, 100))
    var x = 300.0
    for step in 0..<30 {
      x -= step < 15 ? 10 : 2
      scene.stage.advanceFrame()
      scene.stage.touchMove(to: p(x, 100))
    }
    scene.stage.touchUp()
    #expect(abs(velocity.x + 120) < 2 && velocity.y == 0)
  }

  @Test func aHandThatRestedHasNoVelocity() {
    let scene = TestStage()
    var velocity: CGPoint?
    let pan = UIPanGestureRecognizer()
    pan.addAction(UIAction { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } })
    scene.root.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(20, 100))
    for step in 1...10 {
      scene.stage.advanceFrame()
      scene.stage.touchMove(to: p(20 + 10 * CGFloat(step), 100))
    }
    scene.stage.advance(by: 0.15)
    scene.stage.touchUp()
    #expect(velocity == .zero)
  }

  @Test func aFlickAfterARestIsFast() {
    let scene = TestStage()
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addAction(UIAction { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } })
    scene.root.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(20, 100))
    scene.stage.advance(by: 1)
    for step in 1...4 {
      scene.stage.advanceFrame()
      scene.stage.touchMove(to: p(20 + 20 * CGFloat(step), 100))
    }
    scene.stage.touchUp()
    #expect(velocity.x > 1000 && velocity.x < 1300)
  }

  @Test func fingersJoinAndLeaveWithoutAJump() {
    let scene = TestStage()
    let pan = UIPanGestureRecognizer()
    scene.root.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(100, 100), id: 1)
    scene.stage.touchMove(to: p(120, 100), id: 1)
    #expect(pan.translation(in: nil) == p(20, 0))
    scene.stage.touchDown(at: p(300, 300), id: 2)
    #expect(pan.translation(in: nil) == p(20, 0) && pan.numberOfTouches == 2)
    scene.stage.touchMove(to: p(310, 300), id: 2)
    #expect(pan.translation(in: nil) == p(25, 0))
    scene.stage.touchUp(id: 1)
    #expect(pan.translation(in: nil) == p(25, 0) && pan.state == .changed)
    scene.stage.touchUp(id: 2)
    #expect(pan.state == .possible)
  }

  @Test func disablingCancels() {
    let scene = TestStage()
    let log = EventLog()
    let pan = logging(UIPanGestureRecognizer(), "pan", log)
    scene.root.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(120, 100))
    pan.isEnabled = false
    #expect(log.take() == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    scene.stage.touchMove(to: p(140, 100))
    scene.stage.touchUp()
    #expect(log.take() == [])
    scene.stage.drag(from: p(100, 100), to: p(150, 100), duration: 1.0 / 60)
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test("B140: a touch goes on when the animator of its view is released")
  func animatorReleased() {
    let scene = TestStage()
    let log = EventLog()
    let panel = scene.add(UIView(), 0, 100, 300, 300)
    panel.addGestureRecognizer(logging(UIPanGestureRecognizer(), "pan", log))
    scene.stage.touchDown(at: p(100, 200))
    scene.stage.touchMove(to: p(100, 230))
    UIView.animate(withDuration: 0.3) { panel.frame.origin.y = 120 }
    scene.stage.advance(by: 0.1)
    scene.stage.touchMove(to: p(100, 250))
    scene.stage.touchUp()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func removingThePannedViewCancels() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 0, 0, 300, 300)
    view.addGestureRecognizer(logging(UIPanGestureRecognizer(), "pan", log))
    scene.stage.touchDown(at: p(100, 200))
    scene.stage.touchMove(to: p(100, 230))
    view.removeFromSuperview()
    #expect(log.take() == ["pan began", "pan cancelled"])
  }
}

/// The recogniser, which from now on writes its states into the log.
func logging<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, _ log: EventLog)
  -> Recognizer
{
  recognizer.addAction(
    UIAction { [weak recognizer] _ in log.note("\(name) \(recognizer.map { "\($0.state)" } ?? "gone")") })
  return recognizer
}
