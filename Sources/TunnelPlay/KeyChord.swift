import ViewKit

/// A key with its modifiers, as scripts write it: `escape`, `ctrl+shift+z`, `plus`, `a`.
nonisolated struct KeyChord {
  var key: Key
  var modifiers: KeyModifiers = []

  init?(_ text: String) {
    var parts = text.lowercased().split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast(), let key = KeyChord.key(named: last) else { return nil }
    for part in parts {
      guard let modifier = KeyChord.modifiers[part] else { return nil }
      modifiers.insert(modifier)
    }
    self.key = key
  }

  private static let modifiers: [String: KeyModifiers] = [
    "shift": .shift, "ctrl": .control, "control": .control, "alt": .alternate, "cmd": .command,
    "super": .command,
  ]

  private static let names: [String: Key] = [
    "escape": .escape, "tab": .tab, "return": .returnKey, "enter": .returnKey, "space": .space,
    "backspace": .backspace, "delete": .delete, "left": .left, "right": .right, "up": .up, "down": .down,
    "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "plus": .character("+"),
    "minus": .character("-"), "slash": .character("/"), "question": .character("?"),
  ]

  private static func key(named name: String) -> Key? {
    if let key = names[name] { return key }
    if name.count > 1, name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number) {
      return .function(number)
    }
    return name.count == 1 ? name.first.map(Key.character) : nil
  }
}
