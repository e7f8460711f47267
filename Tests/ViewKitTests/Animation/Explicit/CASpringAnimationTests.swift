import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CASpringAnimationTests {
  @Test("The value swings as a spring of that mass, stiffness and damping does")
  func swinging() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = spring.settlingDuration
    let s = LayerStage()
    s.layer.add(spring, forKey: nil)
    // ω = 10, ζ = 0.5: x = 1 − e^(−5t)·(cos √75·t + 5/√75·sin √75·t).
    let times = [0.1, 0.25, 0.5, 1]
    let root = 75.0.squareRoot()
    for (shown, t) in zip(s.values(at: times, \.position.x), times) {
      let expected = 1 - exp(-5 * t) * (cos(root * t) + 5 / root * sin(root * t))
      #expect(abs(shown - expected) < 1e-6)
    }
  }

  @Test(
    "At the settling duration less than a thousandth of the way is left, for good",
    arguments: [
      (1, 100, 10, 0), (1, 100, 20, 0), (2, 50, 40, 0), (1, 300, 5, 8), (1, 100, 30, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func settling(_ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat) {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 1
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (
      mass, stiffness, damping, velocity
    )
    let settled = spring.settlingDuration
    spring.duration = settled * 3
    let s = LayerStage()
    s.layer.add(spring, forKey: nil)
    let after = s.values(
      at: stride(from: settled, to: settled * 3, by: settled / 40).map { $0 }, \.position.x)
    #expect(after.allSatisfy { abs($0 - 1) <= 0.001_000_1 })
    #expect(settled < 10)
  }
}
