import HeadlessHost
import Support
import Testing
import ViewKit

/// What a recogniser of one's own may override, and what it is then told.
@Suite struct RecognizerSubclassTests {
  /// Follows touches until it has moved far enough; every hook is noted.
  private final class Own: UIGestureRecognizer {
    let log: EventLog
    var ignoresSecondTouch = false
    var receives = true
    var prevents = true
    var isPreventable = true
    var waitsFor: UIGestureRecognizer?
    var goesBefore: UIGestureRecognizer?
    var reach: CGFloat = 10

    init(_ log: EventLog) {
      self.log = log
      super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log.note("began, \(numberOfTouches) down")
      if ignoresSecondTouch, numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch = touches.first else { return }
      log.note("moved, \(numberOfTouches) down")
      if state == .possible {
        if touch.location(in: nil).x > 100 + reach { state = .began }
      } else {
        state = .changed
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log.note("ended")
      state = state == .possible ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      log.note("cancelled")
      state = .cancelled
    }
    override func reset() { log.note("reset") }
    override func shouldReceive(_ event: UIEvent) -> Bool { receives && event.type == .touches }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === waitsFor }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === goesBefore }
  }

  private let scene = TestStage()
  private let log = EventLog()
  private let own: Own

  init() {
    own = Own(log)
    scene.root.addGestureRecognizer(logging(own, "own", log))
  }

  private func drag(to x: CGFloat = 120) {
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(x, 100))
    scene.stage.touchUp()
  }

  @Test func hooksAndStatesComeInOrder() {
    drag()
    #expect(
      log.take() == ["began, 1 down", "moved, 1 down", "own began", "ended", "own ended", "reset"])
    drag(to: 105)
    #expect(log.take() == ["began, 1 down", "moved, 1 down", "ended", "reset"])
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(120, 100))
    scene.stage.touchCancel()
    #expect(log.take().suffix(3) == ["cancelled", "own cancelled", "reset"])
    #expect(own.state == .possible)
  }

  @Test("a touch that is ignored is not counted, not heard of again, and stays with its view")
  func ignoredTouches() {
    own.ignoresSecondTouch = true
    let view = scene.add(TouchView("view", log), 0, 0, 300, 300)
    view.isMultipleTouchEnabled = true
    scene.stage.touchDown(at: p(100, 100), id: 1)
    scene.stage.touchDown(at: p(200, 200), id: 2)
    #expect(own.numberOfTouches == 1)
    #expect(own.location(in: nil) == p(100, 100) && own.location(ofTouch: 0, in: view) == p(100, 100))
    _ = log.take()
    scene.stage.touchMove(to: p(210, 200), id: 2)
    #expect(log.take() == ["view moved"])
    scene.stage.touchMove(to: p(130, 100), id: 1)
    #expect(log.take() == ["moved, 1 down", "view cancelled", "own began"])
    scene.stage.touchUp(id: 2)
    #expect(log.take() == ["view ended"])
    scene.stage.touchUp(id: 1)
    #expect(log.take() == ["ended", "own ended", "reset"])
  }

  @Test("a pan at its most fingers moves as fast as they do, whoever else comes down")
  func aFingerTooManyDoesNotSlowAPan() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let view = scene.add(UIView(), 0, 0, 300, 300)
    view.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(100, 100), id: 1)
    scene.stage.touchMove(to: p(150, 100), id: 1)
    scene.stage.touchDown(at: p(200, 200), id: 2)
    scene.stage.touchMove(to: p(190, 100), id: 1)
    scene.stage.touchMove(to: p(100, 250), id: 2)
    #expect(pan.translation(in: nil) == p(90, 0) && pan.numberOfTouches == 1)
    scene.stage.touchUp(id: 2)
    #expect(pan.state == .changed)
    scene.stage.touchUp(id: 1)
  }

  @Test("shouldReceive is asked of the recogniser, then of the delegate for the event and for the touch")
  func whoReceives() {
    final class Delegate: UIGestureRecognizerDelegate {
      let log: EventLog
      var takesEvent = true
      init(_ log: EventLog) { self.log = log }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        log.note("event?")
        return takesEvent
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log.note("touch?")
        return false
      }
    }
    let delegate = Delegate(log)
    own.delegate = delegate
    drag()
    #expect(log.take() == ["event?", "touch?"])
    delegate.takesEvent = false
    drag()
    #expect(log.take() == ["event?"])
    own.receives = false
    drag()
    #expect(log.take() == [])
  }

  @Test func preventionGoesBothWays() {
    let other = logging(UIPanGestureRecognizer(), "pan", log)
    other.slop = 30
    scene.root.addGestureRecognizer(other)
    func recognised() -> [String] {
      scene.stage.touchDown(at: p(100, 100))
      scene.stage.touchMove(to: p(120, 100))
      scene.stage.touchMove(to: p(150, 100))
      scene.stage.touchUp()
      return log.take().filter { $0.hasSuffix(" began") }
    }
    #expect(recognised() == ["own began"])
    own.prevents = false
    #expect(recognised() == ["own began", "pan began"])
    own.reach = 60
    own.isPreventable = true
    other.slop = 10
    #expect(recognised() == ["pan began"])
    own.isPreventable = false
    own.reach = 30
    #expect(recognised() == ["pan began", "own began"])
  }

  @Test func requirementsOfASubclass() {
    let tap = logging(UITapGestureRecognizer(), "tap", log)
    scene.root.addGestureRecognizer(tap)
    own.waitsFor = tap
    tap.allowableMovement = 15
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(112, 100))
    #expect(!log.take().contains("own began"))
    // The tap fails, and what waited for it begins.
    scene.stage.touchMove(to: p(130, 100))
    #expect(log.take().contains("own began"))
    scene.stage.touchUp()
    _ = log.take()
    own.waitsFor = nil
    own.goesBefore = tap
    scene.stage.tap(at: p(100, 100))
    #expect(log.take() == ["began, 1 down", "ended", "tap ended", "reset"])
  }

  @Test("a finger and the mouse count as the first button")
  func namesAndButtons() {
    own.name = "my own"
    drag()
    #expect(own.name == "my own" && own.buttonMask == .primary)
  }
}
