public import Foundation

/// What the user has asked of every program.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether things are to fade rather than fly, on the current stage.
  public static var isReduceMotionEnabled: Bool { Stage.current?.reducesMotion ?? false }

  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

extension Stage {
  /// Whether the user asked for less motion. A host sets it; a change is announced.
  public var reducesMotion: Bool {
    get { screen.reducesMotion }
    set {
      guard newValue != screen.reducesMotion else { return }
      screen.reducesMotion = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: application)
    }
  }
}
