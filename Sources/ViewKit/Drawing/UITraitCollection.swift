public import Foundation

/// Whether things are to be light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// How much room there is in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public nonisolated enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// What appearance and layout depend on besides exact sizes.
public nonisolated final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point.
  public let displayScale: CGFloat

  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  public init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 1,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// A later collection's values stand for those of the earlier ones, but for unspecified ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ value: (UITraitCollection) -> Value, but unspecified: Value) -> Value {
      traitCollections.map(value).last { $0 != unspecified } ?? unspecified
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, but: .unspecified),
      displayScale: last(\.displayScale, but: 1),
      horizontalSizeClass: last(\.horizontalSizeClass, but: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, but: .unspecified))
  }

  public override convenience init() { self.init(userInterfaceStyle: .light) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Unavailable: how hard a finger presses is not measured.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Whether colours that depend on the traits may look another way than under `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Those that `performAsCurrent` set, else those of the current stage.
  public static var current: UITraitCollection { scoped ?? ambient.value }

  @TaskLocal private static var scoped: UITraitCollection?
  private static let ambient = AmbientTraits()

  /// The current stage, or its traits, are now others.
  static func setAmbient(_ traits: UITraitCollection) { ambient.value = traits }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$scoped.withValue(self) { actions() }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle && other.displayScale == displayScale
      && other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
}

/// The current stage's traits, where every thread can read them.
private nonisolated final class AmbientTraits: @unchecked Sendable {
  private let lock = NSLock()
  private var traits = UITraitCollection()

  var value: UITraitCollection {
    get { lock.withLock { traits } }
    set { lock.withLock { traits = newValue } }
  }
}
