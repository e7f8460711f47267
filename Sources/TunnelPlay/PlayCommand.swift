public import AtlasCore
public import ViewKit

/// One line of a play script.
public nonisolated enum PlayCommand: Hashable, Sendable {
  /// The figure that is meant: the boy on the start map, or the one that comes out on the other.
  public enum Figure: String, Sendable {
    case digger
    case exit
  }

  /// One of the two maps.
  public enum Side: String, Sendable {
    case start
    case exit
  }

  public enum Face: String, Sendable {
    case maps
    case names
  }

  public enum Printout: String, Sendable {
    case tree
    case focus
    case stats
  }

  /// What must hold when the line is reached.
  public enum Expectation: Hashable, Sendable {
    /// Within a great-circle angle in degrees.
    case figure(Figure, Coordinate, within: Double)
    case view(Side, Coordinate, within: Double)
    case showing(Face)
    case text(String)
    case noText(String)
    case focus(String)
    case idle
  }

  /// What must hold in every frame from here on.
  public enum Law: Hashable, Sendable {
    case antipodal(within: Double)
    case labelsApart
    case noText(String)
    case tip(pixels: Double)
  }

  /// A choice of the app's, by its name in the script and its value.
  public enum Setting: Hashable, Sendable {
    case theme(String)
    case motion(String)
    case transition(String)
    case map(String)
    case globe(String)
    case units(String)
    case language(String)
  }

  case at(Coordinate)
  case wait(Double)
  case settle
  case move(CGPoint)
  case press(CGPoint)
  case release(CGPoint)
  case click(CGPoint)
  case doubleClick(CGPoint)
  case drag(from: CGPoint, to: CGPoint, seconds: Double)
  case dragFigure(Figure, Coordinate, seconds: Double)
  case grab(Figure)
  case carry(Coordinate, seconds: Double)
  case drop
  case view(Side, Coordinate, kilometres: Double)
  case scroll(CGPoint, deltaY: Double, deltaX: Double)
  case key(Key, KeyModifiers)
  case type(String)
  case pressControl(String)
  case resize(CGSize)
  case scale(Double)
  case set(Setting)
  case focus(Bool)
  case memoryWarning
  case snapshot(String)
  case frames(pattern: String, seconds: Double)
  case expect(Expectation)
  case always(Law)
  case print(Printout)
}
