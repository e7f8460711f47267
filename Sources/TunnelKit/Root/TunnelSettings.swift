public import AtlasCore
public import ViewKit

/// How the app behaves, as the command line, the window's keys or a script say.
public nonisolated struct TunnelSettings: Hashable, Sendable {
  public enum Transition: String, Sendable {
    case flip
    case fade
  }

  public enum Theme: String, Sendable {
    case light
    case dark
  }

  public var transition = Transition.flip
  public var theme = Theme.light
  public var units = Units.metric
  /// A cross-fade takes the flip's place, and flights become jumps.
  public var reducesMotion = false
  /// Seconds that one flip or fade takes.
  public var duration: TimeInterval = 0.2
  /// Seconds from the start of the first container's flip to that of the second's.
  public var stagger: TimeInterval = 0.2

  public init() {}

  /// Near Lemvig, Denmark.
  public static let startPlace = Coordinate(latitude: 56.55, longitude: 8.316667)
  /// What the maps show across at first, in kilometres.
  public static let startKilometres = 1000.0
}
