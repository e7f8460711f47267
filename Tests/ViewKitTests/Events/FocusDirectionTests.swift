import HeadlessHost
import Support
import Testing
import ViewKit

/// The arrow keys move the ring to what lies on their side.
@Suite struct FocusDirectionTests {
  private let scene = TestStage()

  private func button(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40) -> UIButton {
    scene.add(UIButton(), x, y, width, 30)
  }

  @Test func arrowsGoRoundAGrid() {
    let grid = (0..<9).map { i in button(20 + CGFloat(i % 3) * 60, 20 + CGFloat(i / 3) * 60) }
    scene.stage.stage.focus(grid[4])
    let moves: [(Key, Int)] = [
      (.left, 3), (.up, 0), (.right, 1), (.right, 2), (.down, 5), (.down, 8), (.left, 7),
    ]
    for (key, place) in moves {
      scene.stage.key(key)
      #expect(grid[place].isFocused, "\(key)")
    }
    // At the edge it stays.
    scene.stage.key(.down)
    #expect(grid[7].isFocused)
  }

  @Test("what lies straight ahead comes before what lies nearer but aside")
  func straightAhead() {
    let start = button(20, 100)
    let aside = button(80, 160)
    let ahead = button(150, 100)
    scene.stage.stage.focus(start)
    scene.stage.key(.right)
    #expect(ahead.isFocused)
    scene.stage.key(.down)
    #expect(aside.isFocused)
  }

  @Test func theRingShowsWhereTheFocusWent() {
    let (a, b) = (button(20, 20), button(120, 20))
    scene.stage.stage.focus(a)
    scene.stage.key(.right)
    #expect(b.isFocused && a.subviews.isEmpty && !b.subviews.isEmpty)
  }

  @Test("without a focus, with a modifier, or where a responder takes the key, arrows move nothing")
  func arrowsOfOthers() {
    final class Panel: UIView {
      var takes = true
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !takes { super.pressesBegan(presses, with: event) }
      }
    }
    let panel = scene.add(Panel(), 0, 0, 300, 300)
    let (a, b) = (
      UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30)),
      UIButton(frame: CGRect(x: 80, y: 0, width: 40, height: 30))
    )
    panel.addSubview(a)
    panel.addSubview(b)
    scene.stage.key(.right)
    #expect(scene.stage.stage.focusedView == nil)
    scene.stage.stage.focus(a)
    scene.stage.key(.right)
    #expect(a.isFocused)
    panel.takes = false
    scene.stage.key(.right, modifiers: .shift)
    #expect(a.isFocused)
    scene.stage.key(.right)
    #expect(b.isFocused)
  }

  @Test func turnedAndNestedViewsCountByWhereTheyShow() {
    let holder = scene.add(UIView(), 100, 100, 100, 100)
    holder.transform = CGAffineTransform(rotationAngle: .pi)
    let (a, b) = (
      UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
      UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))
    )
    holder.addSubview(a)
    holder.addSubview(b)
    scene.stage.stage.focus(a)
    scene.stage.key(.right)
    #expect(a.isFocused)
    scene.stage.key(.left)
    #expect(b.isFocused)
  }
}
