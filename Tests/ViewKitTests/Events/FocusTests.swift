import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct FocusTests {
  @Test func tabGoesRoundTheControlsAndBack() {
    let scene = TestStage()
    let a = scene.add(UIButton(), 10, 10, 50, 30)
    let b = scene.add(UIButton(), 10, 60, 50, 30)
    let hidden = scene.add(UIButton(), 10, 110, 50, 30)
    let disabled = scene.add(UIButton(), 10, 160, 50, 30)
    let c = scene.add(UIButton(), 10, 210, 50, 30)
    hidden.isHidden = true
    disabled.isEnabled = false
    var seen: [Bool] = []
    for expected in [a, b, c, a] {
      scene.stage.key(.tab)
      seen.append(scene.stage.stage.focusedView === expected)
    }
    #expect(seen == [true, true, true, true])
    scene.stage.key(.tab, modifiers: .shift)
    #expect(c.isFocused && c.state.contains(.focused) && !a.isFocused)
  }

  @Test func spaceAndReturnPressTheFocusedControl() {
    let scene = TestStage()
    let button = scene.add(UIButton(), 10, 10, 50, 30)
    let log = EventLog()
    button.addAction(UIAction { _ in log.note("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.note("primary") }, for: .primaryActionTriggered)
    scene.stage.key(.space)
    #expect(log.take() == [])
    scene.stage.key(.tab)
    scene.stage.key(.space)
    scene.stage.key(.returnKey)
    #expect(log.take() == ["inside", "primary", "inside", "primary"])
  }

  @Test func theRingShowsAroundTheFocusedViewAndGoes() {
    let scene = TestStage()
    scene.root.backgroundColor = .white
    let button = scene.add(UIButton(), 100, 100, 60, 40)
    button.tintColor = .red
    scene.stage.advanceFrame()
    let before = scene.stage.bitmap
    scene.stage.key(.tab)
    scene.stage.advanceFrame()
    let red = scene.stage.bitmap[97, 120]
    #expect(red.r == 255 && red.g == 0 && red.b == 0)
    #expect(scene.stage.bitmap[99, 120] == before[99, 120])
    button.frame.size.width = 100
    scene.stage.advanceFrame()
    #expect(scene.stage.bitmap[202, 120] == red)
    scene.stage.tap(at: p(300, 300))
    button.frame.size.width = 60
    scene.stage.advanceFrame()
    #expect(scene.stage.bitmap == before)
  }

  @Test func aViewThatLeavesLosesTheFocus() {
    let scene = TestStage()
    let button = scene.add(UIButton(), 10, 10, 50, 30)
    scene.stage.key(.tab)
    button.removeFromSuperview()
    #expect(scene.stage.stage.focusedView == nil && button.subviews.isEmpty)
  }

  @Test func whatLiesBesideAModalViewIsOutOfReach() {
    let scene = TestStage()
    scene.add(UIButton(), 10, 10, 50, 30)
    let panel = scene.add(UIView(), 0, 100, 200, 200)
    let inside = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    panel.addSubview(inside)
    panel.accessibilityViewIsModal = true
    scene.stage.key(.tab)
    #expect(inside.isFocused)
    scene.stage.key(.tab)
    #expect(inside.isFocused)
  }
}
