import CSDL2
import ViewKit

/// The main dispatch queue and the main run loop's timers, for a loop that sleeps in SDL.
///
/// Foundation's run loop does the work, a poll at a time; the bell tells when there is some.
final class MainQueue {
  private let bell = MainQueueBell()
  private let clock: HostClock
  private var hasRung = false
  private var nextTimer: StageTime?

  init(clock: HostClock) { self.clock = clock }

  deinit {}

  /// Takes note of an SDL event if it is the bell's.
  func takes(_ event: SDL_Event) -> Bool {
    guard event.type == bell.eventType else { return false }
    hasRung = true
    return true
  }

  /// When there will be something to run, as far as is known: now for blocks that wait.
  var nextWakeTime: StageTime? { bell.hasWork ? .zero : nextTimer }

  func isReady(at now: StageTime) -> Bool { nextWakeTime.map { $0 <= now } ?? false }

  /// Runs what is ready.
  func drain() {
    // Despite its name this polls the run loop: it runs ready timers and blocks, then says what comes next.
    let date = RunLoop.main.limitDate(forMode: .default)
    nextTimer = date.flatMap { date in
      date == .distantFuture ? nil : clock.now + StageTime(seconds: date.timeIntervalSinceNow)
    }
    if hasRung, !bell.hasWork {
      hasRung = false
      bell.rearm()
    }
  }
}
