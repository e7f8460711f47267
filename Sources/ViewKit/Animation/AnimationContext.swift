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
  /// The time at which the block runs, on the group's clock or its stage's.
  var now: StageTime
  /// Whether what moves already stops, and what the block changes goes on from there.
  var beginsFromCurrentState = false

  static var stack: [AnimationContext] = []
  /// `UIView.setAnimationsEnabled`.
  static var isEnabled = true

  static var current: AnimationContext? { stack.last }

  /// Whether what begins now is to show at once.
  static var isSilenced: Bool { !isEnabled || stack.last.map { $0.group == nil } ?? false }

  /// The time at which a block begins now.
  static var now: StageTime {
    let clock = AnimationClock.current
    if let outer = stack.last, outer.clock === clock { return outer.now }
    return clock?.time ?? Stage.current?.now ?? .zero
  }

  /// On which `now` is told.
  let clock = AnimationClock.current

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

  /// Whether `record` will ask what a layer was like before its change.
  static func needsOldState(of layer: CALayer) -> Bool {
    guard isRecording(for: layer) else { return false }
    guard let context = stack.last else { return AnimationClock.current != nil }
    return context.group?.clock != nil || context.beginsFromCurrentState && !layer.animations.isEmpty
  }

  /// Notes that `property` of `layer` has jumped away from a value that lies `delta` behind. `old` is the layer
  /// before that, if it was asked for.
  static func record(_ layer: CALayer, _ property: LayerProperty, _ delta: LayerDelta, from old: LayerState?)
  {
    guard isRecording(for: layer), let stage = layer.stage else { return }
    guard let context = stack.last, let group = context.group else {
      return CATransaction.record(layer, property, delta, from: old, on: stage)
    }
    var timing = context.timing
    var delta = delta
    // The block may touch another stage's layers: each goes by its own clock.
    if group.clock == nil { timing.start = timing.start - context.now + layer.localTime(at: stage.now) }
    if context.beginsFromCurrentState, let old, let owed = layer.cut(property, from: old, besides: group) {
      delta = owed
    }
    group.add(property, delta, to: layer, timing: timing)
    group.note(old, of: layer, property)
    stage.animator.add(group)
  }
}

extension AnimationGroup {
  func note(_ old: LayerState?, of layer: CALayer, _ property: LayerProperty) {
    guard let old else { return }
    note(ModelChange(layer: layer, property: property, before: old, after: layer.state))
  }
}

extension CALayer {
  /// Ends what other groups have moving in `property`, and tells the way from what showed of it, `old` having been
  /// the model, to the new model; nil where nothing else moves.
  fileprivate func cut(_ property: LayerProperty, from old: LayerState, besides group: AnimationGroup)
    -> LayerDelta?
  {
    let others = animations.filter { $0.property == property && $0.group !== group }
    guard !others.isEmpty, let stage else { return nil }
    var shown = old
    for animation in others { animation.add(to: &shown, at: stage.now, on: self) }
    animations.removeAll { $0.property == property && $0.group !== group }
    for animation in others { animation.group.wasCut(on: self) }
    switch property {
    case .transform: return .transform(TransformDelta(from: shown.transform, to: transform))
    case .sublayerTransform:
      return .transform(TransformDelta(from: shown.sublayerTransform, to: sublayerTransform))
    case .colors, .locations, .lineDashPattern:
      let (old, new) = (shown.list(property), state.list(property))
      return old.count == new.count ? .list(zip(old, new).map { $0 - $1 }) : nil
    default: return .vector(shown[property] - state[property])
    }
  }
}
