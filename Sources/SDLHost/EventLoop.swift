import CSDL2
import Raster
import ViewKit

/// Turns a stage while its window is open: input, time and wake-ups in, frames out.
///
/// It sleeps until something is due and wakes for nothing else: an idle window is an idle process. Frames come
/// at the display's rate while they are wanted; the first after a rest comes at once.
final class EventLoop {
  private let window: SDLWindow
  private let stage: Stage
  private let clock: HostClock
  private let mainQueue: MainQueue
  private let inboxEvent = SDL_RegisterEvents(1)
  private let input = InputMapper()
  private var pacer: FramePacer

  /// Input that waits for the next frame.
  private var gathered: [InputEvent] = []
  /// What the window shows is lost: it has another size, or was covered or hidden.
  private var isExposed = true
  private var isOver = false
  private var failure: SDLHostError?

  init(window: SDLWindow, stage: Stage, clock: HostClock) {
    self.window = window
    self.stage = stage
    self.clock = clock
    mainQueue = MainQueue(clock: clock)
    pacer = FramePacer(period: window.framePeriod)
    stage.drainMainQueue = { [mainQueue] in mainQueue.drain() }
    stage.inbox.onPost { [inboxEvent] in
      // One is enough, however much is posted before it is taken.
      guard SDL_HasEvent(inboxEvent) == SDL_FALSE else { return }
      var event = SDL_Event()
      event.type = inboxEvent
      SDL_PushEvent(&event)
    }
  }

  isolated deinit {
    stage.inbox.onPost(nil)
    stage.drainMainQueue = nil
  }

  /// Makes `run` return after the current turn.
  func quit() { isOver = true }

  /// Hands over what came some other way than through SDL.
  func gather(_ event: InputEvent) {
    // A mouse moves up to a thousand times a second; where it is by the next frame is what counts.
    switch (gathered.last, event) {
    case (.hover, .hover): gathered.removeLast()
    case (.touchMove(let last, _), .touchMove(let id, _)) where last == id: gathered.removeLast()
    default: break
    }
    gathered.append(event)
  }

  func run() throws(SDLHostError) {
    measureWindow()
    while !isOver {
      take(EventQueue.wait(until: wakeTime, clock: clock))
      let now = clock.now
      if wantsTurn(at: now) { try turn(at: now) }
      mainQueue.drain()
    }
  }

  // MARK: When

  /// When there is something to do next; nil for not before something happens.
  private var wakeTime: StageTime? {
    [nextTurn, mainQueue.nextWakeTime].compactMap { $0 }.min()
  }

  /// When the stage's next turn is due: never sooner than the display can show it.
  private var nextTurn: StageTime? {
    if isExposed || !gathered.isEmpty { return pacer.next }
    return stage.nextWakeTime(frameInterval: frameInterval).map { max($0, pacer.next) }
  }

  /// A hidden stage draws nothing; its animations end and its callbacks come, at leisure.
  private var frameInterval: StageTime {
    stage.isVisible ? pacer.period : StageTime(ticks: StageTime.ticksPerSecond)
  }

  private func wantsTurn(at now: StageTime) -> Bool {
    if let nextTurn, nextTurn <= now { return true }
    // Blocks and timers find the clock at their own time, not at that of the last frame, long ago.
    return mainQueue.isReady(at: now) && pacer.next <= now
  }

  // MARK: A turn

  private func turn(at now: StageTime) throws(SDLHostError) {
    let time = max(pacer.begin(at: now), stage.now)
    let events = gathered
    gathered = []
    stage.produceFrame(at: time, events: events) { [self] frame in present(frame.damage) }
    if isExposed { present([]) }
    if let failure { throw failure }
  }

  private func present(_ damage: [PixelRect]) {
    guard stage.isVisible else { return }
    let bitmap = stage.bitmap
    do throws(SDLHostError) {
      try window.present(bitmap, changed: isExposed ? [bitmap.extent] : damage)
      isExposed = false
    } catch {
      failure = error
    }
  }

  // MARK: Events

  private func take(_ events: [SDL_Event]) {
    for event in events where !mainQueue.takes(event) {
      switch SDL_EventType(event.type) {
      case SDL_QUIT: quit()
      case SDL_WINDOWEVENT: windowChanged(SDL_WindowEventID(UInt32(event.window.event)))
      default: break
      }
    }
    for event in input.map(events) { gather(event) }
  }

  private func windowChanged(_ change: SDL_WindowEventID) {
    switch change {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_EXPOSED,
      SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_RESTORED,
      // Under Wayland a title bar that looks another way, or for the first time, comes with the next frame.
      SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST:
      measureWindow()
    default: break
    }
  }

  /// Brings the stage in line with the window.
  private func measureWindow() {
    stage.isVisible = window.isVisible
    if !window.isVisible { stage.application.enterBackground() }
    isExposed = window.isVisible
    if pacer.period != window.framePeriod { pacer = FramePacer(period: window.framePeriod) }
    input.unitsPerPoint = window.unitsPerPoint
    input.size = window.size
    let (size, scale) = (window.size, CGFloat(window.scale))
    if size != stage.size || scale != stage.scale { stage.resize(to: size, scale: scale) }
  }
}
