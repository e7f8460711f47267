public import Foundation

nonisolated extension UIWindow {
  /// The window shows, its root controller's view in place; the object is the window, as in all of these.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Comes after `becomeKey`, and after the window that was key before has resigned.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIWindow {
  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Keys go to this window now instead of to `old`.
  static func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?) {
    if let old {
      old.resignKey()
      old.post(didResignKeyNotification)
    }
    // Whoever is told may pass the keys on.
    guard let new, new.isKeyWindow else { return }
    new.becomeKey()
    if new.isKeyWindow { new.post(didBecomeKeyNotification) }
  }
}
