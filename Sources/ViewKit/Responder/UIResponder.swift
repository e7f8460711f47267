public import Foundation

/// Whatever can take part in the handling of events: views, controllers, the window and the application.
open class UIResponder: NSObject {
  public override init() { super.init() }

  // Declared so that subclasses may write a deinitialiser of their own: the implicit one would be isolated.
  deinit {}

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }
}
