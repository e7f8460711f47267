public import Foundation

// Running, pausing, scrubbing, turning round, stopping: what a clock can do, in UIKit's terms.

extension UIViewPropertyAnimator {
  /// Whether it is moving, or waits for its delay.
  public var isRunning: Bool { state == .active && clock?.isRunning == true }

  // MARK: Running

  /// Starts, or goes on after a pause.
  public func startAnimation() {
    switch state {
    case .inactive: start(after: 0)
    case .active: if !isRunning { resume() }
    case .stopped: refuse("startAnimation()", "it has been stopped and not finished")
    }
  }

  /// The blocks run now; only the movement waits, `delay` seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else {
      return refuse("startAnimation(afterDelay:)", "it has been started before")
    }
    start(after: max(0, delay))
  }

  private func start(after delay: TimeInterval) {
    self.delay = delay
    activate()
    resume(after: delay)
  }

  /// Stands still where it is; one that has not started yet stands at its beginning.
  public func pauseAnimation() {
    switch state {
    case .inactive: activate()
    case .active: if permitsInterruption("pauseAnimation()") { clock?.hold() }
    case .stopped: refuse("pauseAnimation()", "it has been stopped and not finished")
    }
  }

  /// Goes on from where it is paused. Without parameters it keeps its own curve; with others it goes along theirs from
  /// here to its end, a spring's velocity counting in what is left of the way.
  ///
  /// - Parameter durationFactor: of the whole duration; 0 for what is left of it.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let call = "continueAnimation(withTimingParameters:durationFactor:)"
    guard state == .active, let clock else { return refuse(call, "it is not active") }
    guard permitsInterruption(call) else { return }
    guard parameters != nil || durationFactor > 0 else { return resume() }
    let now = clock.time
    let rest = max(.zero, runsBack ? now : length - now)
    var time = durationFactor > 0 ? length.seconds * durationFactor : rest.seconds
    if durationFactor <= 0, let own = parameters?.ownDuration { time = own }
    clock.run(
      to: .init(
        time: runsBack ? .zero : length,
        progress: parameters == nil ? nil : runsBack ? .zero : .one),
      over: StageTime(seconds: time), along: parameters?.curve(over: time) ?? .linear,
      completion: arrived(isBack:))
  }

  private func resume(after delay: TimeInterval = 0) {
    guard let clock else { return }
    if clock.length == .zero {
      // There is nothing to animate, unless a block is added before the commit.
      let finish = { [self] in
        if self.clock === clock, clock.length == .zero, clock.isRunning { arrived(isBack: runsBack) }
      }
      clock.resume(after: StageTime(seconds: delay))
      return Stage.current?.afterCommit(finish) ?? finish()
    }
    clock.resume(after: StageTime(seconds: delay), completion: arrived(isBack:))
  }

  private func arrived(isBack: Bool) {
    guard !pausesOnCompletion else { return }
    if isBack { undo() }
    end(at: isBack ? .start : .end)
  }

  // MARK: Scrubbing

  /// How far it has come towards the end that it makes for, from 0 to 1. Setting it pauses the animator there, and
  /// starts one that has not started.
  public var fractionComplete: CGFloat {
    get {
      guard let clock else { return stopped?.fraction ?? 0 }
      let reading = clock.reading
      let time = Double(reading.time.ticks) / Double(length.ticks)
      let way = scrubsLinearly && !isRunning ? clock.progress(of: reading).x : time
      return runsBack ? 1 - max(0, min(1, way)) : max(0, min(1, way))
    }
    set {
      switch state {
      case .inactive: activate()
      case .active: if !permitsInterruption("fractionComplete") { return }
      case .stopped: return refuse("fractionComplete", "it has been stopped and not finished")
      }
      let fraction = newValue.isNaN ? 0 : max(0, min(1, newValue))
      let way = runsBack ? 1 - fraction : fraction
      guard let clock else { return }
      if scrubsLinearly {
        clock.seek(to: .init(time: clock.time(at: way), progress: Progress(way, way)))
      } else {
        clock.seek(to: StageTime(ticks: Int((Double(length.ticks) * way).rounded())))
      }
    }
  }

  /// Whether it makes for the values it began with. Set while it runs it turns round where it is; nothing jumps.
  public var isReversed: Bool {
    get { runsBack }
    set {
      guard newValue != runsBack else { return }
      if state == .active, !permitsInterruption("isReversed") { return }
      runsBack = newValue
      clock?.turnRound()
    }
  }

  // MARK: Stopping

  /// Makes what shows the model, where it stands. The animator is then inactive, its completions never run; with
  /// false it is stopped, and `finishAnimation(at:)` is to follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    switch state {
    case .inactive: return
    case .stopped: if withoutFinishing { end(at: nil) }
    case .active:
      guard permitsInterruption("stopAnimation(_:)"), let clock else { return }
      let fraction = fractionComplete
      clock.hold()
      let values = StoppedAnimation(clock, fraction: fraction)
      guard !withoutFinishing else { return end(at: nil) }
      state = .stopped
      self.clock = nil
      stopped = values
    }
  }

  /// Ends a stopped animator: the model takes the values of `finalPosition`, what has been changed since left aside,
  /// and the completions run.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped, let stopped else {
      return refuse("finishAnimation(at:)", "it is not stopped; call stopAnimation(false) before")
    }
    stopped.finish(at: finalPosition)
    end(at: finalPosition)
  }

  private func permitsInterruption(_ call: String) -> Bool {
    if !isInterruptible { refuse(call, "it is not interruptible") }
    return isInterruptible
  }
}
