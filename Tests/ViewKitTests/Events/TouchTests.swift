import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct TouchTests {
  @Test("S146: the view under the finger at touch-down gets the touch to its end")
  func targetIsFixed() {
    let scene = TestStage()
    let log = EventLog()
    scene.add(TouchView("a", log), 0, 0, 100, 100)
    scene.add(TouchView("b", log), 100, 0, 100, 100)
    scene.stage.touchDown(at: p(50, 50))
    scene.stage.touchMove(to: p(150, 50))
    scene.stage.touchMove(to: p(300, 400))
    scene.stage.touchUp()
    #expect(log.take() == ["a began", "a moved", "a moved", "a ended"])
  }

  @Test func touchesTellPlaceTimeAndPhase() {
    final class Recorder: UIView {
      var seen: [(phase: UITouch.Phase, place: CGPoint, previous: CGPoint, time: TimeInterval)] = []
      private func note(_ touches: Set<UITouch>) {
        for touch in touches {
          seen.append(
            (touch.phase, touch.location(in: self), touch.previousLocation(in: self), touch.timestamp))
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    let scene = TestStage()
    let view = scene.add(Recorder(), 100, 100, 50, 50)
    let start = scene.stage.time
    scene.stage.touchDown(at: p(110, 120))
    scene.stage.advance(by: 0.5)
    scene.stage.touchMove(to: p(115, 120))
    scene.stage.touchUp()
    #expect(view.seen.map(\.phase) == [.began, .moved, .ended])
    #expect(view.seen.map(\.place) == [p(10, 20), p(15, 20), p(15, 20)])
    #expect(view.seen[1].previous == p(10, 20))
    #expect(abs(view.seen[1].time - view.seen[0].time - 0.5) < 1e-9)
    #expect(abs(view.seen[0].time - start) < 1e-9)
  }

  @Test("S147: a view that leaves the window loses its touch")
  func leavingTheWindow() {
    let scene = TestStage()
    let log = EventLog()
    let outer = scene.add(UIView(), 0, 0, 100, 100)
    let view = TouchView("view", log)
    view.frame = outer.bounds
    outer.addSubview(view)
    scene.stage.touchDown(at: p(10, 10))
    outer.removeFromSuperview()
    #expect(log.take() == ["view began", "view cancelled"])
    scene.stage.touchMove(to: p(20, 10))
    scene.stage.touchUp()
    #expect(log.take() == [])
  }

  @Test("S147: an animation begun without allowUserInteraction takes the touch away")
  func animationCancels() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    scene.stage.touchDown(at: p(10, 10))
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
    scene.stage.advanceFrame()
    scene.stage.touchUp()
    #expect(log.take() == ["view began", "view cancelled"])
  }

  @Test("S147: one begun with allowUserInteraction does not")
  func interactiveAnimationKeepsTouches() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    scene.stage.touchDown(at: p(10, 10))
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.frame.origin.x = 50 }
    scene.stage.advanceFrame()
    scene.stage.touchUp()
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test("S148: views being animated take no new touches unless they may")
  func animatedViewsAreInert() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    scene.add(TouchView("sibling", log), 200, 0, 100, 100)
    scene.stage.advanceFrame()
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == [])
    scene.stage.tap(at: p(210, 10))
    #expect(log.take() == ["sibling began", "sibling ended"])
    scene.stage.advance(by: 0.5)
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test("S148, B139: a container that flips is inert, its siblings are not")
  func flippingContainer() {
    let scene = TestStage()
    let log = EventLog()
    let container = scene.add(UIView(), 0, 0, 100, 100)
    let front = TouchView("front", log)
    let back = TouchView("back", log)
    for view in [front, back] { view.frame = container.bounds }
    container.addSubview(front)
    scene.add(TouchView("sibling", log), 200, 0, 100, 100)
    scene.stage.advanceFrame()
    UIView.transition(from: front, to: back, duration: 0.2, options: .transitionFlipFromLeft)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: p(50, 50))
    #expect(log.take() == [])
    scene.stage.tap(at: p(250, 50))
    #expect(log.take() == ["sibling began", "sibling ended"])
    scene.stage.advance(by: 0.2)
    scene.stage.tap(at: p(50, 50))
    #expect(log.take() == ["back began", "back ended"])
  }

  @Test("B130: resizing the window cancels what is down")
  func resizing() {
    let scene = TestStage()
    let log = EventLog()
    scene.add(TouchView("view", log), 0, 0, 100, 100)
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.resize(to: CGSize(width: 480, height: 320))
    scene.stage.advanceFrame()
    #expect(log.take() == ["view began", "view cancelled"])
  }

  @Test func losingTheFocusCancelsWhatIsDown() {
    let scene = TestStage()
    let log = EventLog()
    scene.add(TouchView("view", log), 0, 0, 100, 100)
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.setFocus(false)
    #expect(log.take() == ["view began", "view cancelled"])
  }

  @Test("B131: ignoring events is counted")
  func ignoringEvents() {
    let scene = TestStage()
    let log = EventLog()
    scene.add(TouchView("view", log), 0, 0, 100, 100)
    let application = scene.stage.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == [])
    application.endIgnoringInteractionEvents()
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == ["view began", "view ended"])
    // One end too many is no credit.
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
  }

  @Test func aSecondFingerNeedsMultipleTouch() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(TouchView("view", log), 0, 0, 100, 100)
    scene.stage.touchDown(at: p(10, 10), id: 1)
    scene.stage.touchDown(at: p(20, 10), id: 2)
    scene.stage.touchUp(id: 2)
    scene.stage.touchUp(id: 1)
    #expect(log.take() == ["view began", "view ended"])
    view.isMultipleTouchEnabled = true
    scene.stage.touchDown(at: p(10, 10), id: 1)
    scene.stage.touchDown(at: p(20, 10), id: 2)
    scene.stage.touchUp(id: 2)
    scene.stage.touchUp(id: 1)
    #expect(log.take() == ["view began", "view began", "view ended", "view ended"])
  }

  @Test func fingersOnTwoViewsAreIndependent() {
    let scene = TestStage()
    let log = EventLog()
    scene.add(TouchView("a", log), 0, 0, 100, 100)
    scene.add(TouchView("b", log), 100, 0, 100, 100)
    scene.stage.touchDown(at: p(10, 10), id: 1)
    scene.stage.touchDown(at: p(110, 10), id: 2)
    scene.stage.touchMove(to: p(20, 10), id: 1)
    scene.stage.touchUp(id: 2)
    scene.stage.touchUp(id: 1)
    #expect(log.take() == ["a began", "b began", "a moved", "b ended", "a ended"])
  }

  @Test func anExclusiveViewSharesWithNobody() {
    let scene = TestStage()
    let log = EventLog()
    let a = scene.add(TouchView("a", log), 0, 0, 100, 100)
    scene.add(TouchView("b", log), 100, 0, 100, 100)
    a.isExclusiveTouch = true
    scene.stage.touchDown(at: p(10, 10), id: 1)
    scene.stage.touchDown(at: p(110, 10), id: 2)
    scene.stage.touchUp(id: 2)
    scene.stage.touchUp(id: 1)
    #expect(log.take() == ["a began", "a ended"])
    scene.stage.touchDown(at: p(110, 10), id: 2)
    scene.stage.touchDown(at: p(10, 10), id: 1)
    #expect(log.take() == ["b began"])
  }

  @Test func tapsAreCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let scene = TestStage()
    let view = scene.add(Counter(), 0, 0, 300, 300)
    scene.stage.tap(at: p(10, 10))
    scene.stage.advance(by: 0.2)
    scene.stage.tap(at: p(12, 10))
    scene.stage.advance(by: 0.2)
    scene.stage.tap(at: p(200, 200))
    scene.stage.advance(by: 0.5)
    scene.stage.tap(at: p(200, 200))
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test func liftingATouchThatIsGoneIsHarmless() {
    let scene = TestStage()
    scene.stage.stage.deliver(.touchUp(id: 3, at: p(1, 1)))
    scene.stage.stage.deliver(.touchMove(id: 3, to: p(1, 1)))
    scene.stage.stage.deliver(.touchCancel(id: 3))
    scene.stage.touchDown(at: p(1, 1))
    scene.stage.touchCancel()
    scene.stage.touchUp()
  }

  @Test func modifiersComeWithTheEvent() {
    final class Recorder: UIView {
      var flags: UIKeyModifierFlags = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        flags = event?.modifierFlags ?? []
      }
    }
    let scene = TestStage()
    let view = scene.add(Recorder(), 0, 0, 100, 100)
    scene.stage.stage.deliver(.modifiers([.shift, .control]))
    scene.stage.tap(at: p(10, 10))
    #expect(view.flags == [.shift, .control])
  }

  @Test func applicationsAndWindowsSeeEventsFirst() {
    final class Window: UIWindow {
      var seen: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        seen.append(event.type)
        super.sendEvent(event)
      }
    }
    let stage = HeadlessStage(size: CGSize(width: 100, height: 100))
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    stage.tap(at: p(10, 10))
    stage.scroll(at: p(10, 10), deltaY: 1)
    stage.key(.escape)
    #expect(window.seen == [.touches, .touches, .scroll, .presses, .presses])
  }
}
