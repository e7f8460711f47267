import SDLHost
public import ViewKit

// How a program that was written for UIKit starts: `@main` on its delegate, or a call of `UIApplicationMain`.

/// Opens a window, makes the delegate by its class's name, launches it, and returns when the window was closed.
///
/// The delegate finds a stage in its place: `UIScreen.main`, and the size that `UIWindow()` takes. It derives from
/// `UIResponder`. The first three arguments are not asked: each stage makes its own application.
/// - Returns: 0; or 1, after a line on standard error, when no window could be opened.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let found: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
  guard let delegateClass = found as? ApplicationStart.Delegate.Type else {
    preconditionFailure("UIApplicationMain needs the name of a UIResponder that is a UIApplicationDelegate.")
  }
  return ApplicationStart.run(delegateClass)
}

extension UIApplicationDelegate where Self: UIResponder {
  /// What `@main` calls; it is synchronous, since SDL stays on the process's first thread.
  @preconcurrency @MainActor public static func main() { exit(ApplicationStart.run(Self.self)) }
}

@MainActor enum ApplicationStart {
  typealias Delegate = UIResponder & UIApplicationDelegate

  /// A phone's screen, in points, on which such programs are designed; it fits on a desktop's.
  static let size = CGSize(width: 375, height: 667)

  static func run(_ delegateClass: Delegate.Type) -> Int32 {
    let name = ProcessInfo.processInfo.processName
    let options = WindowOptions(title: name, size: size, applicationID: name)
    do throws(SDLHostError) {
      try SDLApplication.run(options) { stage, _ in
        guard let delegate = delegateClass.init(coder: NSCoder()) else {
          preconditionFailure("\(delegateClass) did not make an application delegate.")
        }
        stage.application.launch(with: delegate)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.description)\n".utf8))
      return 1
    }
  }
}
