import Foundation

// Keys, text and the first responder.

extension EventDispatcher {
  // MARK: First responder

  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let present = firstResponder, !present.resignFirstResponder() { return false }
    firstResponder = responder
    if let view = responder as? UIView, view.canBecomeFocused, view !== focusedView { focus(view) }
    return true
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    firstResponder = nil
    return true
  }

  /// Whom keys are offered to first: who takes text, else the focused view, else the first responder, else
  /// the controller that fills the key window.
  var keyTarget: UIResponder? {
    if let first = firstResponder, first is any UIKeyInput { return first }
    if let target = focusedView ?? firstResponder { return target }
    let window = stage.application.keyWindow
    return window?.rootViewController?.frontmost ?? window ?? stage.application
  }

  // MARK: Keys

  func keyDown(_ key: Key, isRepeat: Bool) {
    swallowsText = false
    guard !isIgnoringEvents, let target = keyTarget else { return }
    let pressed = UIKey(key, modifiers)
    swallowsText = perform(commandFor: pressed, isRepeat: isRepeat, from: target)
    if swallowsText { return }
    if edit(pressed, in: target) { return }
    let press = presses[key] ?? UIPress(order: pressesSoFar)
    if presses[key] == nil { pressesSoFar += 1 }
    press.key = pressed
    press.isRepeat = isRepeat
    press.responder = target
    presses[key] = press
    send(press, .began)
  }

  func keyUp(_ key: Key) {
    swallowsText = false
    guard let press = presses.removeValue(forKey: key) else { return }
    send(press, .ended)
  }

  func insert(_ text: String) {
    guard !isIgnoringEvents, !swallowsText, let input = firstResponder as? any UIKeyInput else { return }
    input.insertText(text)
  }

  /// Ends presses without their keys' having come up, for the responders that are affected.
  func cancelPresses(of isAffected: (UIResponder) -> Bool = { _ in true }) {
    let ended = presses.filter { $0.value.responder.map(isAffected) ?? true }
    for (key, press) in ended.sorted(by: { $0.value.order < $1.value.order }) {
      presses[key] = nil
      send(press, .cancelled)
    }
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    press.timestamp = stage.time
    let event = UIPressesEvent()
    event.timestamp = stage.time
    event.modifierFlags = UIKeyModifierFlags(modifiers)
    event.allPresses = [press]
    stage.application.sendEvent(event)
  }

  func dispatchPresses(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      default: press.responder?.pressesCancelled([press], with: event)
      }
    }
  }

  /// Performs the first matching command from `target` upwards.
  private func perform(commandFor key: UIKey, isRepeat: Bool, from target: UIResponder) -> Bool {
    let isText = key.isTextEditing && target is any UIKeyInput
    if key.isActivation, let focused = focusedView, focused === target, focused is UIControl { return false }
    for responder in target.chain {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        if isText && !command.wantsPriorityOverSystemBehavior { continue }
        if isRepeat && !command.allowsAutomaticKeyRepeat { return true }
        if command.perform(from: target) { return true }
      }
    }
    return false
  }

  /// Does what a key means to a responder that takes text. Characters themselves arrive as text.
  private func edit(_ key: UIKey, in target: UIResponder) -> Bool {
    guard let input = target as? any UIKeyInput else { return false }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.key {
    case .character, .space: return true
    case .backspace: input.deleteBackward()
    case .returnKey: input.insertText("\n")
    default: return false
    }
    return true
  }

  /// What a key does when no responder took it.
  func performDefault(for press: UIPress) {
    guard let key = press.key, press.phase == .began else { return }
    let flags = key.modifierFlags
    if key.key == .tab, flags.subtracting(.shift).isEmpty { moveFocus(backwards: flags.contains(.shift)) }
    if flags.isEmpty, let direction = FocusDirection(key.key) { moveFocus(direction) }
    if key.isActivation, !press.isRepeat { _ = focusedView?.accessibilityActivate() }
  }
}

extension UIKey {
  /// Space or Return by itself: what presses the focused button.
  var isActivation: Bool { modifierFlags.isEmpty && (key == .space || key == .returnKey) }
}

extension UIViewController {
  /// The controller presented last, over this one.
  fileprivate var frontmost: UIViewController { presentedViewController?.frontmost ?? self }
}
