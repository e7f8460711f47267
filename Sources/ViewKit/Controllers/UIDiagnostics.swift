import Foundation

/// Where ViewKit tells of misuse: UIKit's exceptions as failures, its console lines as warnings.
///
/// A failure is reported before anything has changed, so a handler that returns leaves the hierarchy exactly as
/// it was; the refused call then does nothing.
@preconcurrency @MainActor public enum UIDiagnostics {
  /// A call that UIKit would answer with an exception.
  @preconcurrency @MainActor public struct Failure {
    public enum Kind: Hashable, Sendable {
      /// A view would lie under another controller than its own controller's parent.
      case hierarchyInconsistency
      case invalidArgument
    }

    public let kind: Kind
    public let message: String
    /// The controller that the refused call is about.
    public let child: UIViewController?
    /// The nearest controller around the place where the child's view lies or would lie.
    public let expectedParent: UIViewController?
    /// The child's parent at the time of the call.
    public let actualParent: UIViewController?
    /// The receiver of `addChild`.
    public let requestedParent: UIViewController?
  }

  /// A call that goes through but is probably a mistake.
  public nonisolated struct Warning: Sendable {
    public enum Kind: Hashable, Sendable {
      /// An end without a begin, or a begin in a state that was reached already.
      case unbalancedAppearanceCalls
      /// `present` where nothing can be presented from.
      case presentationRefused
      /// An appearance callback called by the app itself.
      case directAppearanceCall
      /// A controller's view lies under another controller's view, and `addChild` was not called.
      case orphanedController
      /// `view` was asked for while the initialiser of the controller's class was running. Noticed in debug builds
      /// only.
      case viewUsedInInit
      /// A property animator was released while it was paused or stopped.
      case animatorReleased
    }

    public let kind: Kind
    public let message: String

    public init(kind: Kind, message: String) {
      self.kind = kind
      self.message = message
    }
  }

  /// Called once for each refused call. By default it traps with the message.
  public static var onFailure: (Failure) -> Void = { failure in fatalError(failure.message) }

  /// By default it writes one line to standard error.
  public static var onWarning: (Warning) -> Void = { warning in
    FileHandle.standardError.write(Data("ViewKit: \(warning.message)\n".utf8))
  }

  /// Runs `body` with other handlers; what is nil stays as it is. For tests.
  @discardableResult
  public static func withHandlers<Result>(
    failure: ((Failure) -> Void)? = nil, warning: ((Warning) -> Void)? = nil,
    perform body: () throws -> Result
  ) rethrows -> Result {
    let saved = (onFailure, onWarning)
    if let failure { onFailure = failure }
    if let warning { onWarning = warning }
    defer {
      OrphanWatch.judge()
      (onFailure, onWarning) = saved
    }
    return try body()
  }

  static func fail(
    _ kind: Failure.Kind, _ message: String, child: UIViewController? = nil,
    expectedParent: UIViewController? = nil, requestedParent: UIViewController? = nil
  ) {
    onFailure(
      Failure(
        kind: kind, message: message, child: child, expectedParent: expectedParent,
        actualParent: child?.parent,
        requestedParent: requestedParent))
  }

  static func warn(_ kind: Warning.Kind, _ message: String) {
    onWarning(Warning(kind: kind, message: message))
  }

  /// How a controller, or its absence, is written in messages.
  static func name(_ controller: UIViewController?) -> String {
    guard let controller else { return "(null)" }
    let address = UInt(bitPattern: ObjectIdentifier(controller))
    return "<\(type(of: controller)): 0x\(String(address, radix: 16))>"
  }
}
