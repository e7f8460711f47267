import Foundation

/// Turns a host's input into touches, presses and focus, for one stage.
///
/// A touch belongs to the view that was under it when it began (S146). Recognisers see each change first; the
/// view gets what they do not delay or take away. Keys go to the first responder and up its chain.
final class EventDispatcher {
  unowned let stage: Stage
  let gestures = GestureArbiter()

  // Touches (EventDispatcher+Touches)
  var touches: [Int: UITouch] = [:]
  /// Lifted touches whose end a recogniser still holds back from their view.
  var lingering: [UITouch] = []
  let touchEvent = UIEvent(type: .touches)
  var taps = TapCounter()
  var sizeSeen: CGSize

  // Pointer (EventDispatcher+Pointer)
  var hovering: [UIHoverGestureRecognizer] = []
  /// The secondary button while it is down and some recogniser follows it.
  var secondaryTouch: UITouch?

  // Keys (EventDispatcher+Keys)
  var modifiers: KeyModifiers = []
  var presses: [Key: UIPress] = [:]
  var pressesSoFar = 0
  /// Whether the key that is down has been used up by a command: the text that it also types is not meant.
  var swallowsText = false
  weak var firstResponder: UIResponder?

  // Focus (EventDispatcher+Focus)
  weak var focusedView: UIView?
  var focusRing: FocusRing?

  init(stage: Stage) {
    self.stage = stage
    sizeSeen = stage.size
    gestures.dispatcher = self
  }

  deinit {}

  func deliver(_ event: InputEvent) {
    cancelTouchesIfResized()
    switch event {
    case .touchDown(let id, let place): touchDown(id, at: place)
    case .touchMove(let id, let place): touchMove(id, to: place)
    case .touchUp(let id, let place): touchUp(id, at: place)
    case .touchCancel(let id): touchCancel(id)
    case .hover(let place): hover(at: place)
    case .hoverEnded: hoverEnded()
    case .otherButton(let button, let isDown, let place): otherButton(button, isDown: isDown, at: place)
    case .scroll(let place, let x, let y, let isPrecise):
      scroll(at: place, delta: CGVector(dx: x, dy: y), isPrecise: isPrecise)
    case .modifiers(let held): modifiers = held
    case .key(let key, let isDown, let held, let isRepeat):
      modifiers = held
      if isDown { keyDown(key, isRepeat: isRepeat) } else { keyUp(key) }
    case .text(let text): insert(text)
    case .focus(let isActive):
      if !isActive {
        cancelAllTouches()
        cancelPresses()
      }
      stage.application.setActive(isActive)
    case .memoryWarning: stage.application.receiveMemoryWarning()
    }
  }

  /// What `UIWindow.sendEvent` does with an event.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    switch event {
    case let event as UIPressesEvent: dispatchPresses(event)
    case let event as UIPointerEvent: dispatchPointer(event, in: window)
    default: dispatchTouches(event, in: window)
    }
  }

  /// The subtree of `view` is leaving its window: touches that began in it are cancelled.
  func viewWillLeaveWindow(_ view: UIView) {
    cancelTouches(in: view)
    gestures.cancelRecognizers { $0.isDescendant(of: view) }
    hoverEnded(below: view)
    cancelPresses { $0.chain.contains { $0 === view } }
    if let first = firstResponder, first.chain.contains(where: { $0 === view }) { firstResponder = nil }
    if let focused = focusedView, focused.isDescendant(of: view) { focus(nil) }
  }

  /// Called once a frame before layout: time-driven recognisers (long press, multiple taps) look at the clock.
  func advance(to time: TimeInterval) {
    cancelTouchesIfResized()
    gestures.advance(to: time)
    settleTouches()
  }

  /// The earliest moment at which `advance` has something to do, if any.
  var nextDeadline: TimeInterval? { gestures.nextDeadline }

  /// Whether a gesture whose fingers are lifted will be decided by the clock alone: the stage is not at rest.
  var awaitsTime: Bool { touches.isEmpty && gestures.nextDeadline != nil }

  var isIgnoringEvents: Bool { stage.application.isIgnoringInteractionEvents }

  /// The frontmost window with a view under `place`, and that view.
  func hit(_ place: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
    for window in stage.application.windows.reversed() {
      if let view = window.hitTest(window.convertFromStage(place), with: event) { return (window, view) }
    }
    return nil
  }
}
