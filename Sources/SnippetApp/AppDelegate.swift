// The whole of a program as a tutorial has it: `@main`, a delegate, a scene delegate, a controller.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = GreetingViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appeared in \(view.bounds.width) × \(view.bounds.height) points")
    fflush(stdout)
  }
}
