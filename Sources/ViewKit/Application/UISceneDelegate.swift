public import Foundation

/// Is told what happens to a scene: here the application's one scene, which connects once when it is launched.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIScene {
  /// Why a scene connects; there is nothing to tell.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}
}

/// What a scene is remembered by.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
  public let persistentIdentifier = "main"
}

/// Which delegate a scene is given.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// A `UIResponder` that is a `UISceneDelegate`.
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIApplication {
  /// Makes the scene's delegate, if the program has one, and connects it.
  func connectScene(of delegate: any UIApplicationDelegate) {
    guard let scene = stage?.windowScene else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: scene.session, options: options)
    let named: AnyClass? = configuration.delegateClass ?? UIApplication.sceneDelegateClass(beside: delegate)
    guard let delegateClass = named as? (UIResponder & UISceneDelegate).Type,
      let sceneDelegate = delegateClass.init(coder: NSCoder())
    else { return }
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// The name that a new program's property list gives.
  private static func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    // NSStringFromClass would do for classes at the top of a file only.
    let name = String(reflecting: type(of: delegate))
    guard let module = name.split(separator: ".").first else { return nil }
    return NSClassFromString("\(module).SceneDelegate")
  }

  func tellScene(_ tell: (any UISceneDelegate, UIScene) -> Void) {
    guard let scene = stage?.windowScene, let delegate = scene.delegate else { return }
    tell(delegate, scene)
  }
}
