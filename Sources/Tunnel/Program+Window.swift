import Commands
import SDLHost
import TunnelKit
import ViewKit

extension Program {
  /// How large the window opens, in points, if nobody says otherwise.
  static let defaultSize = CGSize(width: 1000, height: 760)

  /// Runs the app in a window until that is closed.
  func openWindow(_ world: TunnelWorld, _ options: TunnelKit.WindowOptions) -> ExitStatus {
    let size = options.size.map { CGSize(width: $0.width, height: $0.height) } ?? Program.defaultSize
    let window = SDLHost.WindowOptions(
      title: "Tunnel", size: size, scale: options.scale.map { CGFloat($0) }, applicationID: "tunnel")
    do throws(SDLHostError) {
      try SDLApplication.run(window) { stage, _ in
        let window = UIWindow(frame: CGRect(origin: .zero, size: stage.size))
        window.rootViewController = TunnelRootViewController(world: world, options: options)
        window.makeKeyAndVisible()
      }
      return .done
    } catch {
      console.complain("\(error); `tunnel play SCRIPT` runs the app without one")
      return .unusable
    }
  }
}
