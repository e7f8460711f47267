import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct SecondaryButtonTests {
  private let scene = TestStage()
  private let log = EventLog()

  private func secondaryTap(on view: UIView, _ name: String = "menu") -> UITapGestureRecognizer {
    let tap = logging(UITapGestureRecognizer(), name, log)
    tap.buttonMaskRequired = .secondary
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func aTapCanAskForTheSecondaryButton() {
    let tap = secondaryTap(on: scene.root)
    tap.addAction(UIAction { [weak tap] _ in #expect(tap?.location(in: nil) == p(50, 60)) })
    scene.root.addGestureRecognizer(logging(UITapGestureRecognizer(), "tap", log))
    scene.stage.otherClick(at: p(50, 60))
    #expect(log.take() == ["menu ended"] && tap.buttonMask == .secondary)
    scene.stage.tap(at: p(50, 60))
    #expect(log.take() == ["tap ended"])
    scene.stage.otherClick(2, at: p(50, 60))
    #expect(log.take() == [])
  }

  @Test func aPressThatWandersOrIsCancelledIsNone() {
    _ = secondaryTap(on: scene.root)
    scene.stage.stage.deliver(.otherButton(1, isDown: true, at: p(50, 60)))
    scene.stage.stage.deliver(.otherButton(1, isDown: false, at: p(90, 60)))
    scene.stage.stage.deliver(.otherButton(1, isDown: true, at: p(50, 60)))
    scene.stage.setFocus(false)
    scene.stage.stage.deliver(.otherButton(1, isDown: false, at: p(50, 60)))
    #expect(log.take() == [])
    scene.stage.setFocus(true)
    scene.stage.otherClick(at: p(50, 60))
    #expect(log.take() == ["menu ended"])
  }

  @Test("the deepest of two takes it, and the views hear of the button as before")
  func theDeepestTakesIt() {
    final class Panel: UIView {
      var log = EventLog()
      override func otherButtonDown(with event: UIPointerEvent) { log.note("down") }
      override func otherButtonUp(with event: UIPointerEvent) { log.note("up") }
    }
    let panel = scene.add(Panel(), 0, 0, 100, 100)
    panel.log = log
    _ = secondaryTap(on: scene.root, "outer")
    _ = secondaryTap(on: panel, "inner")
    scene.stage.otherClick(at: p(50, 50))
    #expect(log.take() == ["down", "inner ended", "up"])
    scene.stage.otherClick(at: p(150, 50))
    #expect(log.take() == ["outer ended"])
  }
}
