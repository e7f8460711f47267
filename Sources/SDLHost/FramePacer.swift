import ViewKit

/// When the next frame is due, so that there are never more than the display shows.
///
/// After a rest a frame is due at once: a press is answered without waiting for a grid. From then on frames sit
/// on a grid that starts there, at `anchor + n · period`, a count and not a sum; a late frame skips what it missed.
struct FramePacer {
  /// The time between frames.
  let period: StageTime
  private var anchor: StageTime?
  private var count = 0

  init(period: StageTime) {
    precondition(period.ticks > 0, "The time between frames is positive.")
    self.period = period
  }

  /// The earliest moment of the next frame: in the past if frames have been at rest.
  var next: StageTime {
    anchor.map { StageTime(ticks: $0.ticks + (count + 1) * period.ticks) } ?? StageTime(ticks: .min)
  }

  /// The moment to draw a frame for that begins at `now`, which is not before `next`: the grid's latest tick, or
  /// `now` itself if frames were at rest for more than a period.
  mutating func begin(at now: StageTime) -> StageTime {
    guard let anchor, now < next + period else {
      (anchor, count) = (now, 0)
      return now
    }
    count += 1
    return StageTime(ticks: anchor.ticks + count * period.ticks)
  }
}
