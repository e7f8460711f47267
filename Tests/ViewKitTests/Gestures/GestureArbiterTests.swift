import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct GestureArbiterTests {
  final class Delegate: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var isTogether = false
    var waitsFor: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isTogether }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
  }

  let scene = TestStage()
  let log = EventLog()

  private func nested() -> (outer: UIView, inner: UIView) {
    let outer = scene.add(UIView(), 0, 0, 300, 300)
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    return (outer, inner)
  }

  private func drag() { scene.stage.drag(from: p(100, 100), to: p(130, 100), duration: 2.0 / 60) }

  @Test func ofTwoThatWouldBeginTheDeeperOneDoes() {
    let (outer, inner) = nested()
    outer.addGestureRecognizer(logging(UIPanGestureRecognizer(), "outer", log))
    inner.addGestureRecognizer(logging(UIPanGestureRecognizer(), "inner", log))
    drag()
    #expect(log.take() == ["inner began", "inner changed", "inner ended"])
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == [])
  }

  @Test func whoBeginsFirstWinsWhateverTheDepth() {
    let (outer, inner) = nested()
    let pan = logging(UIPanGestureRecognizer(), "outer", log)
    pan.slop = 3
    outer.addGestureRecognizer(pan)
    inner.addGestureRecognizer(logging(UIPanGestureRecognizer(), "inner", log))
    scene.stage.touchDown(at: p(100, 100))
    scene.stage.touchMove(to: p(105, 100))
    scene.stage.touchMove(to: p(140, 100))
    scene.stage.touchUp()
    #expect(log.take() == ["outer began", "outer changed", "outer ended"])
  }

  @Test func bothRunWhereADelegateSaysSo() {
    let (outer, inner) = nested()
    let delegate = Delegate()
    delegate.isTogether = true
    let pan = logging(UIPanGestureRecognizer(), "outer", log)
    pan.delegate = delegate
    outer.addGestureRecognizer(pan)
    inner.addGestureRecognizer(logging(UIPanGestureRecognizer(), "inner", log))
    drag()
    #expect(
      log.take() == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
      ])
  }

  @Test func aDelegateCanForbid() {
    let (outer, inner) = nested()
    let delegate = Delegate()
    delegate.begins = false
    let pan = logging(UIPanGestureRecognizer(), "inner", log)
    pan.delegate = delegate
    inner.addGestureRecognizer(pan)
    outer.addGestureRecognizer(logging(UIPanGestureRecognizer(), "outer", log))
    drag()
    #expect(log.take() == ["outer began", "outer changed", "outer ended"])
    delegate.begins = true
    delegate.receives = false
    drag()
    #expect(log.take() == ["outer began", "outer changed", "outer ended"])
  }

  @Test func viewsCanForbid() {
    final class Firm: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let firm = scene.add(Firm(), 0, 0, 300, 300)
    scene.root.addGestureRecognizer(logging(UIPanGestureRecognizer(), "root", log))
    drag()
    #expect(log.take() == [])
    firm.isUserInteractionEnabled = false
    drag()
    #expect(log.take() == ["root began", "root changed", "root ended"])
  }

  @Test func requirementsByTheDelegate() {
    let (outer, inner) = nested()
    let swipe = logging(UISwipeGestureRecognizer(), "swipe", log)
    outer.addGestureRecognizer(swipe)
    let delegate = Delegate()
    delegate.waitsFor = swipe
    let pan = logging(UIPanGestureRecognizer(), "pan", log)
    pan.delegate = delegate
    inner.addGestureRecognizer(pan)
    // Long and quick: the swipe; the pan fails.
    scene.stage.drag(from: p(100, 100), to: p(200, 100), duration: 0.1)
    #expect(log.take() == ["swipe ended"])
    // Slow: the swipe gives up, then the pan begins.
    scene.stage.drag(from: p(100, 100), to: p(130, 100), duration: 0.7)
    #expect(log.entries.first == "pan began" && log.entries.last == "pan ended")
  }

  @Test func tapAndPanShareAView() {
    let view = scene.add(UIView(), 0, 0, 300, 300)
    view.addGestureRecognizer(logging(UITapGestureRecognizer(), "tap", log))
    view.addGestureRecognizer(logging(UIPanGestureRecognizer(), "pan", log))
    scene.stage.tap(at: p(100, 100))
    #expect(log.take() == ["tap ended"])
    drag()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func cancelsTouchesInViewCanBeOff() {
    let view = scene.add(TouchView("view", log), 0, 0, 300, 300)
    let pan = logging(UIPanGestureRecognizer(), "pan", log)
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    drag()
    #expect(
      log.take() == [
        "view began", "pan began", "view moved", "pan changed", "view moved", "pan ended", "view ended",
      ])
  }

  @Test func delaysTouchesBeganHoldsTheTouchBack() {
    let view = scene.add(TouchView("view", log), 0, 0, 300, 300)
    let pan = logging(UIPanGestureRecognizer(), "pan", log)
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    scene.stage.touchDown(at: p(100, 100))
    #expect(log.take() == [])
    scene.stage.touchUp()
    #expect(log.take() == ["view began", "view ended"])
    drag()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func aPossibleDoubleTapDelaysTheLift() {
    let view = scene.add(TouchView("view", log), 0, 0, 300, 300)
    let double = logging(UITapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    scene.stage.tap(at: p(100, 100))
    #expect(log.take() == ["view began"])
    scene.stage.advance(by: 0.5)
    #expect(log.take() == ["view ended"])
    double.delaysTouchesEnded = false
    scene.stage.tap(at: p(100, 100))
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test("a subclass sees state at once, and may think better of it")
  func subclassesDecide() {
    final class Horizontal: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let way = translation(in: view)
        if abs(way.y) > abs(way.x) { state = .failed }
      }
    }
    scene.root.addGestureRecognizer(logging(Horizontal(), "horizontal", log))
    drag()
    #expect(log.take() == ["horizontal began", "horizontal changed", "horizontal ended"])
    scene.stage.drag(from: p(100, 100), to: p(100, 150), duration: 2.0 / 60)
    #expect(log.take() == [])
    drag()
    #expect(log.take().count == 3)
  }

  @Test func ownRecognisersResetAndStartAfresh() {
    final class Press: UIGestureRecognizer {
      let log: EventLog
      init(_ log: EventLog) {
        self.log = log
        super.init(target: nil, action: nil)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { log.note("reset") }
    }
    scene.root.addGestureRecognizer(logging(Press(log), "press", log))
    for _ in 0..<2 {
      scene.stage.touchDown(at: p(10, 10))
      scene.stage.touchMove(to: p(20, 10))
      scene.stage.touchUp()
      #expect(log.take() == ["press began", "press changed", "press ended", "reset"])
    }
  }

  @Test("S135: recognisers are no responders")
  func notResponders() {
    let recognizer: NSObject = UIGestureRecognizer()
    #expect(!(recognizer is UIResponder))
    let pan = UIPanGestureRecognizer()
    #expect(pan.cancelsTouchesInView && !pan.delaysTouchesBegan && pan.delaysTouchesEnded)
  }
}
