public import Foundation

extension UIView {
  /// Pixels a point of what is drawn here; drawing is recorded and follows the stage.
  public var contentScaleFactor: CGFloat {
    get { layer.stage?.scale ?? layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  static let defaultTintColor = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)

  func tellTintChange() {
    tintColorDidChange()
    for subview in subviews where subview.storedTintColor == nil { subview.tellTintChange() }
  }

  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.gravity
    if contentMode == .redraw { setNeedsDisplay() }
  }
}

extension UIView.ContentMode {
  nonisolated var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
