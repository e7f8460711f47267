public import Foundation

/// The area of a stage.
public final class UIScreen: NSObject {
  /// The current stage's screen.
  public static var main: UIScreen {
    guard let stage = Stage.current else {
      preconditionFailure("UIScreen.main needs a stage: make a HeadlessStage or open a window first.")
    }
    return stage.screen
  }

  weak var stage: Stage?

  public var bounds: CGRect { CGRect(origin: .zero, size: stage?.size ?? .zero) }
  public var scale: CGFloat { stage?.scale ?? 1 }
}
