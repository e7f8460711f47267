import CSDL2
import Glibc
import ViewKit

/// SDL's event queue, as something to sleep on.
enum EventQueue {
  /// Sleeps until there are events or `time` has come (nil: for as long as it takes), and takes all there are.
  static func wait(until time: StageTime?, clock: HostClock) -> [SDL_Event] {
    var event = SDL_Event()
    guard let time else { return SDL_WaitEvent(&event) == 1 ? [event] + pending() : [] }
    let milliseconds = (time - clock.now).ticks / ticksPerMillisecond
    if SDL_WaitEventTimeout(&event, Int32(max(0, min(milliseconds, 60_000)))) == 1 {
      return [event] + pending()
    }
    // SDL's timeouts are whole milliseconds; what is left of one is slept off here, so that frames keep step.
    let microseconds = (time - clock.now).ticks * 1000 / ticksPerMillisecond
    if (1..<1000).contains(microseconds) { usleep(UInt32(microseconds)) }
    return pending()
  }

  private static let ticksPerMillisecond = StageTime.ticksPerSecond / 1000

  private static func pending() -> [SDL_Event] {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 { events.append(event) }
    return events
  }
}
