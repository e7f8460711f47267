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

  /// The current stage's screen, and no other.
  public static var screens: [UIScreen] { [main] }

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

  /// Frames a second, at most.
  public let maximumFramesPerSecond = 60
  /// Held for programs that set it, between 0 and 1.
  public var brightness: CGFloat = 1
  public var traitCollection: UITraitCollection { stage?.traits ?? .current }

  /// Whether the user asked for less motion, on this stage.
  var reducesMotion = false
  /// Whether things are light or dark, on this stage.
  var userInterfaceStyle = UIUserInterfaceStyle.light
}
