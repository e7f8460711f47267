import Foundation

// From a finger's coming down to its end: who is told, in which order, and what takes a touch away.

extension EventDispatcher {
  func touchDown(_ id: Int, at place: CGPoint) {
    if touches[id] != nil { touchCancel(id) }
    dismissFocusRing(touchedAt: place)
    guard !isIgnoringEvents else { return }
    let touch = UITouch(type: id == 0 ? .indirectPointer : .direct, at: place, time: stage.time)
    touch.tapCount = taps.count(at: place, time: stage.time)
    prepareTouchEvent()
    guard let (window, view) = hit(place, with: touchEvent), admits(touch, to: view) else { return }
    touch.window = window
    touch.view = view
    touches[id] = touch
    touchEvent.allTouches?.insert(touch)
    gestures.attach(touch, touchEvent)
    if !view.isMultipleTouchEnabled, touches.values.contains(where: { $0 !== touch && $0.view === view }) {
      touch.delivery = .over
    }
    send(touch, .began)
  }

  func touchMove(_ id: Int, to place: CGPoint) {
    guard let touch = touches[id], place != touch.place else { return }
    prepareTouchEvent()
    touch.previousPlace = touch.place
    touch.place = place
    if touch.hasWandered { taps.interrupt() }
    send(touch, .moved)
  }

  func touchUp(_ id: Int, at place: CGPoint) {
    touchMove(id, to: place)
    guard let touch = touches[id] else { return }
    prepareTouchEvent()
    send(touch, .ended)
    forget(id)
  }

  func touchCancel(_ id: Int) {
    guard let touch = touches[id] else { return }
    taps.interrupt()
    prepareTouchEvent()
    send(touch, .cancelled)
    forget(id)
  }

  func cancelAllTouches() {
    for id in touches.keys.sorted() { touchCancel(id) }
    endSecondaryTouch(.cancelled)
  }

  /// Turning the screen or resizing the window ends every touch: the views under them have moved.
  func cancelTouchesIfResized() {
    guard sizeSeen != stage.size else { return }
    sizeSeen = stage.size
    cancelAllTouches()
  }

  /// Takes the touches of a subtree away from their views.
  func cancelTouches(in root: UIView) {
    for touch in openTouches where touch.view?.isDescendant(of: root) ?? false { cancelDelivery(of: touch) }
  }

  /// Called for a recogniser that has recognised: what it follows no longer goes to the views.
  func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
    for touch in openTouches where recognizer.sequence.contains(where: { $0 === touch }) {
      cancelDelivery(of: touch)
    }
  }

  // MARK: Sending

  private func prepareTouchEvent() {
    for touch in touches.values { touch.phase = .stationary }
    touchEvent.allTouches = Set(touches.values)
    touchEvent.timestamp = stage.time
    touchEvent.modifierFlags = UIKeyModifierFlags(modifiers)
    touchEvent.buttonMask = .primary
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = stage.time
    stage.application.sendEvent(touchEvent)
  }

  private func forget(_ id: Int) {
    guard let touch = touches.removeValue(forKey: id) else { return }
    if touch.delivery != .over { lingering.append(touch) }
    touchEvent.allTouches?.remove(touch)
    gestures.detach(touch)
    settleTouches()
  }

  /// A view that is exclusive shares the window with no other touch.
  private func admits(_ touch: UITouch, to view: UIView) -> Bool {
    touches.values.allSatisfy { other in
      guard let held = other.view, held !== view, other.delivery != .over else { return true }
      return !held.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  // MARK: Delivering

  func dispatchTouches(_ event: UIEvent, in window: UIWindow) {
    let changed = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
    for touch in changed.sorted(by: { $0.startTime < $1.startTime }) {
      gestures.deliver(touch, event)
      deliverToView(touch)
    }
    settleTouches()
  }

  private func deliverToView(_ touch: UITouch) {
    switch touch.phase {
    case .moved where touch.delivery == .begun:
      if touch.view?.isAnimatingWithoutInteraction ?? false {
        cancelDelivery(of: touch)
      } else {
        touch.view?.touchesMoved([touch], with: touchEvent)
      }
    case .cancelled: cancelDelivery(of: touch)
    default: settle(touch)
    }
  }

  /// Lets go what recognisers no longer hold back.
  func settleTouches() {
    for touch in openTouches {
      if touch.delivery == .begun, touch.view?.isAnimatingWithoutInteraction ?? false {
        cancelDelivery(of: touch)
      }
      settle(touch)
    }
    lingering.removeAll { $0.delivery == .over }
  }

  private func settle(_ touch: UITouch) {
    if touch.delivery == .none, !gestures.delaysBegan(touch) { deliver(touch, as: .began) }
    guard touch.isLifted, touch.delivery == .begun || touch.delivery == .endHeld else { return }
    if gestures.delaysEnded(touch) { touch.delivery = .endHeld } else { deliver(touch, as: .ended) }
  }

  private func cancelDelivery(of touch: UITouch) {
    switch touch.delivery {
    case .over: return
    case .none: touch.delivery = .over
    case .begun, .endHeld: deliver(touch, as: .cancelled)
    }
  }

  /// Calls the view, showing it the touch in the phase that it is told about.
  private func deliver(_ touch: UITouch, as phase: UITouch.Phase) {
    touch.delivery = phase == .began ? .begun : .over
    let actual = touch.phase
    touch.phase = phase
    switch phase {
    case .began: touch.view?.touchesBegan([touch], with: touchEvent)
    case .ended: touch.view?.touchesEnded([touch], with: touchEvent)
    default: touch.view?.touchesCancelled([touch], with: touchEvent)
    }
    touch.phase = actual
  }

  /// Touches of which a view has not heard the last, in a fixed order.
  private var openTouches: [UITouch] {
    lingering + touches.sorted { $0.key < $1.key }.map(\.value).filter { $0.delivery != .over }
  }
}

extension UITouch {
  var isLifted: Bool { phase == .ended }

  /// Whether it moved too far to be a tap.
  var hasWandered: Bool { hypot(place.x - startPlace.x, place.y - startPlace.y) > TapCounter.distance }
}
