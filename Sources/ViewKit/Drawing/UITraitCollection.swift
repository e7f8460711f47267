public import Foundation

/// Whether things are to be light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What appearance depends on besides size.
public nonisolated final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point.
  public let displayScale: CGFloat

  public init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 1) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    super.init()
  }

  public override convenience init() { self.init(userInterfaceStyle: .light) }

  /// The traits of whoever is laying out or drawing at the moment; light, elsewhere.
  public static var current: UITraitCollection { scoped }

  @TaskLocal private static var scoped = UITraitCollection()

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$scoped.withValue(self) { actions() }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle && other.displayScale == displayScale
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
}
