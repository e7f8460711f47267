import HeadlessHost
import Testing
import ViewKit

/// Made by name, as the delegates of programs are.
final class ScenesOwner: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "one", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LoggingScene.self
    return configuration
  }

  deinit {}
}

final class LoggingScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }

  deinit {}
}

@Suite("Scene delegates")
struct SceneDelegateTests {
  @Test("The class that the application's delegate names is made, connected and told of the scene's life")
  func life() throws {
    let stage = HeadlessStage(size: CGSize(width: 40, height: 30))
    stage.application.launch(with: ScenesOwner())
    let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? LoggingScene)
    #expect(delegate.log == ["connect", "active"])
    #expect(delegate.window?.bounds.size == CGSize(width: 40, height: 30))
    #expect(stage.application.keyWindow === delegate.window)
    stage.setFocus(false)
    stage.application.enterBackground()
    stage.setFocus(true)
    #expect(delegate.log == ["connect", "active", "resign", "background", "foreground", "active"])
  }

  @Test("Without one there is no scene delegate, and the window is the application delegate's to make")
  func none() {
    final class Plain: UIResponder, UIApplicationDelegate { deinit {} }
    let stage = HeadlessStage(size: CGSize(width: 40, height: 30))
    stage.application.launch(with: Plain())
    #expect((stage.application.connectedScenes.first)?.delegate == nil)
    #expect(stage.application.applicationState == .active)
  }
}
