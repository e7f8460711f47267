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

  /// Nil: scenes are made by their stage.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// Kept by the scene.
  open var delegate: (any UISceneDelegate)?
  public let session = UISceneSession()
  public var title: String!

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
  /// A window here has no orientation; it counts as upright.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var traitCollection: UITraitCollection { screen.traitCollection }
  /// Nil: there is no status bar.
  public var statusBarManager: UIStatusBarManager? { nil }
}

/// Where a status bar would lie and how it would look.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool { true }
  public var statusBarStyle: UIStatusBarStyle { .default }

  private override init() { super.init() }
}

extension UIWindow {
  /// A window of the scene's stage and as large as it, hidden like every new one.
  public convenience init(windowScene: UIWindowScene) {
    if let stage = windowScene.stage { Stage.current = stage }
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene of the window's stage; a window stays with that, whatever is set.
  public var windowScene: UIWindowScene? {
    get { stage?.windowScene }
    set {}
  }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { stage.map { [$0.windowScene] } ?? [] }
}
