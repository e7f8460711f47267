import Foundation

/// Turns a host's input into touches, presses and focus, for one stage.
final class EventDispatcher {
  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  func deliver(_ event: InputEvent) {}

  /// The subtree of `view` is leaving its window: touches that began in it are cancelled.
  func viewWillLeaveWindow(_ view: UIView) {}

  /// Called once a frame before layout: time-driven recognisers (long press, multiple taps) look at the clock.
  func advance(to time: TimeInterval) {}

  /// The earliest moment at which `advance` has something to do, if any.
  var nextDeadline: TimeInterval? { nil }
}
