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
      try SDLApplication.run(window) { _, _ in TunnelRootViewController(world: world, options: options) }
      return .done
    } catch {
      console.complain(error.description)
      return .unusable
    }
  }
}
