/// The words that a controller's appearance callbacks may form: one state after another, and the two forms in
/// which a change turns round before it has ended.
struct AppearanceGrammar {
  enum State { case gone, coming, shown, going }

  enum Word: String {
    case willApp, isApp, didApp, willDis, didDis
  }

  private(set) var state = State.gone

  /// Whether the change that began last has ended.
  var isAtRest: Bool { state == .gone || state == .shown }

  /// Takes one more callback; false, and no other state, if it may not come now.
  mutating func take(_ word: Word) -> Bool {
    switch (state, word) {
    case (.gone, .willApp), (.going, .willApp): state = .coming
    case (.coming, .didApp): state = .shown
    case (.shown, .willDis), (.coming, .willDis): state = .going
    case (.going, .didDis): state = .gone
    case (.coming, .isApp): break
    default: return false
    }
    return true
  }

  /// Whether `callbacks`, in the shorthand of the rules and with their arguments, are such words.
  static func accepts(_ callbacks: [String], startsShown: Bool = false) -> Bool {
    var grammar = AppearanceGrammar()
    if startsShown { grammar.state = .shown }
    return callbacks.allSatisfy { callback in
      Word(rawValue: String(callback.prefix { $0 != "(" })).map { grammar.take($0) } ?? false
    }
  }
}
