public import Foundation

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  /// How much of each edge bars and the like cover: what is left of the superview's, and what a controller
  /// adds for this view.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return ownSafeAreaInsets }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return ownSafeAreaInsets }
    let space = superview.bounds
    let frame = frame
    let inherited = UIEdgeInsets(
      top: max(0, space.minY + outer.top - frame.minY), left: max(0, space.minX + outer.left - frame.minX),
      bottom: max(0, frame.maxY - (space.maxY - outer.bottom)),
      right: max(0, frame.maxX - (space.maxX - outer.right)))
    return inherited + ownSafeAreaInsets
  }

  func safeAreaDidChange(from old: UIEdgeInsets) {
    guard ownSafeAreaInsets != old else { return }
    tellSafeAreaChange()
  }

  private func tellSafeAreaChange() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviews { subview.tellSafeAreaChange() }
  }

  func layoutMarginsChanged(from old: UIEdgeInsets) {
    guard layoutMargins != old else { return }
    layoutMarginsDidChange()
    setNeedsLayout()
  }
}
