import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

struct TimingParametersTests {
  struct Samples: Sendable {
    let name: String
    let parameters: UICubicTimingParameters
    let values: [Double]
    /// When half of the way is done.
    let half: Double
  }

  nonisolated static let samples: [Samples] = [
    Samples(
      name: "linear", parameters: UICubicTimingParameters(animationCurve: .linear),
      values: [0.1, 0.25, 0.5, 0.75, 0.9], half: 0.5),
    Samples(
      name: "easeIn", parameters: UICubicTimingParameters(animationCurve: .easeIn),
      values: [0.017, 0.0935, 0.3154, 0.6219, 0.8394], half: 0.6575),
    Samples(
      name: "easeOut", parameters: UICubicTimingParameters(animationCurve: .easeOut),
      values: [0.1606, 0.3781, 0.6846, 0.9065, 0.983], half: 0.3425),
    Samples(
      name: "easeInOut", parameters: UICubicTimingParameters(animationCurve: .easeInOut),
      values: [0.0197, 0.1292, 0.5, 0.8708, 0.9803], half: 0.5),
    Samples(
      name: "default", parameters: UICubicTimingParameters(),
      values: [0.0948, 0.4085, 0.8024, 0.9605, 0.9943], half: 0.2933),
    Samples(
      name: "easeOut by its points",
      parameters: UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.58, y: 1)),
      values: [0.1606, 0.3781, 0.6846, 0.9065, 0.983], half: 0.3425),
  ]

  @Test("S155: what every curve gives at the sampled times", arguments: samples)
  func curves(samples: Samples) {
    let scene = AnimatorScene()
    let animator = scene.animator(samples.parameters)
    animator.startAnimation()
    let start = scene.stage.time
    let times = [(0.1, 0), (0.25, 1), (0.5, 2), (0.75, 3), (0.9, 4)].map {
      (time: $0.0, value: samples.values[$0.1])
    }
    for (time, value) in (times + [(samples.half, 0.5)]).sorted(by: { $0.time < $1.time }) {
      scene.stage.advance(to: start + time)
      #expect(abs(scene.shownX - 5 - 100 * value) < 0.012, "\(samples.name) at \(time)")
    }
    scene.stage.settle()
    #expect(scene.shownX == 105)
  }

  @Test("What parameters tell of themselves, and their copies")
  func kinds() {
    let builtin = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(builtin.timingCurveType == .builtin)
    #expect(builtin.animationCurve == .easeIn)
    #expect(builtin.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(builtin.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(builtin.cubicTimingParameters === builtin)
    #expect(builtin.springTimingParameters == nil)
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.3, y: -1))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 2))
    #expect((cubic.copy() as? UICubicTimingParameters)?.controlPoint2 == CGPoint(x: 0.3, y: -1))
    let velocity = CGVector(dx: 1, dy: 2)
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
    #expect(spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil)
    #expect((spring.copy() as? UISpringTimingParameters)?.initialVelocity == velocity)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
    #expect(animator.duration == 2)
    #expect(animator.timingParameters?.springTimingParameters?.initialVelocity == velocity)
  }

  @Test("A spring with a mass takes its own time, whatever duration it is given")
  func ownDuration() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 77, timingParameters: spring)
    // ω = 10, ζ = 0.5: e^(−5t)/√0.75 = 0.001.
    #expect(abs(animator.duration - 1.4103) < 1e-3)
    let heavy = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    let slow = UIViewPropertyAnimator(duration: 0.1, timingParameters: heavy)
    #expect(slow.duration > 3)
    let scene = AnimatorScene()
    slow.addAnimations { scene.view.center.x = 105 }
    slow.startAnimation()
    var last: CGFloat = 5
    for _ in 0..<60 {
      scene.stage.advanceFrame()
      #expect(scene.shownX >= last)
      #expect(scene.shownX <= 105)
      last = scene.shownX
    }
    #expect(last > 70)
    slow.stopAnimation(true)
  }

  @Test("A spring's initial velocity is felt at once, each direction having its own")
  func velocity() {
    let scene = AnimatorScene()
    let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 20, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { scene.view.center = CGPoint(x: 105, y: 105) }
    animator.startAnimation()
    scene.stage.advance(by: 0.01)
    let shown = scene.view.layer.presentation()?.position ?? .zero
    #expect(shown.x - 5 > 15)
    #expect(shown.y - 5 < 2)
    animator.stopAnimation(true)
  }

  @Test("bounce 0 does not swing, more bounce swings further, a negative one creeps")
  func bounce() {
    func furthest(_ bounce: CGFloat) -> (CGFloat, TimeInterval) {
      let scene = AnimatorScene()
      var ended: TimeInterval = 0
      let start = scene.stage.time
      UIView.animate(springDuration: 0.4, bounce: bounce) {
        scene.view.center.x = 105
      } completion: { _ in
        ended = scene.stage.time - start
      }
      var most: CGFloat = 0
      while !scene.stage.isIdle {
        scene.stage.advanceFrame()
        most = max(most, scene.shownX)
      }
      #expect(scene.shownX == 105)
      return (most, ended)
    }
    let still = furthest(0)
    #expect(still.0 <= 105)
    #expect(furthest(0.3).0 > 105.5)
    #expect(furthest(0.6).0 > furthest(0.3).0)
    #expect(furthest(-0.5).0 <= 105)
    #expect(furthest(-0.5).1 > still.1)
  }

  /// A curve of the program's own: a composed one.
  private final class ComposedCurve: NSObject, UITimingCurveProvider {
    var timingCurveType: UITimingCurveType { .composed }
    var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .linear) }
    var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.3) }
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  @Test("A program's own provider of curves is asked: of a composed one the spring moves")
  func ownProvider() {
    let scene = AnimatorScene()
    let animator = scene.animator(ComposedCurve())
    animator.startAnimation()
    var most: CGFloat = 0
    for _ in 0..<60 {
      scene.stage.advanceFrame()
      most = max(most, scene.shownX)
    }
    #expect(most > 120)
    scene.stage.settle()
  }
}
