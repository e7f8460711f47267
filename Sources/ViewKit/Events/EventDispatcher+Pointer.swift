import Foundation

// What a mouse can do without touching: hover, turn its wheel, press another button.

extension EventDispatcher {
  func hover(at place: CGPoint) {
    let event = UIEvent(type: .hover)
    stamp(event)
    guard let view = hit(place, with: event)?.view else { return hoverEnded() }
    let under = view.recognizersUpwards().compactMap { $0 as? UIHoverGestureRecognizer }
    for left in hovering where !under.contains(where: { $0 === left }) { left.pointerLeft() }
    hovering = under
    for recognizer in under { recognizer.pointerMoved(to: place) }
  }

  func hoverEnded() {
    let left = hovering
    hovering = []
    for recognizer in left { recognizer.pointerLeft() }
  }

  /// The subtree of `view` goes away from under the pointer.
  func hoverEnded(below view: UIView) {
    let left = hovering.filter { $0.view?.isDescendant(of: view) ?? true }
    hovering.removeAll { recognizer in left.contains { $0 === recognizer } }
    for recognizer in left { recognizer.pointerLeft() }
  }

  func scroll(at place: CGPoint, delta: CGVector, isPrecise: Bool) {
    guard !isIgnoringEvents else { return }
    send(UIScrollEvent(at: place, delta: delta, isPrecise: isPrecise), at: place)
  }

  func otherButton(_ button: Int, isDown: Bool, at place: CGPoint) {
    guard !isIgnoringEvents else { return }
    if button == 1 { isDown ? secondaryDown(at: place) : secondaryUp(at: place) }
    let event = UIPointerEvent(at: place, button: button)
    event.buttonMask = isDown ? .secondary : []
    send(event, at: place)
  }

  // MARK: The secondary button as a touch

  /// To recognisers that ask for the secondary button it is a touch; views hear of it as of any other button.
  private func secondaryDown(at place: CGPoint) {
    endSecondaryTouch(.cancelled)
    let touch = UITouch(type: .indirectPointer, at: place, time: stage.time)
    let event = secondaryEvent(touch)
    guard let (window, view) = hit(place, with: event) else { return }
    touch.window = window
    touch.view = view
    touch.delivery = .over
    gestures.attach(touch, event)
    guard touch.gestureRecognizers?.isEmpty == false else { return }
    secondaryTouch = touch
    gestures.deliver(touch, event)
  }

  private func secondaryUp(at place: CGPoint) {
    if let touch = secondaryTouch, touch.place != place {
      touch.previousPlace = touch.place
      touch.place = place
      touch.phase = .moved
      gestures.deliver(touch, secondaryEvent(touch))
    }
    endSecondaryTouch(.ended)
  }

  func endSecondaryTouch(_ phase: UITouch.Phase) {
    guard let touch = secondaryTouch else { return }
    secondaryTouch = nil
    touch.phase = phase
    touch.timestamp = stage.time
    gestures.deliver(touch, secondaryEvent(touch))
    gestures.detach(touch)
  }

  private func secondaryEvent(_ touch: UITouch) -> UIEvent {
    let event = UIEvent(type: .touches)
    stamp(event)
    event.buttonMask = .secondary
    event.allTouches = [touch]
    return event
  }

  private func send(_ event: UIPointerEvent, at place: CGPoint) {
    stamp(event)
    let captured = event.button == nil ? nil : touches[0]?.window
    event.window = captured ?? hit(place, with: event)?.window
    stage.application.sendEvent(event)
  }

  private func stamp(_ event: UIEvent) {
    event.timestamp = stage.time
    event.modifierFlags = UIKeyModifierFlags(modifiers)
  }

  func dispatchPointer(_ event: UIPointerEvent, in window: UIWindow) {
    // While the first button is down its view has the pointer.
    let captured = event.button == nil ? nil : touches[0]?.view
    guard let view = captured ?? window.hitTest(event.location(in: window), with: event) else { return }
    if let scroll = event as? UIScrollEvent {
      view.scrollWheel(with: scroll)
    } else if event.buttonMask.isEmpty {
      view.otherButtonUp(with: event)
    } else {
      view.otherButtonDown(with: event)
    }
  }
}

extension UIView {
  /// The enabled recognisers of this view, then of its superview, and so on.
  func recognizersUpwards() -> [UIGestureRecognizer] {
    sequence(first: self) { $0.superview }.flatMap { ($0.gestureRecognizers ?? []).filter(\.isEnabled) }
  }
}
