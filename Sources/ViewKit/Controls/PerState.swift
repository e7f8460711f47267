/// A value for each state of a control; a state without one of its own falls back.
struct PerState<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for exactly this state, else for the first of its parts that has one, else the normal one.
  func best(for state: UIControl.State) -> Value? {
    if let exact = values[state] { return exact }
    for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }

  /// Whether a pressed or disabled state has a look of its own.
  func isGiven(for state: UIControl.State) -> Bool {
    values[state] != nil && !state.isDisjoint(with: [.highlighted, .disabled])
  }
}
