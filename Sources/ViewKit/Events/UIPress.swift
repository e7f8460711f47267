public import Foundation

/// A key of the keyboard, from its going down to its coming up.
@preconcurrency @MainActor public final class UIPress: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var key: UIKey?
  /// Whether the system repeats the press because the key is held.
  public internal(set) var isRepeat = false
  /// The first responder that was told when the key went down.
  public internal(set) weak var responder: UIResponder?
  /// Which press of its stage this is, counted from the first.
  let order: Int

  init(order: Int) {
    self.order = order
    super.init()
  }
}

/// The event that presses come with.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  public internal(set) var allPresses: Set<UIPress> = []

  init() { super.init(type: .presses) }
}

/// Which key, with which modifiers.
@preconcurrency @MainActor public final class UIKey: NSObject {
  public let key: Key
  public let modifierFlags: UIKeyModifierFlags

  init(_ key: Key, _ modifiers: KeyModifiers) {
    self.key = key
    modifierFlags = UIKeyModifierFlags(modifiers)
    super.init()
  }

  /// The character without regard to modifiers, or the name that `UIKeyCommand` has for the key.
  public var charactersIgnoringModifiers: String { UIKey.input(of: key) }

  /// The character as Shift makes it; letters only, since signs arrive as they are.
  public var characters: String {
    let plain = charactersIgnoringModifiers
    return modifierFlags.contains(.shift) && plain.count == 1 ? plain.uppercased() : plain
  }

  static func input(of key: Key) -> String {
    switch key {
    case .escape: UIKeyCommand.inputEscape
    case .tab: "\t"
    case .returnKey: "\r"
    case .space: " "
    case .backspace: "\u{8}"
    case .delete: UIKeyCommand.inputDelete
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .function(let number): "UIKeyInputF\(number)"
    case .character(let character): String(character)
    }
  }

  /// Whether a command for `input` and `flags` is what was pressed. A sign that needs Shift on one keyboard
  /// and not on another ("+", "?") is asked for by itself, so Shift does not count for signs.
  func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    guard charactersIgnoringModifiers == input.lowercased() || charactersIgnoringModifiers == input else {
      return false
    }
    if modifierFlags == flags { return true }
    guard case .character(let character) = key, !character.isLetter, !character.isNumber else { return false }
    return modifierFlags.subtracting(.shift) == flags
  }

  /// Whether a responder that takes text uses this key itself.
  var isTextEditing: Bool {
    guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key {
    case .character, .space, .backspace, .delete, .left, .right, .home, .end: return true
    default: return false
    }
  }
}
