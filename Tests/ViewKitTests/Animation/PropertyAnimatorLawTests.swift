import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// What holds whatever is done to an animator, in whatever order.
struct PropertyAnimatorLawTests {
  /// One stage for all rounds: an animator must leave nothing behind.
  private static let seeds: UInt64 = 2000

  @Test("Values never jump, ends are exact, completions run once: over random lives of animators")
  func randomLives() {
    let stage = makeStage(width: 4, height: 4)
    for seed in 1...Self.seeds {
      var life = AnimatorLife(seed: seed, on: stage)
      life.run()
      if !life.faults.isEmpty {
        Issue.record("seed \(seed): \(life.faults.joined(separator: "; ")) after \(life.steps)")
        return
      }
    }
  }

  @Test("Progress along every Bézier that does not overshoot only grows, from 0 to 1")
  func monotone() {
    var numbers = SeededNumbers(seed: 9)
    let scene = AnimatorScene()
    for _ in 0..<60 {
      func part() -> CGFloat { CGFloat.random(in: 0...1, using: &numbers) }
      let animator = scene.animator(
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: part(), y: part()), controlPoint2: CGPoint(x: part(), y: part())))
      animator.scrubsLinearly = false
      var last: CGFloat = 5
      for step in 0...200 {
        animator.fractionComplete = CGFloat(step) / 200
        #expect(scene.shownX >= last - 1e-6)
        last = scene.shownX
      }
      #expect(last == 105)
      animator.isReversed = true
      animator.startAnimation()
      scene.stage.settle()
      #expect(scene.view.center.x == 5)
    }
  }

  @Test("Paused and let go at any moment, an animator shows what it would have shown")
  func pausingChangesNothing() {
    var numbers = SeededNumbers(seed: 4)
    for parameters in Self.curves {
      let scene = AnimatorScene()
      let animator = scene.animator(parameters)
      animator.startAnimation()
      var expected: [CGFloat] = []
      for _ in 0..<60 {
        scene.stage.advanceFrame()
        expected.append(scene.shownX)
      }
      scene.stage.settle()
      scene.view.center.x = 5
      let other = scene.animator(parameters)
      other.startAnimation()
      for x in expected {
        if Bool.random(using: &numbers) {
          other.pauseAnimation()
          scene.stage.advance(by: Double.random(in: 0...0.1, using: &numbers))
          other.startAnimation()
        }
        scene.stage.advanceFrame()
        #expect(abs(scene.shownX - x) < 1e-9)
      }
      scene.stage.settle()
    }
  }

  static let curves: [any UITimingCurveProvider] = [
    UICubicTimingParameters(animationCurve: .easeInOut), UICubicTimingParameters(animationCurve: .linear),
    UICubicTimingParameters(), UISpringTimingParameters(dampingRatio: 0.5),
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 12, initialVelocity: CGVector(dx: 3, dy: 0)),
  ]
}

/// One animator's life, driven by dice, with what it should look like kept beside it.
private struct AnimatorLife {
  private var numbers: SeededNumbers
  private let stage: HeadlessStage
  private let view = UIView(0, 0, 2, 2, UIColor(255, 0, 0))
  private let start: CGFloat
  private let end: CGFloat
  private let animator: UIViewPropertyAnimator
  private let positions: Positions
  private(set) var steps: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64, on stage: HeadlessStage) {
    numbers = SeededNumbers(seed: seed)
    self.stage = stage
    start = CGFloat.random(in: -3...3, using: &numbers)
    end = CGFloat.random(in: 4...9, using: &numbers)
    let curve = PropertyAnimatorLawTests.curves.randomElement(using: &numbers)
    animator = UIViewPropertyAnimator(
      duration: Double.random(in: 0.03...0.15, using: &numbers),
      timingParameters: curve ?? UICubicTimingParameters())
    positions = Positions(of: animator)
    view.center.x = start
    stage.window.addSubview(view)
    stage.advanceFrame()
  }

  private var shown: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  mutating func run() {
    let (view, end) = (view, end)
    animator.addAnimations { view.center.x = end }
    var started = false
    for _ in 0..<Int.random(in: 3...14, using: &numbers) {
      if started, animator.state == .inactive { break }
      step()
      started = started || animator.state != .inactive
      checkAlways()
    }
    finish()
    view.removeFromSuperview()
    if !stage.settle(timeout: 1) { faults.append("the stage is not at rest") }
  }

  private mutating func step() {
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: stays("start") { $0.startAnimation() }
    case 1: stays("pause") { $0.pauseAnimation() }
    case 2: stays("reverse") { $0.isReversed.toggle() }
    case 3:
      let factor: CGFloat = [0, 0, 0.5, 1].randomElement(using: &numbers) ?? 0
      guard animator.state == .active else { return }
      stays("continue \(factor)") { $0.continueAnimation(withTimingParameters: nil, durationFactor: factor) }
    case 4:
      guard animator.state == .active else { return }
      let curve = PropertyAnimatorLawTests.curves.randomElement(using: &numbers)
      stays("continue along another curve") {
        $0.continueAnimation(withTimingParameters: curve, durationFactor: 0.7)
      }
    case 5: scrub()
    default:
      let time = Double.random(in: 0...0.06, using: &numbers)
      steps.append("wait \(time)")
      stage.advance(by: time)
    }
  }

  /// Before its start an animator that is reversed begins at the other end; from then on nothing jumps.
  private mutating func stays(_ name: String, _ act: (UIViewPropertyAnimator) -> Void) {
    steps.append(name)
    let before = shown
    let wasActive = animator.state == .active
    act(animator)
    if wasActive, abs(shown - before) > 1e-5 { faults.append("\(name) jumped from \(before) to \(shown)") }
  }

  private mutating func scrub() {
    let fraction = CGFloat.random(in: 0...1, using: &numbers)
    steps.append("scrub \(fraction)")
    animator.fractionComplete = fraction
    let way = animator.isReversed ? 1 - fraction : fraction
    if abs(shown - (start + (end - start) * way)) > 1e-9 { faults.append("scrubbed to \(shown)") }
    if abs(animator.fractionComplete - fraction) > 1e-9 {
      faults.append("fraction \(animator.fractionComplete)")
    }
  }

  private mutating func checkAlways() {
    if positions.all.count > 1 { faults.append("ended \(positions.all.count) times") }
    if !(0...1).contains(animator.fractionComplete) { faults.append("fraction \(animator.fractionComplete)") }
    if animator.state == .active, view.center.x != end { faults.append("the model is \(view.center.x)") }
    if animator.isRunning, stage.isIdle { faults.append("at rest while it runs") }
  }

  private mutating func finish() {
    let way = Int.random(in: 0..<3, using: &numbers)
    if animator.state == .active, way == 0 {
      stays("stop for good") { $0.stopAnimation(true) }
      if abs(view.center.x - shown) > 1e-9 { faults.append("stopped at \(view.center.x)") }
      if !positions.all.isEmpty { faults.append("a stopped animator ended") }
      return
    }
    if animator.state == .active, way == 1 {
      stays("stop") { $0.stopAnimation(false) }
      let position = [UIViewAnimatingPosition.start, .end, .current].randomElement(using: &numbers) ?? .end
      let stood = view.center.x
      animator.finishAnimation(at: position)
      expectEnd(position, at: position == .start ? start : position == .end ? end : stood)
      return
    }
    if positions.all.isEmpty { animator.startAnimation() }
    if !stage.settle(timeout: 30) { faults.append("it never ends") }
    expectEnd(animator.isReversed ? .start : .end, at: animator.isReversed ? start : end)
  }

  private mutating func expectEnd(_ position: UIViewAnimatingPosition, at value: CGFloat) {
    if positions.all != [position] { faults.append("ended \(positions.all) instead of \(position)") }
    if view.center.x != value || shown != value {
      faults.append("ended at \(view.center.x), showing \(shown), instead of \(value)")
    }
    if animator.state != .inactive { faults.append("\(animator.state)") }
  }
}
