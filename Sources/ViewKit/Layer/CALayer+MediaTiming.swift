import Foundation

/// A layer's place in its superlayer's time, where it is not simply the same.
final class LayerTime {
  var begin: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var offset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  init() {}

  deinit {}

  /// In ticks.
  func own(ofSuper time: Double) -> Double {
    (time - MediaTiming.ticks(begin)) * Double(speed) + MediaTiming.ticks(offset)
  }

  /// Nil where time stands still.
  func ofSuper(own time: Double) -> Double? {
    guard speed != 0 else { return nil }
    return (time - MediaTiming.ticks(offset)) / Double(speed) + MediaTiming.ticks(begin)
  }
}

/// A layer has a time of its own, in which its animations and those of its sublayers run: `speed` 0 holds them, and
/// `timeOffset` then says where. Whether a layer repeats or ends does not matter: it is always there.
extension CALayer: @MainActor CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { ownTime?.begin ?? 0 }
    set { changeTime { $0.begin = newValue } }
  }

  public var duration: CFTimeInterval {
    get { ownTime?.duration ?? .infinity }
    set { changeTime { $0.duration = newValue } }
  }

  public var speed: Float {
    get { ownTime?.speed ?? 1 }
    set { changeTime { $0.speed = newValue } }
  }

  public var timeOffset: CFTimeInterval {
    get { ownTime?.offset ?? 0 }
    set { changeTime { $0.offset = newValue } }
  }

  public var repeatCount: Float {
    get { ownTime?.repeatCount ?? 0 }
    set { changeTime { $0.repeatCount = newValue } }
  }

  public var repeatDuration: CFTimeInterval {
    get { ownTime?.repeatDuration ?? 0 }
    set { changeTime { $0.repeatDuration = newValue } }
  }

  public var autoreverses: Bool {
    get { ownTime?.autoreverses ?? false }
    set { changeTime { $0.autoreverses = newValue } }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { ownTime?.fillMode ?? .removed }
    set { changeTime { $0.fillMode = newValue } }
  }

  private func changeTime(_ change: (LayerTime) -> Void) {
    let time = ownTime ?? LayerTime()
    change(time)
    ownTime = time
    mark(.render)
  }

  // MARK: Conversion

  /// From `layer`'s time to this one's; nil for the stage's own time, `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    guard layer !== self else { return t }
    let ticks = MediaTiming.ticks(t)
    let atRoot = layer.map { $0.rootTicks(ofMediaTime: ticks) ?? 0 } ?? ticks
    return mediaTime(atRoot: atRoot) / Double(StageTime.ticksPerSecond)
  }

  /// From this layer's time to `layer`'s, or to the stage's for nil.
  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    guard let layer else {
      return (rootTicks(ofMediaTime: MediaTiming.ticks(t)) ?? 0) / Double(StageTime.ticksPerSecond)
    }
    return layer.convertTime(t, from: self)
  }

  /// The layer's time, in whole ticks, when the stage's is `time`.
  func localTime(at time: StageTime) -> StageTime {
    hasOwnTime ? StageTime(seconds: mediaTime(at: time) / Double(StageTime.ticksPerSecond)) : time
  }

  /// Whether the layer's time is not the stage's.
  private var hasOwnTime: Bool { ownTime != nil || superlayer?.hasOwnTime ?? false }

  /// The layer's time, in ticks, when the stage's is `time`.
  func mediaTime(at time: StageTime) -> Double { mediaTime(atRoot: Double(time.ticks)) }

  private func mediaTime(atRoot ticks: Double) -> Double {
    let above = superlayer?.mediaTime(atRoot: ticks) ?? ticks
    return ownTime?.own(ofSuper: above) ?? above
  }

  /// How many of the layer's seconds pass in one of the stage's.
  var mediaRate: Double { Double(speed) * (superlayer?.mediaRate ?? 1) }

  /// Nil where time stands still.
  private func rootTicks(ofMediaTime ticks: Double) -> Double? {
    guard let above = ownTime.map({ $0.ofSuper(own: ticks) }) ?? ticks else { return nil }
    guard let superlayer else { return above }
    return superlayer.rootTicks(ofMediaTime: above)
  }

  /// The stage's time when the layer's is `ticks`; nil for never.
  func stageTime(ofMediaTime ticks: Double) -> StageTime? {
    guard ticks.isFinite, let root = rootTicks(ofMediaTime: ticks), abs(root) < 9e18 else { return nil }
    return StageTime(ticks: Int(root.rounded(.up)))
  }
}
