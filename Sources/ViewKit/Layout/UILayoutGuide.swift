public import Foundation

/// A rectangle inside a view that has no picture of its own: what layout goes by.
///
/// A view has two, its safe area and its margins; both follow the view, so that `layoutFrame` is right at any time.
@preconcurrency @MainActor public final class UILayoutGuide: NSObject {
  public private(set) weak var owningView: UIView?
  public var identifier = ""
  private let insets: (UIView) -> UIEdgeInsets

  init(of view: UIView, identifier: String, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.identifier = identifier
    self.insets = insets
    super.init()
  }

  deinit {}

  /// In the coordinates of the owning view; never of a negative size.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    var frame = view.bounds.inset(by: insets(view))
    frame.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    return frame
  }
}
