import CSDL2
import ViewKit

/// From SDL's keysyms to ours. The number keypad's keys mean what their face says.
enum KeyMap {
  /// The key a keysym stands for, or nil for those that mean nothing to us (modifiers, media keys …).
  static func key(for symbol: SDL_Keycode) -> Key? {
    if let named = named[symbol] { return named }
    if let digit = keypadDigits[symbol] { return .character(digit) }
    if let number = functionNumber(symbol) { return .function(number) }
    return character(symbol).map { .character($0) }
  }

  static func modifiers(_ state: UInt16) -> KeyModifiers {
    let held = Int(state)
    var modifiers: KeyModifiers = []
    if held & Int(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if held & Int(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    // AltGr (the right Alt of most layouts) makes characters; it is no shortcut's modifier.
    if held & Int(KMOD_LALT.rawValue) != 0 { modifiers.insert(.alternate) }
    if held & Int(KMOD_GUI.rawValue) != 0 { modifiers.insert(.command) }
    return modifiers
  }

  /// Those held now, whatever events are still under way.
  static var modifiersNow: KeyModifiers { modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)) }

  /// Keysyms below this bit are Unicode scalars, the others are scancodes in disguise.
  private static let scancodeBit: SDL_Keycode = 1 << 30

  private static func character(_ symbol: SDL_Keycode) -> Character? {
    guard symbol > 0x20, symbol != 0x7F, symbol & scancodeBit == 0,
      let scalar = Unicode.Scalar(UInt32(symbol))
    else { return nil }
    return Character(scalar).lowercased().first
  }

  private static func functionNumber(_ symbol: SDL_Keycode) -> Int? {
    let symbol = Int(symbol)
    let first = Int(SDLK_F1.rawValue)
    let thirteenth = Int(SDLK_F13.rawValue)
    if (first..<first + 12).contains(symbol) { return symbol - first + 1 }
    if (thirteenth..<thirteenth + 12).contains(symbol) { return symbol - thirteenth + 13 }
    return nil
  }

  private static let named: [SDL_Keycode: Key] = [
    SDL_Keycode(SDLK_ESCAPE.rawValue): .escape,
    SDL_Keycode(SDLK_TAB.rawValue): .tab,
    SDL_Keycode(SDLK_RETURN.rawValue): .returnKey,
    SDL_Keycode(SDLK_KP_ENTER.rawValue): .returnKey,
    SDL_Keycode(SDLK_SPACE.rawValue): .space,
    SDL_Keycode(SDLK_BACKSPACE.rawValue): .backspace,
    SDL_Keycode(SDLK_DELETE.rawValue): .delete,
    SDL_Keycode(SDLK_LEFT.rawValue): .left,
    SDL_Keycode(SDLK_RIGHT.rawValue): .right,
    SDL_Keycode(SDLK_UP.rawValue): .up,
    SDL_Keycode(SDLK_DOWN.rawValue): .down,
    SDL_Keycode(SDLK_HOME.rawValue): .home,
    SDL_Keycode(SDLK_END.rawValue): .end,
    SDL_Keycode(SDLK_PAGEUP.rawValue): .pageUp,
    SDL_Keycode(SDLK_PAGEDOWN.rawValue): .pageDown,
    SDL_Keycode(SDLK_KP_PLUS.rawValue): .character("+"),
    SDL_Keycode(SDLK_KP_MINUS.rawValue): .character("-"),
    SDL_Keycode(SDLK_KP_MULTIPLY.rawValue): .character("*"),
    SDL_Keycode(SDLK_KP_DIVIDE.rawValue): .character("/"),
    SDL_Keycode(SDLK_KP_PERIOD.rawValue): .character("."),
  ]

  private static let keypadDigits: [SDL_Keycode: Character] = [
    SDL_Keycode(SDLK_KP_0.rawValue): "0", SDL_Keycode(SDLK_KP_1.rawValue): "1",
    SDL_Keycode(SDLK_KP_2.rawValue): "2", SDL_Keycode(SDLK_KP_3.rawValue): "3",
    SDL_Keycode(SDLK_KP_4.rawValue): "4", SDL_Keycode(SDLK_KP_5.rawValue): "5",
    SDL_Keycode(SDLK_KP_6.rawValue): "6", SDL_Keycode(SDLK_KP_7.rawValue): "7",
    SDL_Keycode(SDLK_KP_8.rawValue): "8", SDL_Keycode(SDLK_KP_9.rawValue): "9",
  ]
}
