public import ViewKit

/// A stage in memory: scripted input, a clock that is set by hand, bitmaps out.
///
/// The frames are the very ones that a window would show: the same phases, the same compositor. Input takes effect
/// at once, at the stage's present time; what follows from it shows with the next frame.
///
/// ## The main queue
///
/// `Stage.inbox` and `Stage.schedule(at:)` run on this clock, everywhere. What waits on `DispatchQueue.main`, in main-actor
/// tasks and in `Timer`s belongs to the process, not to a stage, and is reached as the thread allows:
///
/// - On the process's first thread, where a program with a synchronous `main` runs, every turn runs it in
///   phase 3: queue, tasks, and the timers that are due.
/// - In tests it cannot be run from within: main-actor tests run on another thread, as work of the main queue
///   itself, which is busy until they suspend. `await stage.drainMainQueue()` suspends and lets all that was
///   waiting run; `await stage.run(for:)` does so before each frame.
/// - `Task.sleep`, `asyncAfter` and `Timer` wait by the machine's clock in either case: nobody can set that by hand.
public final class HeadlessStage {
  /// The stage that this one drives.
  public let stage: Stage
  /// What the last frame repainted.
  public private(set) var lastFrame = Stage.Frame.unchanged
  /// How many frames were drawn so far; a turn in which nothing changed draws none.
  public private(set) var frameCount = 0
  /// Called after each frame that changed something, before the next one begins.
  public var onFrame: ((HeadlessStage) -> Void)?

  /// As large as the stage, hidden at first.
  public private(set) lazy var window: UIWindow = {
    Stage.current = stage
    return UIWindow(frame: CGRect(origin: .zero, size: stage.size))
  }()

  var fingers: [Int: CGPoint] = [:]

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point.
  public init(size: CGSize, scale: CGFloat = 1) {
    stage = Stage(size: size, scale: scale)
    stage.drainMainQueue = MainQueue.drainIfHere
  }

  deinit {}

  // MARK: Looking

  public var size: CGSize { stage.size }
  public var scale: CGFloat { stage.scale }
  /// Seconds since the start.
  public var time: TimeInterval { stage.time }
  /// Whether nothing moves and nothing is dirty. Timers do not count: they may never end.
  public var isIdle: Bool { stage.isIdle }
  public var application: UIApplication { stage.application }
  public var screen: UIScreen { stage.screen }

  /// The last frame, in pixels: (0, 0) is top left. Opaque black before the first one.
  public var bitmap: Bitmap { stage.bitmap }

  /// Whether a finger or the mouse's first button is down.
  public var isTouching: Bool { !fingers.isEmpty }

  // MARK: Time

  /// Sets the clock to `time`, drawing every frame up to there, at 60 Hz from the present moment on; the last
  /// one may be a part of a frame.
  public func advance(to time: TimeInterval) { advance(to: StageTime(seconds: time)) }

  /// The same for `seconds` from now.
  public func advance(by seconds: TimeInterval) { advance(to: stage.now + StageTime(seconds: seconds)) }

  /// A turn at the present moment: what was changed since the last frame shows, and no time passes.
  public func refresh() { turn(at: stage.now) }

  /// Exactly one frame.
  public func advanceFrame() { turn(at: stage.now + .frame) }

  /// Advances, by one frame at least, until the stage is idle.
  ///
  /// - Returns: whether it became so within `timeout` seconds of its clock.
  @discardableResult
  public func settle(timeout: TimeInterval = 10) -> Bool {
    let end = stage.now + StageTime(seconds: timeout)
    repeat { advanceFrame() } while !stage.isIdle && stage.now < end
    return stage.isIdle
  }

  private func advance(to end: StageTime) {
    while stage.now < end { turn(at: min(stage.now + .frame, end)) }
  }

  private func turn(at time: StageTime) {
    var drawn: Stage.Frame?
    stage.produceFrame(at: time) { drawn = $0 }
    lastFrame = drawn ?? .unchanged
    guard drawn != nil else { return }
    frameCount += 1
    onFrame?(self)
  }

  // MARK: The screen

  /// The window of the desktop was resized, in points.
  public func resize(to size: CGSize) { stage.resize(to: size) }
  public func setScale(_ scale: CGFloat) { stage.setScale(scale) }
  public func memoryWarning() { stage.deliver(.memoryWarning) }
  /// The desktop's window gained or lost the focus.
  public func setFocus(_ hasFocus: Bool) { stage.deliver(.focus(hasFocus)) }
}
