import Foundation
import Geometry

/// The animation blocks that are running their changes right now, innermost last.
///
/// The setter path of layers asks here whether a change is to be animated, so that a block need not know
/// what it changes.
struct AnimationContext {
  /// Nil where changes are to show at once.
  var group: AnimationGroup?
  var timing: AnimationTiming
  /// The time at which the block runs, on its stage's clock.
  var now: StageTime

  static var stack: [AnimationContext] = []
  /// `UIView.setAnimationsEnabled`.
  static var isEnabled = true

  static var current: AnimationContext? { stack.last }

  static func run(_ context: AnimationContext, _ changes: () -> Void) {
    stack.append(context)
    changes()
    stack.removeLast()
  }

  /// Whether a change of `layer` would be animated now.
  static func isRecording(for layer: CALayer) -> Bool {
    if let context = stack.last { return context.group != nil && layer.stage != nil }
    return CATransaction.animatesImplicitly(layer)
  }

  /// Notes that `property` of `layer` has jumped away from a value that lies `delta` behind.
  static func record(_ layer: CALayer, _ property: LayerProperty, _ delta: LayerDelta) {
    guard isRecording(for: layer), let stage = layer.stage else { return }
    guard let context = stack.last, let group = context.group else {
      CATransaction.record(layer, property, delta, on: stage)
      return
    }
    var timing = context.timing
    // The block may touch another stage's layers: each goes by its own clock.
    timing.start = timing.start - context.now + stage.now
    group.add(property, delta, to: layer, timing: timing)
    stage.animator.add(group)
  }
}
