public import Foundation

/// Something the user did: one object for all touches that are down, one for each press or turn of the wheel.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public nonisolated enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
  }

  /// Which mouse buttons are down.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// What kind of a motion or remote control's event it is: neither exists here.
  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  public let type: EventType
  public let subtype = EventSubtype.none
  /// On the stage's clock.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var modifierFlags: UIKeyModifierFlags = []
  public internal(set) var buttonMask: ButtonMask = []
  /// Every touch that is down or has just been lifted.
  public internal(set) var allTouches: Set<UITouch>?

  init(type: EventType) {
    self.type = type
    super.init()
  }

  deinit {}

  public func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }
  public func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touch's movements since the last event, of which there is one here: the touch itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where the touch may go next: nobody guesses here.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  private func some(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(matches)
    return found.isEmpty ? nil : found
  }
}

/// A turn of the wheel, or two fingers moving on a touch pad.
@preconcurrency @MainActor public final class UIScrollEvent: UIPointerEvent {
  /// Notches, or fractions of one; positive y is away from the hand, towards what lies above.
  public let delta: CGVector
  /// Whether the deltas come from a device that measures, and should be used as they are.
  public let isPrecise: Bool

  init(at place: CGPoint, delta: CGVector, isPrecise: Bool) {
    self.delta = delta
    self.isPrecise = isPrecise
    super.init(type: .scroll, at: place, button: nil)
  }
}

/// What the pointer did without touching: another button, or the wheel.
@preconcurrency @MainActor open class UIPointerEvent: UIEvent {
  /// The button that went down or up: 1 is the second (usually the right one), 2 the middle one; nil for the
  /// wheel.
  public let button: Int?
  /// The window under the pointer.
  public internal(set) weak var window: UIWindow?
  private let place: CGPoint

  init(type: EventType = .hover, at place: CGPoint, button: Int?) {
    self.place = place
    self.button = button
    super.init(type: type)
  }

  deinit {}

  /// Where the pointer was, in the coordinates of `view`, or of the stage when it is nil.
  public func location(in view: UIView?) -> CGPoint { view?.convertFromStage(place) ?? place }
}
