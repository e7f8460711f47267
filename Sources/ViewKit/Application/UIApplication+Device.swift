public import Foundation

// What programs ask the application about a phone around it: there is no status bar, and the window is upright.

extension UIApplication {
  /// Empty: nothing lies over the window's top.
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool { true }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// The direction of the language that the program runs in.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  // MARK: Addresses of other programs

  /// Whether another program would take it: none is looked for.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing; `completion` is told so after the next commit.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { stage?.afterCommit { completion(false) } }
  }

  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIInterfaceOrientation {
  public nonisolated var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public nonisolated var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which way text and lines of views run.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The text size that a user prefers; here it is always `large`, the usual one.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "unspecified")
  public static let extraSmall = Self(rawValue: "extraSmall")
  public static let small = Self(rawValue: "small")
  public static let medium = Self(rawValue: "medium")
  public static let large = Self(rawValue: "large")
  public static let extraLarge = Self(rawValue: "extraLarge")
  public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")

  /// Never posted here.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  public var isAccessibilityCategory: Bool { false }
}
