public import ViewKit

/// What a window is asked to be when it opens.
public struct WindowOptions {
  public var title: String
  /// The content's size in points.
  public var size: CGSize
  /// The least size the window can be given by hand, in points.
  public var minimumSize: CGSize
  /// Pixels a point; nil asks the display and the desktop. Any fraction will do.
  public var scale: CGFloat?
  /// The name desktops know the program by: the stem of its .desktop file.
  public var applicationID: String

  public init(
    title: String, size: CGSize, minimumSize: CGSize = CGSize(width: 360, height: 480),
    scale: CGFloat? = nil, applicationID: String
  ) {
    precondition(size.width >= 1 && size.height >= 1, "A window is at least a point wide and high.")
    precondition(scale.map { $0 > 0 } ?? true, "A window's scale is a positive number of pixels a point.")
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.applicationID = applicationID
  }
}
