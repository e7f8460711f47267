import Glibc
import ViewKit

/// The one clock that is read: monotonic time since the host began, in a stage's ticks.
struct HostClock {
  private let start = HostClock.microseconds()

  var now: StageTime { StageTime(ticks: (HostClock.microseconds() - start) * HostClock.ticksPerMicrosecond) }

  private static let ticksPerMicrosecond = StageTime.ticksPerSecond / 1_000_000

  private static func microseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
