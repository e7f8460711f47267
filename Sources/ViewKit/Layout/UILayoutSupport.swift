public import Foundation

/// How far bars reach into a controller's view, as iOS told it before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
}

/// A length that is asked for when it is needed.
private final class LayoutSupport: NSObject, UILayoutSupport {
  private let measure: () -> CGFloat

  init(_ measure: @escaping () -> CGFloat) { self.measure = measure }

  var length: CGFloat { measure() }
}

extension UIViewController {
  /// The safe area's top.
  public var topLayoutGuide: any UILayoutSupport {
    LayoutSupport { [weak self] in self?.viewIfLoaded?.safeAreaInsets.top ?? 0 }
  }

  /// The safe area's bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    LayoutSupport { [weak self] in self?.viewIfLoaded?.safeAreaInsets.bottom ?? 0 }
  }
}
