import Geometry

/// How far an animation has come at a moment: a start, a length, a curve and repetitions.
nonisolated struct AnimationTiming: Sendable {
  var start = StageTime.zero
  /// Of one run.
  var duration = StageTime.zero
  var curve = Curve.easeInOut
  /// Runs (there and back counting as one); infinite for no end.
  var repeatCount = 1.0
  /// Whether each run goes there and back.
  var autoreverses = false
  /// The part of a run in which the change happens, if not all of it.
  var keyframe: Keyframe?
  /// Whether it goes the whole way of its clock, so that the clock may say how far it has come.
  var isWhole = false

  /// Counted from the start of a run.
  struct Keyframe: Sendable {
    let start: StageTime
    let duration: StageTime
  }

  var end: StageTime {
    guard repeatCount.isFinite else { return .never }
    let ticks = Double(duration.ticks) * (autoreverses ? 2 : 1) * max(0, repeatCount)
    return start + StageTime(ticks: ticks < 9e18 ? Int(ticks.rounded()) : .max)
  }

  /// 0 before the start, 1 from the end on; a spring goes past 1 on its way.
  func progress(at time: StageTime) -> Progress {
    if time >= end { return .one }
    if time <= start || duration.ticks <= 0 { return .zero }
    let run = (time - start).ticks % duration.ticks
    let isWayBack = autoreverses && (time - start).ticks / duration.ticks % 2 == 1
    return progress(inRun: isWayBack ? duration.ticks - run : run)
  }

  private func progress(inRun ticks: Int) -> Progress {
    let begin = keyframe?.start.ticks ?? 0
    let length = keyframe?.duration.ticks ?? duration.ticks
    if ticks <= begin { return .zero }
    if ticks >= begin + length { return .one }
    return curve.progress(at: Double(ticks - begin) / Double(length), of: StageTime(ticks: length).seconds)
  }
}
