public import Foundation

/// Which modifier keys were held, with UIKit's raw values.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  init(_ modifiers: KeyModifiers) {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alternate) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    self = flags
  }
}

/// A key combination and what it does.
///
/// `.command` is answered by the Control key too, which plays its part on these desktops. A combination of
/// character, Shift and nothing else gives way to a first responder that takes text.
@preconcurrency @MainActor public final class UIKeyCommand: NSObject {
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputDelete = "UIKeyInputDelete"

  /// A character (`"\r"`, `"\t"`, `" "` and `"\u{8}"` included), or one of the inputs above.
  public let input: String
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  /// What a sheet of shortcuts says about it.
  public var discoverabilityTitle: String?
  /// Whether it comes before what the first responder would do with the key as text.
  public var wantsPriorityOverSystemBehavior = false
  /// Whether it is performed again while the key stays down.
  public var allowsAutomaticKeyRepeat = true

  private let handler: ((UIKeyCommand) -> Void)?

  public init(
    input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.discoverabilityTitle = discoverabilityTitle
    handler = nil
    super.init()
  }

  /// A command that runs a closure in place of a method.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    action = nil
    super.init()
  }

  /// Runs the closure, or sends the action up the chain from `responder`; false if nobody took it.
  func perform(from responder: UIResponder) -> Bool {
    if let handler {
      handler(self)
      return true
    }
    guard let action, let target = responder.target(forAction: action, withSender: self) as? UIResponder
    else {
      return false
    }
    return action.perform(on: target, with: self, for: nil)
  }

  func matches(_ key: UIKey) -> Bool {
    if key.matches(input, modifierFlags) { return true }
    guard modifierFlags.contains(.command), !modifierFlags.contains(.control) else { return false }
    return key.matches(input, modifierFlags.subtracting(.command).union(.control))
  }
}
