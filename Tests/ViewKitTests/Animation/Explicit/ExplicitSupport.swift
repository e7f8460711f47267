import HeadlessHost
import Support
import ViewKit

/// A stage with one free-standing layer at (10, 10) to (30, 30), shown at time 0.
final class LayerStage {
  let stage: HeadlessStage
  let layer: CALayer

  init(_ layer: CALayer = CALayer(), width: CGFloat = 100, height: CGFloat = 60) {
    stage = makeStage(width: width, height: height)
    self.layer = layer
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.window.layer.addSublayer(layer)
    stage.refresh()
  }

  deinit {}

  var shown: CALayer { layer.presentation() ?? CALayer() }

  /// What `read` finds on the presentation layer at each of the times.
  func values<Value>(at times: [Double], _ read: (CALayer) -> Value) -> [Value] {
    times.map {
      stage.advance(to: $0)
      return read(shown)
    }
  }

  func number(_ keyPath: String) -> Double { shown.value(forKeyPath: keyPath) as? Double ?? .nan }
}

/// Writes down when animations start and stop, by the name stored in them.
final class AnimationLog: CAAnimationDelegate {
  let log = EventLog()

  func animationDidStart(_ anim: CAAnimation) { log.note("start \(name(anim))") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.note("stop \(name(anim)) \(flag)")
  }

  private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "?" }

  deinit {}
}

func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  return animation
}
