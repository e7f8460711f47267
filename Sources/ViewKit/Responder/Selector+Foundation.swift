public import Foundation

// Foundation's calls that take a selector, with ours.
//
// A selector's method belongs to the main actor: timers made here run on the main run loop, and notifications
// are to be posted on the main actor.

extension Timer {
  /// A timer that calls `aSelector` on `aTarget`, with itself as the sender. The target is kept alive until the
  /// timer ends, as Foundation does.
  @preconcurrency @MainActor public convenience init(
    timeInterval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = MainActorCall { aSelector.perform(on: aTarget as AnyObject, with: $0) }
    self.init(timeInterval: timeInterval, repeats: repeats) { call.run($0) }
  }

  /// The same, started on the main run loop.
  @discardableResult
  @preconcurrency @MainActor public static func scheduledTimer(
    timeInterval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: repeats)
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

extension NotificationCenter {
  /// Calls `aSelector` on `observer`, with the notification, until `removeObserver` or the observer's end.
  @preconcurrency @MainActor public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let call = MainActorCall { [weak observer] notification in
      if let observer { aSelector.perform(on: observer, with: notification) }
    }
    let token = addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
    SelectorObservations.add(token, of: observer, name: aName, object: anObject as AnyObject?, in: self)
  }

  /// Ends what `addObserver(_:selector:name:object:)` began for `observer`; a token of the block form is taken
  /// too.
  @preconcurrency @MainActor public func removeObserver(_ observer: AnyObject) {
    SelectorObservations.remove(of: observer, name: nil, object: nil, in: self)
    removeObserver(observer as Any)
  }

  /// The same for one name or one object only; nil stands for any.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    SelectorObservations.remove(of: observer, name: aName, object: anObject as AnyObject?, in: self)
  }
}

/// Which tokens stand for which observers.
private enum SelectorObservations {
  private struct Entry {
    weak var observer: AnyObject?
    let token: NSObjectProtocol
    let name: Notification.Name?
    weak var object: AnyObject?
    let center: NotificationCenter
  }

  private static var entries: [Entry] = []

  static func add(
    _ token: NSObjectProtocol, of observer: AnyObject, name: Notification.Name?, object: AnyObject?,
    in center: NotificationCenter
  ) {
    end { $0.observer == nil }
    entries.append(Entry(observer: observer, token: token, name: name, object: object, center: center))
  }

  static func remove(
    of observer: AnyObject, name: Notification.Name?, object: AnyObject?, in center: NotificationCenter
  ) {
    end {
      $0.observer === observer && $0.center === center && (name == nil || name == $0.name)
        && (object == nil || object === $0.object)
    }
  }

  private static func end(where isOver: (Entry) -> Bool) {
    for entry in entries where isOver(entry) { entry.center.removeObserver(entry.token as Any) }
    entries.removeAll(where: isOver)
  }
}

/// A main-actor closure that Foundation may hold.
private nonisolated final class MainActorCall: @unchecked Sendable {
  private let body: @MainActor (Any) -> Void

  init(_ body: @escaping @MainActor (Any) -> Void) { self.body = body }

  func run(_ argument: Any) {
    nonisolated(unsafe) let argument = argument
    MainActor.assumeIsolated { body(argument) }
  }
}
