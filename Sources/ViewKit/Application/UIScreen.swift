public import Foundation

/// The area of a stage.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The current stage's screen.
  public static var main: UIScreen {
    guard let stage = Stage.current else {
      preconditionFailure("UIScreen.main needs a stage: make a HeadlessStage or open a window first.")
    }
    return stage.screen
  }

  weak var stage: Stage?

  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: stage?.size ?? .zero) }
  /// Pixels a point.
  public var scale: CGFloat { stage?.scale ?? 1 }
  public var nativeScale: CGFloat { scale }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Whether the user asked for less motion, on this stage.
  var reducesMotion = false
  /// Whether things are light or dark, on this stage.
  var userInterfaceStyle = UIUserInterfaceStyle.light
}
