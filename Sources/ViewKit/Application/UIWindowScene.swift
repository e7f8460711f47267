public import Foundation

/// One place where a program shows itself: here each stage is one, and it is always there.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public nonisolated enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  weak var stage: Stage?

  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// Scenes are not made from archives.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  open override var next: UIResponder? { stage?.application }

  /// What the application's state is.
  open var activationState: ActivationState {
    switch stage?.application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }
}

/// The scene that a window belongs to, for programs that make their windows with one.
///
/// Windows lead to the application directly: a scene is in no responder chain.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  deinit {}

  /// Those that were made for this stage and are still there; the shown ones first, back to front.
  public var windows: [UIWindow] { stage?.allWindows ?? [] }
  public var keyWindow: UIWindow? { stage?.keyWindow }
  public var screen: UIScreen { stage?.screen ?? UIScreen.main }
}

extension UIWindow {
  /// A window of the scene's stage and as large as it, hidden like every new one.
  public convenience init(windowScene: UIWindowScene) {
    if let stage = windowScene.stage { Stage.current = stage }
    self.init(frame: windowScene.screen.bounds)
  }

  public var windowScene: UIWindowScene? { stage?.windowScene }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { stage.map { [$0.windowScene] } ?? [] }
}
