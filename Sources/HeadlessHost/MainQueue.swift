import Dispatch
public import ViewKit

/// The main dispatch queue, which also runs main-actor tasks, and the main run loop.
enum MainQueue {
  /// Runs what waits, if this is the process's first thread; elsewhere Foundation lets nobody at it.
  static func drainIfHere() {
    guard Thread.isMainThread else { return }
    // Despite its name this polls the run loop: it runs the timers that are due and the blocks that wait.
    _ = RunLoop.main.limitDate(forMode: .default)
  }
}

extension HeadlessStage {
  /// Lets everything run that waits on the main queue now: blocks, and main-actor tasks up to where they suspend.
  public func drainMainQueue() async {
    await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume() }
    }
    Stage.current = stage
  }

  /// Advances by `seconds`, frame by frame, letting the main queue run before each of them.
  public func run(for seconds: TimeInterval) async {
    let end = stage.now + StageTime(seconds: seconds)
    while stage.now < end {
      await drainMainQueue()
      advance(by: min(StageTime.frame.seconds, (end - stage.now).seconds))
    }
  }
}
