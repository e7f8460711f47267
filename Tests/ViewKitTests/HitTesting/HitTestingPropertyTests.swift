import HeadlessHost
import Support
import Testing
import ViewKit

/// Random trees, asked at random points.
@Suite struct HitTestingPropertyTests {
  /// Marsaglia's xorshift: the same trees on every machine.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(sides))
    }
  }

  private func grow(_ view: UIView, _ dice: inout Dice, depth: Int) {
    guard depth > 0 else { return }
    for _ in 0..<(1 + dice.roll(3)) {
      let child: UIView = dice.roll(6) == 0 ? UILabel() : UIView()
      child.frame = CGRect(
        x: dice.roll(200) - 30, y: dice.roll(200) - 30, width: dice.roll(200), height: dice.roll(200))
      child.isHidden = dice.roll(8) == 0
      child.alpha = [0, 0.009, 0.01, 0.02, 1, 1, 1, 1][dice.roll(8)]
      if dice.roll(8) == 0 { child.isUserInteractionEnabled = false }
      if dice.roll(5) == 0 { child.transform = CGAffineTransform(rotationAngle: CGFloat(dice.roll(7))) }
      view.addSubview(child)
      grow(child, &dice, depth: depth - 1)
    }
  }

  @Test(
    "I8 and I9: what is hit may be touched all the way up, and its chain ends at the application",
    arguments: 1...20)
  func hitsAreTouchable(seed: Int) {
    let scene = TestStage()
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    grow(scene.root, &dice, depth: 4)
    for _ in 0..<100 {
      let point = p(CGFloat(dice.roll(320)), CGFloat(dice.roll(480)))
      guard let hit = scene.stage.window.hitTest(point, with: nil) else {
        Issue.record("The window itself is under every point of it.")
        continue
      }
      var view: UIView? = hit
      while let here = view {
        #expect(!here.isHidden && here.isUserInteractionEnabled && here.alpha >= 0.01)
        #expect(here.point(inside: here.convert(point, from: nil), with: nil))
        view = here.superview
      }
      var responder: UIResponder? = hit
      var steps = 0
      while let next = responder?.next, steps < 100 {
        responder = next
        steps += 1
      }
      #expect(responder === scene.stage.application && steps < 100)
    }
  }
}
