public import Foundation

/// Whatever can take part in the handling of events: views, controllers, the window and the application.
///
/// An event is offered to one responder; whoever does not handle it hands it to `next`, up to the
/// application. The default of every handler below does just that.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// UIKit has it on views and controllers only. Being required it is inherited by an application delegate that
  /// declares no initialiser, and so makes one of whatever class `UIApplicationMain` is given.
  public required init?(coder: NSCoder) { super.init() }

  // Declared so that subclasses may write a deinitialiser of their own: the implicit one would be isolated.
  deinit {}

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key combinations this responder answers to; looked for from the one who has the keys upwards.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: The pointer (ours: UIKit tells these by recognisers only)

  /// The wheel turned, or two fingers moved on a touch pad, with the pointer over this responder.
  open func scrollWheel(with event: UIScrollEvent) { next?.scrollWheel(with: event) }

  /// A mouse button other than the first went down over this responder, or while a touch of it went on.
  open func otherButtonDown(with event: UIPointerEvent) { next?.otherButtonDown(with: event) }

  open func otherButtonUp(with event: UIPointerEvent) { next?.otherButtonUp(with: event) }

  // MARK: Shaking and remote controls: a desktop sends none

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Interface files: there are none, and nothing calls this

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// Whether this responder may be the first to get keys, text and untargeted actions.
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { stageOfChain?.events.firstResponder === self }

  /// Nil: keyboards are real here, and nothing comes up in their place.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  /// Asks the present first responder to resign and takes its place. A responder whose chain does not lead
  /// to a window cannot become the first.
  @discardableResult
  open func becomeFirstResponder() -> Bool { stageOfChain?.events.makeFirstResponder(self) ?? false }

  @discardableResult
  open func resignFirstResponder() -> Bool { stageOfChain?.events.resign(self) ?? true }

  // MARK: Traits

  /// Called for views and controllers in a window when light has become dark, or dark light.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Accessibility

  /// By which tests and scripts find this responder; never shown.
  open var accessibilityIdentifier: String?
  /// What it is called, for people who do not see it.
  open var accessibilityLabel: String?
  /// Whether what lies beside it, under the same superview, is out of reach for the keyboard.
  open var accessibilityViewIsModal = false

  // Held for programs that set them: no assistant asks yet.
  open var isAccessibilityElement = false
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var accessibilityFrame = CGRect.zero
  open var shouldGroupAccessibilityChildren = false

  /// Does what a press would do; returns whether there was anything to do.
  open func accessibilityActivate() -> Bool { false }

  // MARK: Actions

  /// Whether an action sent to nobody in particular may stop here: by default when the class has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// The first responder from here upwards that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }
}

extension UIResponder {
  /// This responder, its `next`, and so on.
  var chain: some Sequence<UIResponder> { sequence(first: self) { $0.next } }

  /// The stage that the chain ends at, if it does.
  var stageOfChain: Stage? {
    for responder in chain {
      if let window = responder as? UIWindow { return window.stage }
      if let application = responder as? UIApplication { return application.stage }
    }
    return nil
  }
}

/// A responder that takes text.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
