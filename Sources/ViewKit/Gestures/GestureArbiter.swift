import Foundation

/// Decides which of the recognisers that follow the same touches may recognise.
///
/// Each event goes to all of them first; then, deepest view first, each request is granted unless somebody it
/// waits for may still recognise, its delegate says no, or one that has started shuts it out. Who recognises
/// makes the others fail, unless both sides may run together.
final class GestureArbiter {
  weak var dispatcher: EventDispatcher?
  /// Whether somebody has asked for a state since the last decision.
  private var isDirty = false
  /// Whether recognisers are being told of an event, after which the decision comes.
  private var isDelivering = false
  /// Recognisers in the middle of something, in the order they met their touches: deepest view first.
  private var involved: [UIGestureRecognizer] = []
  private var isDeciding = false

  deinit {}

  // MARK: Touches

  /// Finds who will follow a touch that has just begun with `event`.
  func attach(_ touch: UITouch, _ event: UIEvent) {
    let candidates = touch.view?.recognizersUpwards() ?? []
    var followers: [UIGestureRecognizer] = []
    for recognizer in candidates where recognizer.settled.isOpen && recognizer.deferred != .ended {
      guard receives(touch, event, recognizer) else { continue }
      recognizer.arbiter = self
      recognizer.buttonMask = event.buttonMask
      recognizer.active.append(touch)
      recognizer.sequence.append(touch)
      if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
      followers.append(recognizer)
    }
    touch.gestureRecognizers = followers
    if involved.count > 1 { involved = deepestFirst(involved) }
  }

  private func receives(_ touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard !(recognizer is UIHoverGestureRecognizer), recognizer.accepts(event.buttonMask) else {
      return false
    }
    guard recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  func deliver(_ touch: UITouch, _ event: UIEvent) {
    isDelivering = true
    for recognizer in touch.gestureRecognizers ?? []
    where recognizer.follows(touch) && recognizer.settled.isOpen {
      switch touch.phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved: recognizer.touchesMoved([touch], with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      default: recognizer.touchesCancelled([touch], with: event)
      }
    }
    isDelivering = false
    decide()
  }

  /// A touch is over: recognisers that are done with all of theirs start afresh.
  func detach(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.active.removeAll { $0 === touch }
      guard recognizer.active.isEmpty, recognizer.settled == .possible else { continue }
      // Nothing left to wait for: neither time nor another recogniser.
      if recognizer.deadline == nil, recognizer.deferred == nil { fail(recognizer) }
    }
    decide()
  }

  // MARK: Time

  func advance(to time: TimeInterval) {
    // The clock counts whole ticks: a deadline may lie a rounding error after the one it falls on.
    while let due = nextDeadline, due <= time + 1e-6 {
      for recognizer in involved where recognizer.deadline == due {
        recognizer.deadline = nil
        recognizer.deadlinePassed()
      }
      decide()
    }
    decide()
  }

  var nextDeadline: TimeInterval? { involved.compactMap(\.deadline).min() }

  // MARK: What views must wait for

  func delaysBegan(_ touch: UITouch) -> Bool { isUndecided(touch, \.delaysTouchesBegan) }
  func delaysEnded(_ touch: UITouch) -> Bool { isUndecided(touch, \.delaysTouchesEnded) }

  private func isUndecided(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains { recognizer in
      recognizer.settled == .possible && delays(recognizer) && recognizer.sequence.contains { $0 === touch }
    }
  }

  // MARK: From outside

  func cancel(_ recognizer: UIGestureRecognizer) {
    _ = recognizer.takeWanted()
    switch recognizer.settled {
    case .possible where involved.contains(where: { $0 === recognizer }): fail(recognizer)
    case .began, .changed: move(recognizer, to: .cancelled)
    default: break
    }
    decide()
  }

  func cancelRecognizers(in isAffected: (UIView) -> Bool) {
    for recognizer in involved where recognizer.view.map(isAffected) ?? true { cancel(recognizer) }
  }

  // MARK: Deciding

  /// A recogniser has asked for a state: in the middle of an event the decision waits for the others.
  func stateWasRequested() {
    isDirty = true
    if !isDelivering { decide() }
  }

  /// Grants or refuses what has been asked for, until nobody asks for more.
  func decide() {
    guard !isDeciding else { return }
    isDeciding = true
    defer { isDeciding = false }
    repeat {
      isDirty = false
      for recognizer in byPrecision(involved) {
        if let wanted = recognizer.takeWanted() { consider(recognizer, wanted) }
      }
      sweep()
    } while isDirty
  }

  private func consider(_ recognizer: UIGestureRecognizer, _ wanted: UIGestureRecognizer.State) {
    switch (recognizer.settled, wanted) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, _): tryToRecognize(recognizer, wanted)
    case (.began, _), (.changed, _): move(recognizer, to: wanted)
    default: break
    }
  }

  private func tryToRecognize(_ recognizer: UIGestureRecognizer, _ wanted: UIGestureRecognizer.State) {
    let rivals = peers(of: recognizer)
    let blockers = rivals.filter { mustFail($0, before: recognizer) }
    if blockers.contains(where: { $0.settled.hasRecognized }) { return fail(recognizer) }
    if blockers.contains(where: { $0.settled == .possible }) {
      recognizer.deferred = wanted
      return
    }
    recognizer.deferred = nil
    guard !rivals.contains(where: { $0.settled.hasRecognized && excludes($0, recognizer) }) else {
      return fail(recognizer)
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    for rival in rivals where rival.settled == .possible && excludes(recognizer, rival) { fail(rival) }
    if recognizer.cancelsTouchesInView { dispatcher?.cancelTouchesInViews(of: recognizer) }
    move(recognizer, to: wanted)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    let touched = recognizer.sequence.last?.view
    return touched === recognizer.view || (touched?.gestureRecognizerShouldBegin(recognizer) ?? true)
  }

  private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.settled = state
    recognizer.deadline = nil
    recognizer.sendActions()
    if state.hasRecognized { failThoseWaiting(for: recognizer) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.settled == .possible else { return }
    recognizer.settled = .failed
    recognizer.deadline = nil
    recognizer.deferred = nil
    for waiting in involved {
      guard let wanted = waiting.deferred, mustFail(recognizer, before: waiting) else { continue }
      waiting.deferred = nil
      consider(waiting, wanted)
    }
  }

  private func failThoseWaiting(for recognizer: UIGestureRecognizer) {
    for waiting in involved where waiting.deferred != nil && mustFail(recognizer, before: waiting) {
      fail(waiting)
    }
  }

  /// Lets go of those that are done and whose touches are lifted.
  private func sweep() {
    for recognizer in involved where recognizer.settled.isOver && recognizer.active.isEmpty {
      recognizer.clear()
      involved.removeAll { $0 === recognizer }
    }
  }

  // MARK: Pairs

  /// The others that follow, or followed, one of the same touches.
  private func peers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    involved.filter { other in
      other !== recognizer
        && other.sequence.contains { touch in recognizer.sequence.contains { $0 === touch } }
    }
  }

  private func mustFail(_ first: UIGestureRecognizer, before second: UIGestureRecognizer) -> Bool {
    second.failureRequirements.contains { $0.recognizer === first }
      || second.shouldRequireFailure(of: first) || first.shouldBeRequiredToFail(by: second)
      || second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first) ?? false
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) ?? false
  }

  /// Whether `first`, having recognised, keeps `second` from doing so.
  private func excludes(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    let together =
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
    return !together
  }

  // MARK: Order

  private func deepestFirst(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    stablySorted(recognizers) { depth($0) > depth($1) }
  }

  /// Of two on the same view that recognise in the same event, the one that asked for more goes first.
  private func byPrecision(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    guard recognizers.count > 1 else { return recognizers }
    return stablySorted(recognizers) {
      let (a, b) = (depth($0), depth($1))
      return a != b ? a > b : $0.precision > $1.precision
    }
  }

  private func depth(_ recognizer: UIGestureRecognizer) -> Int {
    guard let view = recognizer.view else { return 0 }
    return sequence(first: view) { $0.superview }.reduce(0) { count, _ in count + 1 }
  }

  private func stablySorted(
    _ recognizers: [UIGestureRecognizer], _ precedes: (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) -> [UIGestureRecognizer] {
    recognizers.enumerated().sorted { a, b in
      if precedes(a.element, b.element) { return true }
      if precedes(b.element, a.element) { return false }
      return a.offset < b.offset
    }.map(\.element)
  }
}

extension UIGestureRecognizer.State {
  /// Still taking touches.
  var isOpen: Bool { self == .possible || self == .began || self == .changed }
  var isOver: Bool { !isOpen }
  var hasRecognized: Bool { self == .began || self == .changed || self == .ended }
}

extension UIGestureRecognizer {
  /// How much this gesture asks for: several taps or fingers come before one.
  var precision: Int {
    guard let tap = self as? UITapGestureRecognizer else { return 0 }
    return tap.numberOfTapsRequired * 16 + tap.numberOfTouchesRequired
  }
}
