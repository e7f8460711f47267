public import Foundation

// Taps that a hand feels. A desktop gives none; programs that ask for them go on as if it had.

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  deinit {}

  open func prepare() {}
}

@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public nonisolated enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) { super.init() }

  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public nonisolated enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ type: FeedbackType) {}
}
