import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct UIControlTests {
  let scene = TestStage()
  let log = EventLog()

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
    (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
  ]

  private func makeControl() -> UIControl {
    let control = scene.add(UIControl(), 100, 100, 50, 50)
    for (event, name) in UIControlTests.names {
      control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
    return control
  }

  @Test func aPressInside() {
    let control = makeControl()
    scene.stage.touchDown(at: p(110, 110))
    #expect(
      control.isHighlighted && control.isTracking && control.isTouchInside && control.state == .highlighted)
    scene.stage.touchMove(to: p(112, 110))
    scene.stage.touchUp()
    #expect(log.take() == ["down", "drag inside", "up inside"])
    #expect(!control.isHighlighted && !control.isTracking && control.state == .normal)
    scene.stage.tap(at: p(110, 110))
    #expect(log.take() == ["down", "repeat", "up inside"])
  }

  @Test func goingOutAndComingBack() {
    let control = makeControl()
    scene.stage.touchDown(at: p(110, 110))
    scene.stage.touchMove(to: p(300, 110))
    #expect(!control.isHighlighted && control.isTracking)
    scene.stage.touchMove(to: p(110, 110))
    #expect(control.isHighlighted)
    scene.stage.touchMove(to: p(300, 110))
    scene.stage.touchUp()
    #expect(
      log.take() == [
        "down", "exit", "drag outside", "enter", "drag inside", "exit", "drag outside", "up outside",
      ])
  }

  @Test func aFingerMayStrayFartherThanTheMouse() {
    _ = makeControl()
    scene.stage.touchDown(at: p(110, 110), id: 0)
    scene.stage.touchMove(to: p(180, 110), id: 0)
    scene.stage.touchUp(id: 0)
    #expect(log.take().last == "up outside")
    scene.stage.advance(by: 1)
    scene.stage.touchDown(at: p(110, 110), id: 1)
    scene.stage.touchMove(to: p(180, 110), id: 1)
    scene.stage.touchUp(id: 1)
    #expect(log.take().last == "up inside")
  }

  @Test("B127, B128, S147: a recogniser that takes the touch leaves nothing pressed")
  func cancelled() {
    let control = makeControl()
    scene.root.addGestureRecognizer(UIPanGestureRecognizer())
    scene.stage.touchDown(at: p(110, 110))
    #expect(control.isHighlighted)
    scene.stage.touchMove(to: p(130, 130))
    #expect(!control.isHighlighted && !control.isTracking)
    scene.stage.touchUp()
    #expect(log.take() == ["down", "cancel"])
  }

  @Test("B130: so does resizing the window")
  func cancelledByResizing() {
    let control = makeControl()
    scene.stage.touchDown(at: p(110, 110))
    scene.stage.resize(to: CGSize(width: 480, height: 320))
    scene.stage.advanceFrame()
    #expect(!control.isHighlighted)
    #expect(log.take() == ["down", "cancel"])
  }

  @Test func removedOrDisabledWhilePressed() {
    let control = makeControl()
    scene.stage.touchDown(at: p(110, 110))
    control.isEnabled = false
    #expect(!control.isHighlighted && control.state == .disabled)
    scene.stage.touchUp()
    #expect(log.take() == ["down", "cancel"])
    scene.stage.tap(at: p(110, 110))
    #expect(log.take() == [])
    control.isEnabled = true
    scene.stage.touchDown(at: p(110, 110))
    control.removeFromSuperview()
    #expect(log.take().last == "cancel")
    #expect(!control.isHighlighted)
  }

  @Test("a tap recogniser above does not take a control's tap; a pan does")
  func tapsBelongToControls() {
    let control = makeControl()
    scene.root.addGestureRecognizer(logging(UITapGestureRecognizer(), "tap", log))
    scene.stage.tap(at: p(110, 110))
    #expect(log.take() == ["down", "up inside"])
    control.isEnabled = false
    scene.stage.tap(at: p(110, 110))
    #expect(log.take() == ["tap ended"])
  }

  @Test func subclassesTrack() {
    final class Slider: UIControl {
      var value: CGFloat = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).y < 20
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x
        sendActions(for: .valueChanged)
        return value < 40
      }
    }
    let slider = scene.add(Slider(), 0, 0, 50, 50)
    slider.addAction(UIAction { [log] _ in log.note("value") }, for: .valueChanged)
    scene.stage.touchDown(at: p(10, 30))
    #expect(!slider.isTracking)
    scene.stage.touchUp()
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.touchMove(to: p(30, 10))
    #expect(slider.value == 30 && slider.isTracking)
    scene.stage.touchMove(to: p(45, 10))
    #expect(!slider.isTracking)
    scene.stage.touchUp()
    #expect(log.take() == ["value", "value"])
  }

  @Test func eventsAndTargetsAreTold() {
    final class Target: NSObject { func act() {} }
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: Selector(Target.act), for: [.touchDown, .valueChanged])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.allTargets == [target])
  }
}
