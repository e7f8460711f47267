import CSDL2
import ViewKit

/// Turns SDL's events into the stage's.
///
/// Positions: SDL speaks window units, the stage points; `unitsPerPoint` is the ratio of the two.
final class InputMapper {
  var unitsPerPoint: Double = 1
  /// The window's size in points: finger positions come as fractions of it.
  var size = CGSize.zero

  private var isMouseDown = false
  private var pointer = CGPoint.zero
  private var fingers = FingerSlots()
  private var wheel = WheelMemory()
  private var heldKeys: [UInt32: Key] = [:]
  private var modifiers: KeyModifiers = []

  /// All of one turn's events at once, since what a key means depends on the text that follows it.
  func map(_ events: [SDL_Event]) -> [InputEvent] {
    events.indices.flatMap { index in
      map(events[index], next: index + 1 < events.count ? events[index + 1] : nil)
    }
  }

  private func map(_ event: SDL_Event, next: SDL_Event?) -> [InputEvent] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
    case SDL_KEYDOWN: hold(KeyMap.modifiers(event.key.keysym.mod)) + keyDown(event.key, next: next)
    case SDL_KEYUP: hold(KeyMap.modifiers(event.key.keysym.mod)) + keyUp(event.key)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_WINDOWEVENT: window(event.window)
    default: []
    }
  }

  // MARK: Pointer

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> [InputEvent] {
    guard event.which != Self.touchMouse else { return [] }
    pointer = point(event.x, event.y)
    return [isMouseDown ? .touchMove(id: 0, to: pointer) : .hover(at: pointer)]
  }

  private func button(_ event: SDL_MouseButtonEvent) -> [InputEvent] {
    guard event.which != Self.touchMouse else { return [] }
    pointer = point(event.x, event.y)
    let isDown = event.state == SDL_PRESSED
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT:
      guard isDown != isMouseDown else { return [] }
      isMouseDown = isDown
      return isDown ? [.touchDown(id: 0, at: pointer)] : [.touchUp(id: 0, at: pointer), .hover(at: pointer)]
    case SDL_BUTTON_RIGHT: return [.otherButton(1, isDown: isDown, at: pointer)]
    case SDL_BUTTON_MIDDLE: return [.otherButton(2, isDown: isDown, at: pointer)]
    default: return [.otherButton(Int(event.button) - 1, isDown: isDown, at: pointer)]
    }
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> [InputEvent] {
    guard event.which != Self.touchMouse else { return [] }
    // A flipped wheel reports the content's way; the stage wants the hand's.
    let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let isPrecise = wheel.isPrecise(event)
    pointer = point(event.mouseX, event.mouseY)
    return [
      .scroll(
        at: pointer, deltaX: sign * Double(event.preciseX), deltaY: sign * Double(event.preciseY),
        isPrecise: isPrecise)
    ]
  }

  /// What SDL puts in `which` for mouse events it makes up from touches.
  private static let touchMouse = UInt32.max

  // MARK: Fingers

  private func finger(_ event: SDL_TouchFingerEvent) -> [InputEvent] {
    // Fingers on a touch pad steer the pointer; only those on the screen are touches.
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return [] }
    let place = CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: return [.touchDown(id: fingers.take(event.fingerId), at: place)]
    case SDL_FINGERMOTION: return fingers.slot(event.fingerId).map { [.touchMove(id: $0, to: place)] } ?? []
    default: return fingers.free(event.fingerId).map { [.touchUp(id: $0, at: place)] } ?? []
    }
  }

  // MARK: Keyboard

  private func hold(_ held: KeyModifiers) -> [InputEvent] {
    guard held != modifiers else { return [] }
    modifiers = held
    return [.modifiers(held)]
  }

  private func keyDown(_ event: SDL_KeyboardEvent, next: SDL_Event?) -> [InputEvent] {
    guard var key = KeyMap.key(for: event.keysym.sym) else { return [] }
    // "+" is Shift and "=" on one keyboard and a key of its own on another: what the key types, if it types one
    // character, is what it means. SDL tells it in the event right after.
    if case .character = key, let typed = next.flatMap(Self.typedText), typed.count == 1 {
      key = typed.lowercased().first.map { .character($0) } ?? key
    }
    let code = event.keysym.scancode.rawValue
    // A repeat is the same key as its press, whatever was released meanwhile.
    if event.repeat != 0, let held = heldKeys[code] { key = held }
    heldKeys[code] = key
    return [.key(key, isDown: true, modifiers: modifiers, isRepeat: event.repeat != 0)]
  }

  private func keyUp(_ event: SDL_KeyboardEvent) -> [InputEvent] {
    guard let key = heldKeys.removeValue(forKey: event.keysym.scancode.rawValue) else { return [] }
    return [.key(key, isDown: false, modifiers: modifiers, isRepeat: false)]
  }

  private func text(_ event: SDL_TextInputEvent) -> [InputEvent] {
    // X11 types a "1" for Ctrl+1; a shortcut is not text.
    guard modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return [] }
    return [.text(Self.string(event))]
  }

  private static func typedText(_ event: SDL_Event) -> String? {
    SDL_EventType(event.type) == SDL_TEXTINPUT ? string(event.text) : nil
  }

  private static func string(_ event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  // MARK: Window

  private func window(_ event: SDL_WindowEvent) -> [InputEvent] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    // Keys may have gone down or up while the window had no ear for them.
    case SDL_WINDOWEVENT_FOCUS_GAINED: [.focus(true)] + hold(KeyMap.modifiersNow)
    case SDL_WINDOWEVENT_FOCUS_LOST: [.focus(false)]
    case SDL_WINDOWEVENT_LEAVE: isMouseDown ? [] : [.hoverEnded]
    default: []
    }
  }
}

/// Gives fingers small numbers from 1, the lowest free one first; 0 is the mouse.
struct FingerSlots {
  private var slots: [SDL_FingerID: Int] = [:]

  func slot(_ finger: SDL_FingerID) -> Int? { slots[finger] }

  mutating func take(_ finger: SDL_FingerID) -> Int {
    let taken = Set(slots.values)
    let slot = slots[finger] ?? (1...).first { !taken.contains($0) }!
    slots[finger] = slot
    return slot
  }

  mutating func free(_ finger: SDL_FingerID) -> Int? { slots.removeValue(forKey: finger) }
}

/// Tells a touch pad's scrolling from a wheel's: SDL does not say, but a wheel has whole notches only.
struct WheelMemory {
  private var lastFraction: UInt32?

  /// A touch pad's deltas are whole now and then; within 0.3 s of a fraction they are taken as its own.
  mutating func isPrecise(_ event: SDL_MouseWheelEvent) -> Bool {
    if event.preciseX != Float(event.x) || event.preciseY != Float(event.y) {
      lastFraction = event.timestamp
      return true
    }
    return lastFraction.map { event.timestamp &- $0 < 300 } ?? false
  }
}
