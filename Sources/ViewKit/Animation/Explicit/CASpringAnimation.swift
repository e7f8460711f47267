public import Foundation
import Geometry

/// From one value to another on a spring with a mass: the value swings about its end as physics has it.
///
/// The spring does not know `duration`, which only cuts it off: set it to `settlingDuration` to see the spring come to
/// rest. `timingFunction` has no say.
open nonisolated class CASpringAnimation: CABasicAnimation {
  public required init() { super.init() }

  deinit {}

  /// Above 0.
  open var mass: CGFloat = 1
  /// Above 0.
  open var stiffness: CGFloat = 100
  /// 0 or above; 0 swings for ever.
  open var damping: CGFloat = 10
  /// In whole distances a second, towards the end.
  open var initialVelocity: CGFloat = 0

  /// A spring that appears to take `perceptualDuration` seconds; `bounce` runs from −1, slack, over 0, which does not
  /// swing, to 1, which swings for ever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let pace = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-3))
    let bounce = max(-0.99, min(1, bounce))
    stiffness = pace * pace
    damping = 2 * pace * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    duration = settlingDuration
  }

  /// When less than a thousandth of the way is left, for good, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    let (mass, stiffness) = (max(Double(mass), 1e-9), max(Double(stiffness), 1e-9))
    return Spring(
      dampingRatio: max(0, Double(damping)) / (2 * (mass * stiffness).squareRoot()),
      initialVelocity: Double(initialVelocity), frequency: (stiffness / mass).squareRoot())
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func makeEffect() -> (any AnimationEffect)? { makeBasicEffect(spring: spring) }
}

nonisolated extension Spring {
  /// When the envelope of the swings falls below `rest`, in seconds; infinite without damping.
  ///
  /// The envelope is e^(−ζωt)·√(1 + ((ζω − v)/ω′)²) below critical damping, where ω′ is the frequency of the swings;
  /// from there on what is left falls without swinging, and the moment is found by halving.
  fileprivate var settlingDuration: Double {
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let pull = (decay - initialVelocity) / swing
      return max(0, logarithm((1 + pull * pull).squareRoot() / Spring.rest) / decay)
    }
    var high = 1 / frequency
    while abs(1 - progress(at: high)) > Spring.rest || abs(1 - progress(at: high * 2)) > Spring.rest {
      high *= 2
    }
    var low = 0.0
    for _ in 0..<48 {
      let mid = (low + high) / 2
      if abs(1 - progress(at: mid)) > Spring.rest { low = mid } else { high = mid }
    }
    return high
  }
}
