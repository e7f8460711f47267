import Foundation
import Geometry

/// An animation that was added to a layer: the copy, and its place in the layer's time.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// What a transition shows, in place of an effect.
  let faces: LayerTransition?
  private(set) weak var layer: CALayer?
  private var effect: TimedEffect
  /// Whether its place in time is known: it is when its layer is on a stage.
  private(set) var hasBegun = false
  /// Whether it is on a stage's list.
  var isListed = false
  /// Whether the delegate has been told of its start, and of its end.
  private var hasTold = (start: false, stop: false)
  private let completion: TransactionCompletion?
  let order = Animator.nextOrder()

  init(_ animation: CAAnimation, forKey key: String?, on layer: CALayer, faces: LayerTransition? = nil) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.faces = faces
    let pace = animation.timingFunction ?? CATransaction.animationTimingFunction()
    effect = TimedEffect(
      timing: MediaTiming(animation), pace: pace?.curve ?? .linear,
      effect: animation.makeEffect() ?? NoEffect())
    completion = CATransaction.completionToWaitFor()
    completion?.enter()
  }

  deinit {}

  /// Finds its place in the layer's time; without a time of its own it begins now.
  func begin(at time: StageTime) {
    guard let layer, !hasBegun else { return }
    hasBegun = true
    if animation.beginTime == 0 { effect.timing.begin = layer.mediaTime(at: time) }
  }

  /// Changes what shows at `time`, in the layer's time.
  func show(in shown: inout LayerState, at time: Double) {
    if hasBegun { effect.show(in: &shown, at: time) }
  }

  /// How far a transition has come; nil where it shows nothing.
  func progress(at time: Double) -> Double? {
    guard hasBegun, let moment = effect.timing.moment(at: time) else { return nil }
    return effect.pace.progress(at: moment.fraction)
  }

  // MARK: Time

  func isUnderWay(at time: StageTime) -> Bool {
    guard let layer, hasBegun, !hasTold.stop else { return false }
    return layer.mediaTime(at: time) >= effect.timing.begin
  }

  func isOver(at time: StageTime) -> Bool {
    guard let layer else { return true }
    return hasBegun && layer.mediaTime(at: time) >= effect.timing.end
  }

  /// Whether time stands still for it: it does not come to its end by itself.
  var isFrozen: Bool { layer.map { effect.timing.speed == 0 || $0.mediaRate == 0 } ?? false }

  var isInfinite: Bool { effect.timing.end == .infinity }

  /// The stage's time of the beginning, or of the end.
  func stageTime(ofEnd isEnd: Bool) -> StageTime? {
    layer?.stageTime(ofMediaTime: isEnd ? effect.timing.end : effect.timing.begin)
  }

  // MARK: Telling

  func tellStart() {
    guard !hasTold.start, !hasTold.stop else { return }
    hasTold.start = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Whether its end has been told of.
  var isStopped: Bool { hasTold.stop }

  func tellStop(finished: Bool) {
    guard !hasTold.stop else { return }
    if finished { tellStart() }
    hasTold.stop = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    completion?.leave()
  }
}

/// Of an animation that names no property.
private nonisolated struct NoEffect: AnimationEffect {
  func apply(to shown: inout LayerState, progress: Double, moment: MediaTiming.Moment) {}
}
