import Foundation

/// A block that waits for its time on a stage's clock.
@preconcurrency @MainActor public final class StageTimer {
  let time: StageTime
  let order: Int
  private var block: (() -> Void)?
  /// Whose method the block calls, if it is one that an object put off.
  var delayed: DelayedSelector?

  init(time: StageTime, order: Int, block: @escaping () -> Void) {
    self.time = time
    self.order = order
    self.block = block
  }

  deinit {}

  /// Takes the block back, if it has not run yet.
  public func cancel() {
    block = nil
    delayed = nil
  }

  var isCancelled: Bool { block == nil }

  func fire() {
    let block = self.block
    cancel()
    block?()
  }
}

/// A stage's timers, run in the order of their times, and where these are the same in the order of their making.
final class TimerQueue {
  private var timers: [StageTimer] = []
  private var count = 0

  deinit {}

  func add(at time: StageTime, _ block: @escaping () -> Void) -> StageTimer {
    count += 1
    let timer = StageTimer(time: time, order: count, block: block)
    timers.append(timer)
    return timer
  }

  /// Takes back the blocks that stand for matching calls.
  func cancel(where matches: (DelayedSelector) -> Bool) {
    for timer in timers { if let delayed = timer.delayed, matches(delayed) { timer.cancel() } }
    timers.removeAll(where: \.isCancelled)
  }

  var next: StageTime? { timers.filter { !$0.isCancelled }.map(\.time).min() }

  /// Runs what is due; what that adds waits for the next turn.
  func run(until time: StageTime) {
    let due = timers.filter { $0.time <= time }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
    guard !due.isEmpty else { return }
    timers.removeAll { $0.time <= time }
    for timer in due { timer.fire() }
  }
}

/// Work that other threads hand to a stage.
public nonisolated final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  private var work: [@MainActor @Sendable () -> Void] = []
  private var wake: (@Sendable () -> Void)?

  init() {}

  /// What `post` calls, on the thread that posts: the host's way to be woken from its sleep.
  public func onPost(_ wake: (@Sendable () -> Void)?) { lock.withLock { self.wake = wake } }

  /// Runs `block` on the main actor in phase 3 of the next turn. Callable from any thread.
  public func post(_ block: @escaping @MainActor @Sendable () -> Void) {
    let wake = lock.withLock {
      work.append(block)
      return self.wake
    }
    wake?()
  }

  public var isEmpty: Bool { lock.withLock { work.isEmpty } }

  /// Runs what was posted before this call, in order.
  @MainActor
  func drain() {
    let blocks = lock.withLock {
      let taken = work
      work = []
      return taken
    }
    for block in blocks { block() }
  }
}
