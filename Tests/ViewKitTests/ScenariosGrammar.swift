/// The words that a controller's appearance callbacks may form: one state after another, and the two forms in
/// which a change turns round before it has ended.
enum AppearanceGrammar {
  private enum State { case gone, coming, shown, going }

  /// `callbacks` in the shorthand of the rules, arguments allowed; viewIsAppearing is passed over.
  static func accepts(_ callbacks: [String], startsShown: Bool = false) -> Bool {
    var state = startsShown ? State.shown : .gone
    for callback in callbacks {
      switch (state, String(callback.prefix { $0 != "(" })) {
      case (.gone, "willApp"), (.going, "willApp"): state = .coming
      case (.coming, "didApp"): state = .shown
      case (.shown, "willDis"), (.coming, "willDis"): state = .going
      case (.going, "didDis"): state = .gone
      case (.coming, "isApp"): break
      default: return false
      }
    }
    return true
  }
}
