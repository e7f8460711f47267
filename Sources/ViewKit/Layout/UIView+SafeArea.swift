import Foundation

extension UIView {
  /// How much of each edge bars and the like cover: what is left of the superview's, and what the controller of
  /// this view adds.
  public var safeAreaInsets: UIEdgeInsets {
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    return overlap(with: superview.safeAreaInsets, of: superview) + own
  }

  /// How far `insets` from the edges of `superview` reach into this view.
  func overlap(with insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let space = superview.bounds
    let frame = frame
    return UIEdgeInsets(
      top: max(0, space.minY + insets.top - frame.minY),
      left: max(0, space.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (space.maxY - insets.bottom)),
      right: max(0, frame.maxX - (space.maxX - insets.right)))
  }

  /// Tells this view and those inside it of a safe area that differs from the one they know. Part of every layout
  /// pass, since it depends on where superviews put their subviews.
  func refreshSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    refreshSafeAreaOfSubviews()
  }

  func refreshSafeAreaOfSubviews() {
    for subview in subviews
    where knownSafeArea != .zero || subview.knownSafeArea != .zero || subview.viewController != nil {
      subview.refreshSafeArea()
    }
  }
}
