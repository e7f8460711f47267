import CSDL2
public import ViewKit

/// A stage in a window: the entry point of programs that people see.
public enum SDLApplication {
  /// Opens a window, lets `start` fill the stage it shows, and returns when the window has been closed.
  ///
  /// Call it from a synchronous `main`, on the process's first thread: SDL must stay there, and an asynchronous
  /// `main` does not. While it runs, `DispatchQueue.main`, `Task { @MainActor in … }` and run-loop timers work.
  /// SIGINT and SIGTERM close the window; SIGUSR1 is a memory warning.
  ///
  /// - Parameter start: makes a `UIWindow` and shows it, or launches an application delegate that does.
  /// - Throws: `SDLHostError` when there is no display, or no window can be had on it.
  public static func run(
    _ options: WindowOptions, start: (Stage, Desktop) -> Void
  ) throws(SDLHostError) {
    try VideoDriver.start(applicationID: options.applicationID)
    defer { SDL_Quit() }
    try show(options, start)
  }

  /// A function of its own, so that what it made is gone before SDL is.
  private static func show(
    _ options: WindowOptions, _ start: (Stage, Desktop) -> Void
  ) throws(SDLHostError) {
    let window = try SDLWindow(options)
    let stage = Stage(size: window.size, scale: CGFloat(window.scale))
    stage.renderThreads = min(4, ProcessInfo.processInfo.activeProcessorCount)
    let loop = EventLoop(window: window, stage: stage, clock: HostClock())
    let signals = Signals()
    for signal in [SIGINT, SIGTERM] { signals.on(signal) { [weak loop] in loop?.quit() } }
    signals.on(SIGUSR1) { [weak loop] in loop?.gather(.memoryWarning) }

    start(stage, Desktop(window: window) { [weak loop] in loop?.quit() })
    try loop.run()
    stage.application.terminate()
  }
}
