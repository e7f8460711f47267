public import Foundation

/// Calls a method once before each frame, for as long as it is there: what moves by rules of its own, such as
/// a thing that was thrown, goes this way.
///
/// While one runs, its stage draws frame after frame and is not idle.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private let call: (CADisplayLink) -> Void
  private weak var stage: Stage?

  /// The moment of the frame that is being made, in seconds on the stage's clock.
  public private(set) var timestamp: CFTimeInterval = 0
  /// From one frame to the next, at the display's full rate.
  public private(set) var duration: CFTimeInterval = StageTime.frame.seconds
  /// When the frame after this one is expected.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  public var isPaused = false { didSet { if !isPaused { stage?.setNeedsFrame() } } }
  /// A wish that is not followed: every frame calls.
  public var preferredFramesPerSecond = 0

  /// The link keeps `target` until it is invalidated.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in selector.perform(on: target as AnyObject, with: link) }
  }

  public init(_ call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  deinit {}

  /// Starts the calls, on the current stage. There is one loop: which one is named does not matter.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Starts the calls on `stage`, or on the current one.
  public func start(on stage: Stage? = nil) {
    guard self.stage == nil, let stage = stage ?? Stage.current else { return }
    self.stage = stage
    stage.displayLinks.append(self)
    stage.setNeedsFrame()
  }

  /// Ends the calls for good.
  public func invalidate() {
    stage?.displayLinks.removeAll { $0 === self }
    stage = nil
  }

  func fire(at time: StageTime) {
    guard !isPaused, stage != nil else { return }
    timestamp = time.seconds
    call(self)
  }
}

/// The current stage's time, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { Stage.current?.time ?? 0 }
