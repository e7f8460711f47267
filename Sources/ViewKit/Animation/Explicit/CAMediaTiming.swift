import Foundation

/// What an animation shows before its beginning and after its end.
public nonisolated struct CAMediaTimingFillMode: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the model's value shows.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value after the end, if it is still there then: see `CAAnimation.isRemovedOnCompletion`.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How the time of a layer or an animation runs inside that of what holds it:
/// t = (t of the holder − beginTime) · speed + timeOffset.
public nonisolated protocol CAMediaTiming: AnyObject {
  /// In the time of the layer or group that holds this, in seconds. 0 for an animation means as soon as it is added.
  var beginTime: CFTimeInterval { get set }
  /// Of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// Seconds here for each second outside.
  var speed: Float { get set }
  /// Where the first run begins; what it leaves out is shown at the end.
  var timeOffset: CFTimeInterval { get set }
  /// Runs; there and back count as one. 0 is 1.
  var repeatCount: Float { get set }
  /// How long to repeat, in seconds; takes the place of `repeatCount` where it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back, too.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// An animation's place in the time of what holds it, in ticks of `StageTime`. Times that no speed or offset bends
/// are whole numbers, and so exact.
nonisolated struct MediaTiming: Sendable {
  var begin = 0.0
  /// Of one run.
  var duration = 0.0
  var speed = 1.0
  var offset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  /// Whether the very moment of the end still shows the last value: so for the members of a group that stands still
  /// at its own end.
  var includesEnd = false

  /// Where in its runs an animation stands.
  struct Moment {
    /// Of the run, 0…1, on the way back counted down.
    var fraction: Double
    /// Runs that lie behind.
    var cycle: Int
  }

  init() {}

  init(_ timing: some CAMediaTiming) {
    begin = MediaTiming.ticks(timing.beginTime)
    duration = MediaTiming.ticks(timing.duration)
    speed = Double(timing.speed)
    offset = MediaTiming.ticks(timing.timeOffset)
    repeatCount = Double(timing.repeatCount)
    repeatDuration = MediaTiming.ticks(timing.repeatDuration)
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
  }

  static func ticks(_ seconds: CFTimeInterval) -> Double { Double(StageTime(seconds: seconds).ticks) }

  /// All runs together, in the animation's own time.
  private var whole: Double {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// All runs together, in the holder's time.
  private var length: Double {
    if speed == 0 { return .infinity }
    return whole / abs(speed)
  }

  /// In the holder's time; infinite where it stands still.
  var end: Double { begin + length }

  /// Where the animation stands at a moment of the holder's time; nil where it shows nothing.
  func moment(at time: Double) -> Moment? {
    if time < begin {
      return fillMode == .backwards || fillMode == .both ? moment(after: 0, isOver: false) : nil
    }
    if time > end || time == end && !includesEnd {
      return fillMode == .forwards || fillMode == .both ? moment(after: length, isOver: true) : nil
    }
    return moment(after: time - begin, isOver: time == end)
  }

  private func moment(after elapsed: Double, isOver: Bool) -> Moment {
    guard duration > 0 else { return Moment(fraction: 1, cycle: 0) }
    var local = offset
    if speed > 0 { local += elapsed * speed }
    if speed < 0 { local += whole + elapsed * speed }
    let cycles = (max(0, local) / duration).rounded(.down)
    guard cycles.isFinite, cycles < 1e15 else { return Moment(fraction: 1, cycle: 0) }
    var cycle = Int(cycles)
    var fraction = max(0, local).truncatingRemainder(dividingBy: duration) / duration
    // The end of a run, not the beginning of one that does not come.
    if fraction == 0, cycle > 0, isOver || speed < 0 {
      cycle -= 1
      fraction = 1
    }
    guard autoreverses else { return Moment(fraction: fraction, cycle: cycle) }
    return Moment(fraction: cycle % 2 == 0 ? fraction : 1 - fraction, cycle: cycle / 2)
  }
}
