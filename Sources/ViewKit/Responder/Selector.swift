/// A method to be called later on some object: what `#selector` gives elsewhere.
///
/// It is made from a reference to a method and keeps the method's type, so that a wrong one does not compile:
///
///     button.addTarget(self, action: Selector(Card.tapped), for: .touchUpInside)
///
/// An *unbound* reference (`Card.tapped`) is called on the target given beside it, which nobody retains, or
/// for want of a target on the first responder up the chain whose class has the method. A *bound* one
/// (`Selector(tapped)` inside a method, `Selector(card.tapped)`) always calls the object it was taken from
/// and keeps that object alive for as long as the selector is held.
///
/// The method may take nothing, the sender, or the sender and the event. Two selectors are equal when one is
/// a copy of the other: the language cannot tell whether two references name the same method, so keep the
/// value in a constant where it is needed twice, as for `removeTarget`.
@preconcurrency @MainActor public struct Selector: Hashable {
  private final class Method {
    let isImplemented: (AnyObject) -> Bool
    /// Returns false where the target or an argument is of another class than the method wants.
    let call: (AnyObject, Any?, UIEvent?) -> Bool

    init<Target>(_ target: Target.Type, _ call: @escaping (AnyObject, Any?, UIEvent?) -> Bool) {
      isImplemented = { $0 is Target }
      self.call = call
    }

    deinit {}
  }

  private let method: Method

  // MARK: Unbound references

  /// From `Card.tapped`, a method without parameters.
  public init<Target>(_ reference: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    method = Method(Target.self) { target, _, _ in
      guard let target = target as? Target else { return false }
      reference(target)()
      return true
    }
  }

  /// From `Card.tapped(_:)`, which takes the sender.
  public init<Target, Sender>(_ reference: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
    method = Method(Target.self) { target, sender, _ in
      guard let target = target as? Target, let sender = argument(sender, Sender.self) else { return false }
      reference(target)(sender)
      return true
    }
  }

  /// From `Card.tapped(_:event:)`, which takes the sender and the event.
  public init<Target, Sender, Event>(
    _ reference: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    method = Method(Target.self) { target, sender, event in
      guard let target = target as? Target, let sender = argument(sender, Sender.self),
        let event = argument(event, Event.self)
      else { return false }
      reference(target)(sender, event)
      return true
    }
  }

  // MARK: Bound references and closures

  /// From `card.tapped`, a method without parameters.
  public init(_ reference: @escaping @MainActor () -> Void) {
    method = Method(AnyObject.self) { _, _, _ in
      reference()
      return true
    }
  }

  /// From `card.tapped(_:)`, which takes the sender.
  public init<Sender>(_ reference: @escaping @MainActor (Sender) -> Void) {
    method = Method(AnyObject.self) { _, sender, _ in
      guard let sender = argument(sender, Sender.self) else { return false }
      reference(sender)
      return true
    }
  }

  /// From `card.tapped(_:event:)`, which takes the sender and the event.
  public init<Sender, Event>(_ reference: @escaping @MainActor (Sender, Event) -> Void) {
    method = Method(AnyObject.self) { _, sender, event in
      guard let sender = argument(sender, Sender.self), let event = argument(event, Event.self) else {
        return false
      }
      reference(sender, event)
      return true
    }
  }

  // MARK: Use

  /// Whether the class of `object` has the method; a bound selector answers true for any.
  public func isImplemented(by object: AnyObject) -> Bool { method.isImplemented(object) }

  /// Calls the method on `target`. Returns false, without calling, where the target, the sender or the event
  /// is not of the class that the method takes.
  @discardableResult
  public func perform(on target: AnyObject, with sender: Any? = nil, for event: UIEvent? = nil) -> Bool {
    method.call(target, sender, event)
  }

  public nonisolated static func == (a: Selector, b: Selector) -> Bool { a.method === b.method }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }
}

/// `value` as the type that a method takes; nothing where it is of another, or nil where the method wants some.
private func argument<Wanted>(_ value: Any?, _: Wanted.Type) -> Wanted? {
  if let value { return value as? Wanted }
  return Wanted.self is any ExpressibleByNilLiteral.Type ? value as? Wanted : nil
}
