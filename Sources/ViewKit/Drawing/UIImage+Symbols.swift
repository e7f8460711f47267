public import Foundation

/// Which way up an image's pixels lie; `UIImage` keeps them upright.
extension UIImage {
  public nonisolated enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public nonisolated var imageOrientation: Orientation { .up }

  // MARK: Symbols

  /// Nil: the system's symbols are not free, and there are no others in their place. Give a control a title beside
  /// its symbol, or draw one.
  public nonisolated convenience init?(systemName name: String) { return nil }

  public nonisolated convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    return nil
  }

  /// How a symbol would be drawn.
  public nonisolated class Configuration: NSObject, @unchecked Sendable {}

  public nonisolated enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public nonisolated enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public nonisolated final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(font: UIFont) { self.init() }
  }
}
