public import Foundation

/// A view that is operated: it turns touches into events and tells its targets.
@preconcurrency @MainActor open class UIControl: UIView {
  // MARK: State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking() }
      stateDidChange()
    }
  }

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Called when anything that `state` tells has changed.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Targets

  private var targets: [(target: ActionTarget, events: Event)] = []

  /// Without a target the action goes up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((ActionTarget(target.map { $0 as AnyObject }, action), controlEvents))
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    targets.append((ActionTarget(action), controlEvents))
  }

  /// Nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target.map { $0 as AnyObject }, action) }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action === action }
  }

  private func remove(_ events: Event, _ isMeant: (ActionTarget) -> Bool) {
    for index in targets.indices where isMeant(targets[index].target) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target.object as? NSObject }.map { AnyHashable($0) })
  }

  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the targets of these events, in the order they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Calls `action`; the way that every selector of this control goes.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    (window?.stage?.application ?? UIApplication.shared).sendAction(
      action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  private func send(_ events: Event, with event: UIEvent?) {
    for (target, wanted) in targets where !wanted.isDisjoint(with: events) {
      target.send(from: self, event: event)
    }
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  /// The touch being tracked.
  private weak var trackedTouch: UITouch?

  /// How far outside the bounds a finger still counts as inside once it went down inside, in points; a mouse
  /// is held to `pointerMargin`.
  public var touchInsideMargin: CGFloat = 70
  public var pointerMargin: CGFloat = 8

  /// Whether to track the touch that has just begun; false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, touch === trackedTouch else { return }
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      return stopTracking()
    }
    let wasInside = isTouchInside
    isTouchInside = counts(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    guard isTracking else { return }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, touch === trackedTouch else { return }
    let isInside = counts(touch)
    endTracking(touch, with: event)
    stopTracking()
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { primaryAction(with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, touch === trackedTouch else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func cancelTracking() {
    guard isTracking else { return }
    cancelTracking(with: nil)
    stopTracking()
    send(.touchCancel, with: nil)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  private func counts(_ touch: UITouch) -> Bool {
    let margin = touch.type == .indirectPointer ? pointerMargin : touchInsideMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }

  /// What a completed press means beyond `touchUpInside`.
  func primaryAction(with event: UIEvent?) {}

  // MARK: Keyboard

  open override var canBecomeFocused: Bool { isEnabled }

  /// Does what a press would do.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    send(.touchUpInside, with: nil)
    primaryAction(with: nil)
    return true
  }

  // MARK: Recognisers

  /// A single tap on an enabled control is the control's, whoever above listens for taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
    else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  deinit {}
}

extension UIControl {
  /// What can happen to a control, with UIKit's raw values.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch that came down at the same place shortly after another.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: a button's press, by hand or by key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands, with UIKit's raw values.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
