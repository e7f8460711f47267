import Compositor
public import Foundation
import Geometry
import Raster

/// The seam between ViewKit and a host. A host gives size, scale, time and events, and takes frames.
///
/// Each stage has one application, one screen and one clock; two stages in a process do not disturb each
/// other. The stage whose code is running is `current`.
///
/// A host turns the stage with `produceFrame(at:)`, as often as `nextWakeTime` says; it delivers input with
/// `deliver(_:)` when it comes, and is told by `onWake` when something happened that it does not know of.
@preconcurrency @MainActor public final class Stage {
  /// The stage whose callbacks are running, or the one last made or touched.
  ///
  /// Each task has its own, so that tests that take turns on the main actor do not see each other's; code that
  /// runs in no task, or in one that has touched no stage, sees the one touched last of all.
  public static var current: Stage? {
    get { CurrentStage.get() }
    set {
      CurrentStage.set(newValue)
      if let newValue { UITraitCollection.setAmbient(newValue.traits) }
    }
  }

  /// The moment of the last frame, on a clock that only the host moves.
  public internal(set) var now = StageTime.zero
  /// The same in seconds.
  public var time: TimeInterval { now.seconds }
  /// In points.
  public internal(set) var size: CGSize
  /// Pixels a point.
  public internal(set) var scale: CGFloat
  /// Whether the stage shows at all. While it does not (minimised), no frame is drawn; time goes on.
  public var isVisible = true { didSet { if isVisible != oldValue { setNeedsFrame() } } }
  /// On how many threads frames are painted; the picture does not depend on it.
  public var renderThreads = 1
  /// Called, on the main actor, when the stage that was at rest wants a turn.
  public var onWake: (() -> Void)?
  /// Runs what waits on the main dispatch queue and the main run loop; called in phase 3, where the host can
  /// reach them.
  public var drainMainQueue: (() -> Void)?

  public let application = UIApplication()
  public let screen = UIScreen()
  /// Work from other threads, run in phase 3.
  public let inbox = Inbox()
  private(set) lazy var events = EventDispatcher(stage: self)
  private(set) lazy var animator = Animator(stage: self)
  private(set) lazy var explicitAnimator = ExplicitAnimator(stage: self)
  /// What `CATransaction` is told outside of `begin` and `commit`.
  var implicitTransaction = CATransaction.Settings()
  let timers = TimerQueue()
  var beforeLayoutWork: [() -> Void] = []
  var afterCommitWork: [() -> Void] = []
  var displayLinks: [CADisplayLink] = []
  var needsFrame = true

  /// Those that show, back to front.
  public internal(set) var windows: [UIWindow] = []
  /// Every window made for this stage, shown or not, that is still there.
  var knownWindows: [KnownWindow] = []
  private(set) lazy var windowScene = UIWindowScene(stage: self)
  /// The window that keys go to.
  public internal(set) weak var keyWindow: UIWindow? {
    didSet {
      guard keyWindow !== oldValue else { return }
      UIWindow.keyWindowDidChange(from: oldValue, to: keyWindow)
    }
  }

  let renderer = Renderer()
  var tree = RenderTree(width: 0, height: 0)
  var bitmapSize = PixelRect.empty

  public init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    application.stage = self
    screen.stage = self
    Stage.current = self
  }

  deinit {}

  // MARK: Asking for turns

  func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onWake?()
  }

  /// Runs `block` at the beginning of the next layout phase.
  func beforeLayout(_ block: @escaping () -> Void) {
    beforeLayoutWork.append(block)
    setNeedsFrame()
  }

  /// Runs `block` after the next frame has been committed (phase 9): where viewDidAppear comes from.
  func afterCommit(_ block: @escaping () -> Void) {
    afterCommitWork.append(block)
    setNeedsFrame()
  }

  /// Runs `block` when the clock reaches `time`, in the timers' phase of that frame.
  @discardableResult
  public func schedule(at time: TimeInterval, _ block: @escaping () -> Void) -> StageTimer {
    let timer = timers.add(at: StageTime(seconds: time), block)
    onWake?()
    return timer
  }

  /// Hands over one input event; it takes effect at once, at the stage's current time.
  public func deliver(_ event: InputEvent) {
    Stage.current = self
    events.deliver(event)
  }

  // MARK: At rest

  /// Whether nothing moves, nothing is dirty and nothing waits but timers.
  public var isIdle: Bool {
    !needsFrame && animator.isIdle && !hasRunningLinks && afterCommitWork.isEmpty && inbox.isEmpty
      && !events.awaitsTime
  }

  private var hasRunningLinks: Bool { displayLinks.contains { !$0.isPaused } }

  /// The moment at which the stage wants its next turn, frames coming at multiples of `interval`: nil for not
  /// before something happens.
  public func nextWakeTime(frameInterval interval: StageTime = .frame) -> StageTime? {
    let next = now + interval
    if needsFrame || hasRunningLinks || !inbox.isEmpty || !afterCommitWork.isEmpty { return next }
    if animator.moves(at: next) { return next }
    let deadlines = [
      timers.next, animator.nextStart(after: now), events.nextDeadline.map(StageTime.init(seconds:)),
    ]
    return deadlines.compactMap { $0 }.min().map { max($0, now) }
  }
}
