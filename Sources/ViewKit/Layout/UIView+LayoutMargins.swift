public import Foundation

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  /// `layoutMargins` in the direction of reading, which is left to right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// The margins as they hold here: those that were set, beyond the safe area, and no less than what the
  /// superview's reach in.
  func effectiveLayoutMargins() -> UIEdgeInsets {
    var margins = ownLayoutMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let reach = overlap(with: superview.layoutMargins, of: superview)
    return UIEdgeInsets(
      top: max(margins.top, reach.top), left: max(margins.left, reach.left),
      bottom: max(margins.bottom, reach.bottom), right: max(margins.right, reach.right))
  }

  func layoutMarginsMayHaveChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
  }
}
