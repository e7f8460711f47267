public import Foundation

/// The seam between ViewKit and a host. A host gives size, scale, time and events, and takes frames.
///
/// Each stage has one application, one screen and one clock; two stages in a process do not disturb each
/// other. The stage whose code is running is `current`.
public final class Stage {
  /// The stage whose callbacks are running, or the one last made or touched.
  public static weak var current: Stage?

  /// Seconds since the stage was made; moved by the host only.
  public internal(set) var time: TimeInterval = 0
  public internal(set) var size: CGSize
  /// Pixels a point.
  public internal(set) var scale: CGFloat
  /// Whether anything changed since the last frame.
  public private(set) var needsFrame = true

  public let application = UIApplication()
  public let screen = UIScreen()
  private(set) lazy var events = EventDispatcher(stage: self)

  public init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    application.stage = self
    screen.stage = self
    Stage.current = self
  }

  func setNeedsFrame() { needsFrame = true }

  /// Runs `block` after this frame has been committed (phase 9): where viewDidAppear comes from.
  func afterCommit(_ block: @escaping () -> Void) {}

  /// Runs `block` when the clock reaches `time`, in the timers' phase of that frame.
  public func schedule(at time: TimeInterval, _ block: @escaping () -> Void) {}

  /// Hands over one input event; it takes effect at once, at the stage's current time.
  public func deliver(_ event: InputEvent) {
    Stage.current = self
    events.deliver(event)
  }
}
