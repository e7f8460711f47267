public import Foundation

/// Calls back once before each frame, in the timers' phase, for as long as it is neither paused nor invalidated.
///
/// For work that the app itself must do in every frame of a movement; what layers can animate by themselves
/// should be left to them. A running link keeps the frames coming, so pause it when nothing moves.
public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private weak var stage: Stage?
  private var timer: StageTimer?
  private var isInvalidated = false

  /// The moment of the present frame, on the stage's clock.
  public private(set) var timestamp: TimeInterval = 0
  /// The time between two frames.
  public private(set) var duration: TimeInterval = StageTime.frame.seconds
  /// When the next frame is due.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  deinit {}

  public var isPaused = false { didSet { if isPaused != oldValue { isPaused ? stop() : start() } } }

  /// Starts the link on a stage's clock; a link belongs to the first stage it is added to.
  public func add(to stage: Stage) {
    guard self.stage == nil, !isInvalidated else { return }
    self.stage = stage
    start()
  }

  /// UIKit's form: starts the link on the current stage, whose host runs the loop in all modes.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    if let stage = Stage.current { add(to: stage) }
  }

  /// Ends the link for good.
  public func invalidate() {
    isInvalidated = true
    stop()
    stage = nil
  }

  private func start() {
    guard !isPaused, !isInvalidated, timer == nil, let stage else { return }
    timer = stage.schedule(at: stage.time) { [weak self] in self?.fire() }
    stage.setNeedsFrame()
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }

  private func fire() {
    timer = nil
    guard let stage else { return }
    if timestamp > 0 { duration = stage.time - timestamp }
    timestamp = stage.time
    handler(self)
    start()
  }
}

/// The time on the current stage's clock, in seconds; 0 where there is no stage.
public func CACurrentMediaTime() -> TimeInterval { Stage.current?.time ?? 0 }
