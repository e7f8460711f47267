import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct PointerTests {
  final class Wheel: UIView {
    var deltas: [CGVector] = []
    var places: [CGPoint] = []
    var takes = true
    override func scrollWheel(with event: UIScrollEvent) {
      deltas.append(event.delta)
      places.append(event.location(in: self))
      if !takes { super.scrollWheel(with: event) }
    }
  }

  @Test func theWheelGoesToTheViewUnderThePointerThenUp() {
    let scene = TestStage()
    let outer = scene.add(Wheel(), 100, 100, 100, 100)
    let inner = Wheel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(inner)
    scene.stage.scroll(at: p(115, 115), deltaX: 0.5, deltaY: -2)
    #expect(inner.deltas == [CGVector(dx: 0.5, dy: -2)] && outer.deltas.isEmpty)
    #expect(inner.places == [p(5, 5)])
    inner.takes = false
    scene.stage.scroll(at: p(115, 115), deltaY: 1)
    #expect(outer.deltas == [CGVector(dx: 0, dy: 1)] && outer.places == [p(15, 15)])
  }

  @Test func hoverBeginsMovesAndEnds() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 100, 100, 100, 100)
    let hover = UIHoverGestureRecognizer()
    hover.addAction(
      UIAction { action in
        let hover = action.sender as! UIHoverGestureRecognizer
        log.note("\(hover.state) \(Int(hover.location(in: hover.view).x))")
      })
    view.addGestureRecognizer(hover)
    scene.stage.hover(at: p(50, 50))
    scene.stage.hover(at: p(110, 110))
    scene.stage.hover(at: p(120, 110))
    scene.stage.hover(at: p(50, 50))
    #expect(log.take() == ["began 10", "changed 20", "ended 20"])
    scene.stage.hover(at: p(110, 110))
    scene.stage.hoverEnded()
    #expect(log.take() == ["began 10", "ended 10"])
  }

  @Test("a view that goes from under the pointer ends its hovering")
  func hoverEndsWithItsView() {
    let scene = TestStage()
    let log = EventLog()
    let view = scene.add(UIView(), 0, 0, 100, 100)
    let hover = logging(UIHoverGestureRecognizer(), "hover", log)
    view.addGestureRecognizer(hover)
    scene.stage.hover(at: p(10, 10))
    view.removeFromSuperview()
    #expect(log.take() == ["hover began", "hover ended"])
    scene.root.addSubview(view)
    scene.stage.hover(at: p(12, 10))
    #expect(log.take() == ["hover began"])
    hover.isEnabled = false
    #expect(log.take() == ["hover cancelled"])
    scene.stage.hover(at: p(14, 10))
    hover.isEnabled = true
    scene.stage.hover(at: p(16, 10))
    #expect(log.take() == ["hover began"])
    view.removeGestureRecognizer(hover)
    #expect(log.take() == ["hover cancelled"])
  }

  @Test func otherButtonsGoToTheViewThatHasThePointer() {
    final class Buttons: UIView {
      var log = EventLog()
      override func otherButtonDown(with event: UIPointerEvent) { log.note("down \(event.button ?? 0)") }
      override func otherButtonUp(with event: UIPointerEvent) { log.note("up \(event.button ?? 0)") }
    }
    let scene = TestStage()
    let a = scene.add(Buttons(), 0, 0, 100, 100)
    let b = scene.add(Buttons(), 100, 0, 100, 100)
    scene.stage.otherClick(2, at: p(150, 10))
    #expect(b.log.take() == ["down 2", "up 2"])
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.touchMove(to: p(150, 10))
    scene.stage.otherClick(1, at: p(150, 10))
    #expect(a.log.take() == ["down 1", "up 1"] && b.log.take() == [])
  }
}
