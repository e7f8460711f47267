public import Foundation

/// What a host reports: plain values, positions in points of the stage.
public nonisolated enum InputEvent: Sendable {
  /// A finger, or a mouse button that went down: `id` tells fingers apart; the mouse's first button is 0.
  case touchDown(id: Int, at: CGPoint)
  case touchMove(id: Int, to: CGPoint)
  case touchUp(id: Int, at: CGPoint)
  case touchCancel(id: Int)
  /// The pointer moved with no button down.
  case hover(at: CGPoint)
  /// The pointer left the window.
  case hoverEnded
  /// A mouse button other than the first went down or up (1 is the second, usually the right one).
  case otherButton(Int, isDown: Bool, at: CGPoint)
  /// Wheel notches, or fractions of one from a touch pad; positive y scrolls up (away from the hand).
  case scroll(at: CGPoint, deltaX: Double, deltaY: Double, isPrecise: Bool)
  /// Which modifier keys are held from now on; touches and wheel events carry them.
  case modifiers(KeyModifiers)
  case key(Key, isDown: Bool, modifiers: KeyModifiers, isRepeat: Bool)
  case text(String)
  case focus(Bool)
  case memoryWarning
}

/// Keys by what they mean; characters are lower-case letters, digits or signs.
public nonisolated enum Key: Hashable, Sendable {
  case escape, tab, returnKey, space, backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  case function(Int)
  case character(Character)
}

/// Which modifier keys were held.
public nonisolated struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alternate = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)
}
