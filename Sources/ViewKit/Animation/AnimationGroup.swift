import Foundation

/// All that one animation block set moving: ends once, when the last of it has ended.
final class AnimationGroup {
  let start: StageTime
  private(set) var end: StageTime
  let allowsUserInteraction: Bool
  private var completion: ((Bool) -> Void)?
  private var layers: [CALayer] = []
  /// Whether some of it was taken away before its end.
  private(set) var wasCut = false
  /// In the order in which blocks began; breaks ties between groups that end together.
  let order = Animator.nextOrder()

  init(start: StageTime, allowsUserInteraction: Bool, completion: ((Bool) -> Void)?) {
    self.start = start
    end = start
    self.allowsUserInteraction = allowsUserInteraction
    self.completion = completion
  }

  deinit {}

  var isEmpty: Bool { layers.isEmpty }
  var animatedViews: [UIView] { layers.compactMap(\.view) }

  func add(_ property: LayerProperty, _ delta: LayerDelta, to layer: CALayer, timing: AnimationTiming) {
    layer.animations.append(LayerAnimation(property: property, delta: delta, timing: timing, group: self))
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    end = max(end, timing.end)
  }

  /// A layer lost its animations; with the last one the group has nothing left to wait for.
  func wasCut(on layer: CALayer) {
    wasCut = true
    layers.removeAll { $0 === layer }
  }

  func isDue(at time: StageTime) -> Bool { end <= time || layers.isEmpty }

  /// Takes the animations off their layers.
  func settle() {
    for layer in layers {
      layer.animations.removeAll { $0.group === self }
      layer.mark(.render)
    }
    layers = []
  }

  /// Calls the completion, the first time only.
  func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(!wasCut)
  }
}
