import Foundation

/// All that one animation block set moving: ends once, when the last of it has ended.
final class AnimationGroup {
  /// Whose time all of this is in; nil for the stage's.
  let clock: AnimationClock?
  /// When the block ran.
  private let began: StageTime
  /// When it begins to move, after its delay.
  let start: StageTime
  private(set) var end: StageTime
  let allowsUserInteraction: Bool
  private var completion: ((Bool) -> Void)?
  /// What waits for this besides.
  private var transaction = CATransaction.completionToWaitFor()
  private var layers: [CALayer] = []
  /// What it did to the model, in order; kept only where a clock may run back.
  private(set) var changes: [ModelChange] = []
  /// Whether some of it was taken away before its end.
  private(set) var wasCut = false
  /// In the order in which blocks began; breaks ties between groups that end together.
  let order = Animator.nextOrder()

  /// Begins at `now`, on `clock`.
  init(
    at now: StageTime, start: StageTime, on clock: AnimationClock? = .current, allowsUserInteraction: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.clock = clock
    began = now
    self.start = start
    end = start
    self.allowsUserInteraction = allowsUserInteraction
    self.completion = completion
    transaction?.enter()
  }

  deinit {}

  var isEmpty: Bool { layers.isEmpty }
  var animatedViews: [UIView] { layers.compactMap(\.view) }

  func add(_ property: LayerProperty, _ delta: LayerDelta, to layer: CALayer, timing: AnimationTiming) {
    layer.animations.append(LayerAnimation(property: property, delta: delta, timing: timing, group: self))
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    end = max(end, timing.end)
    clock?.lengthen(to: timing.end)
  }

  func note(_ change: ModelChange) {
    if clock != nil { changes.append(change) }
  }

  /// A layer lost animations of this group; with the last one the group has nothing left to wait for.
  func wasCut(on layer: CALayer) {
    wasCut = true
    if !layer.animations.contains(where: { $0.group === self }) { layers.removeAll { $0 === layer } }
  }

  // MARK: Time

  enum Phase {
    case underWay
    /// It has ended, but a clock that runs back would bring it back.
    case over
    /// A clock has run back to where it began.
    case back
    /// It has ended for good.
    case gone
  }

  func phase(at time: StageTime) -> Phase {
    if layers.isEmpty { return .gone }
    guard let clock else { return layers.allSatisfy { hasEnded(on: $0, at: time) } ? .gone : .underWay }
    let reading = clock.reading(at: time)
    if clock.holdsAtEnds || reading.progress != nil { return .underWay }
    switch clock.direction {
    case 1 where reading.time >= end: return reading.time >= clock.length ? .gone : .over
    case -1 where reading.time <= began: return .back
    default: return .underWay
    }
  }

  /// Whether all that moves on `layer` has come to its end, in the layer's own time.
  private func hasEnded(on layer: CALayer, at time: StageTime) -> Bool {
    let time = layer.localTime(at: time)
    return layer.animations.allSatisfy { $0.group !== self || $0.timing.end <= time }
  }

  /// When it ended, for one that has by `now`.
  func moment(ofEndBy now: StageTime) -> StageTime {
    guard let clock else { return min(end, now) }
    return clock.moment(of: clock.direction < 0 ? began : end, by: now)
  }

  /// Whether nothing will change by itself.
  var isHeld: Bool {
    !layers.isEmpty && (clock?.isHeld ?? layers.allSatisfy { $0.mediaRate == 0 })
  }
  /// When it begins to move, on the stage's time.
  var stageStart: StageTime { clock?.start ?? start }

  // MARK: The end

  /// Takes the animations off their layers.
  func settle() {
    for layer in layers {
      layer.animations.removeAll { $0.group === self }
      layer.mark(.render)
    }
    layers = []
  }

  /// What `complete` is to call, the first time only.
  func takeCompletion(finished: Bool) -> (() -> Void)? {
    guard completion != nil || transaction != nil else { return nil }
    let (completion, transaction) = (completion, transaction)
    (self.completion, self.transaction) = (nil, nil)
    return { [self] in
      completion?(finished && !wasCut)
      transaction?.leave()
    }
  }

  /// Calls the completion, the first time only.
  func complete() { takeCompletion(finished: true)?() }
}
