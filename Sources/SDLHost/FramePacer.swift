/// When the next frame is due, so that there are never more than the display shows.
///
/// After a rest a frame is due at once: a press is answered without waiting for a grid. From then on frames sit
/// on a grid that starts there, at `anchor + n · period`, a count and not a sum; a late frame skips what it missed.
struct FramePacer {
  /// Seconds between frames.
  var period: Double
  private var anchor = -Double.infinity
  private var count = 0

  init(period: Double) {
    precondition(period > 0, "The time between frames is positive.")
    self.period = period
  }

  /// The moment of the next frame, given that one is wanted at `now` (seconds on the host's clock).
  func due(at now: Double) -> Double { max(now, next) }

  /// The time to draw a frame for, at `now`, which must not be before `due`: the grid's latest tick, or `now`
  /// itself if frames were at rest for longer than two periods.
  mutating func begin(at now: Double) -> Double {
    if now - next > period {
      (anchor, count) = (now, 0)
    } else {
      count = max(count + 1, Int(((now - anchor) / period).rounded(.down)))
    }
    return anchor + Double(count) * period
  }

  private var next: Double { anchor + Double(count + 1) * period }
}
