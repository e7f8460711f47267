public import Foundation

/// Watches touches in its view and the views below it, and tells its targets when they make a gesture.
///
/// A subclass overrides the touch handlers, sets `state`, and puts itself back in `reset`. Setting `state`
/// is a request: when all recognisers have seen the event, `GestureArbiter` decides who may go on.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  /// Where the recogniser stands; a subclass sets it to say what it has seen.
  open var state: State {
    get { wanted ?? settled }
    set { request(newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true { didSet { if !isEnabled && oldValue { cancelFromOutside() } } }
  public internal(set) weak var view: UIView?
  /// A name for people who look for faults.
  public var name: String?

  /// Whether the view loses the touches once they make the gesture.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a touch only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a lift only after the gesture has failed.
  open var delaysTouchesEnded = true

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  deinit {}

  // MARK: Targets

  private var targets: [ActionTarget] = []

  public func addTarget(_ target: Any, action: Selector) {
    targets.append(ActionTarget(target as AnyObject, action))
  }

  /// Runs a closure in place of a method.
  public func addAction(_ action: UIAction) { targets.append(ActionTarget(action)) }

  /// Nil stands for any target, or any action.
  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
  }

  func sendActions() {
    for target in targets { target.send(from: self, event: nil) }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a gesture is over in any way and its touches are lifted.
  open func reset() {}

  /// Leaves a touch out of this gesture: it is not counted and not heard of again, and its view keeps it.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    active.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  func ignore(_ touches: Set<UITouch>, for event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }

  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Whether the gesture may follow a touch that begins with this event; the delegate is asked after it.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Failing first

  /// This gesture waits until the other has failed.
  public func require(toFail other: UIGestureRecognizer) { failureRequirements.append(Weak(other)) }

  struct Weak {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
  }

  private(set) var failureRequirements: [Weak] = []

  // MARK: Touches

  /// Touches that are down and that this recogniser follows.
  var active: [UITouch] = []
  /// Every touch since the last reset.
  var sequence: [UITouch] = []

  func follows(_ touch: UITouch) -> Bool { active.contains { $0 === touch } }

  open var numberOfTouches: Int { active.count }

  /// The buttons that the gesture is made with; a finger counts as the first one.
  public internal(set) var buttonMask: UIEvent.ButtonMask = []
  /// Whether a touch made with these buttons can be part of the gesture.
  func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

  /// The modifier keys that are held now.
  public var modifierFlags: UIKeyModifierFlags {
    UIKeyModifierFlags(view?.window?.stage?.events.modifiers ?? [])
  }

  /// The middle of the touches, in the coordinates of `view` (of the window when nil).
  open func location(in view: UIView?) -> CGPoint { view?.convertFromStage(middle) ?? middle }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    precondition(active.indices.contains(index), "There is no touch of that index: ask numberOfTouches.")
    return active[index].location(in: view)
  }

  /// The middle of the touches in the stage; once they are lifted, where the last one was.
  var middle: CGPoint {
    let touches = active.isEmpty ? Array(sequence.suffix(1)) : active
    guard !touches.isEmpty else { return .zero }
    let x = touches.reduce(0) { $0 + $1.place.x }
    let y = touches.reduce(0) { $0 + $1.place.y }
    return CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
  }

  // MARK: State

  /// What the arbiter has granted.
  var settled = State.possible
  /// What has been asked for since, if anything.
  private(set) var wanted: State?
  /// Asked for, but waiting for another recogniser to fail.
  var deferred: State?
  weak var arbiter: GestureArbiter?

  private func request(_ state: State) {
    switch (self.state, state) {
    case (.possible, .changed): wanted = .began
    case (.possible, _) where state != .possible: wanted = state
    case (.began, .cancelled) where settled == .possible, (.began, .failed) where settled == .possible:
      wanted = .failed
    case (.began, .began) where settled == .began: wanted = .changed
    case (.began, .ended) where settled == .possible:
      // Began and ended in one event: its targets hear of both.
      wanted = .ended
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      if settled != .possible { wanted = state }
    case (.began, .failed), (.changed, .failed): wanted = .cancelled
    default: return
    }
    arbiter?.stateWasRequested()
  }

  func takeWanted() -> State? {
    defer { wanted = nil }
    return wanted
  }

  /// Back to the start, after everything.
  func clear() {
    settled = .possible
    wanted = nil
    deferred = nil
    sequence = active
    deadline = nil
    reset()
  }

  /// Disabled, or taken off its view: what it was doing is cancelled.
  func cancelFromOutside() { arbiter?.cancel(self) }

  // MARK: Time

  /// When `deadlinePassed` is to be called, on the stage's clock.
  var deadline: TimeInterval?
  func deadlinePassed() {}

  /// The stage's time.
  var now: TimeInterval { arbiter?.dispatcher?.stage.time ?? 0 }
}

/// Decides, for one recogniser or a pair, what the defaults leave open.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Asked before `shouldReceive touch`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
