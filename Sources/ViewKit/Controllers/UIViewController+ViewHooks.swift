// Where the view tree tells the controllers: the only calls that the View and Layout folders make into
// this one.

extension UIViewController {
  /// Whether `view` may be put under `superview`; a refusal has been reported by the time this returns.
  static func permitsInsertion(of view: UIView, into superview: UIView) -> Bool { true }

  /// The subtree of `root` is about to enter, leave or change its window; nothing has changed yet.
  static func viewTree(_ root: UIView, willMoveTo window: UIWindow?) {}

  /// The subtree of `root` has just moved from `old` to the window it is in now; all links are in place.
  static func viewTree(_ root: UIView, didMoveFrom old: UIWindow?) {}

  /// Called by the layout pass around the root view's `layoutSubviews`.
  func rootViewWillLayoutSubviews() {}
  func rootViewDidLayoutSubviews() {}
}
