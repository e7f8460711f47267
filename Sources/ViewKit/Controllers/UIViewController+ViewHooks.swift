// Where the view tree tells the controllers: the only calls that the View and Layout folders make into
// this one.

extension UIViewController {
  /// Whether `view` may be put under `superview`; a refusal has been reported by the time this returns.
  static func permitsInsertion(of view: UIView, into superview: UIView) -> Bool {
    checkInsertion(of: view, into: superview)
  }

  /// The subtree of `root` is about to enter, leave or change its window; nothing has changed yet.
  static func viewTree(_ root: UIView, willMoveTo window: UIWindow?) {
    let isLeaving = root.window != nil
    guard isLeaving || window != nil else { return }
    for controller in rootControllers(in: root) where controller.loadedView?.isDescendant(of: root) == true {
      controller.followWindow(entering: !isLeaving)
    }
  }

  /// The subtree of `root` has just moved from `old` to the window it is in now; all links are in place.
  static func viewTree(_ root: UIView, didMoveFrom old: UIWindow?) {
    let window = root.window
    guard old !== window else {
      // A callback has taken the window away from where the tree was going.
      for controller in rootControllers(in: root) where window == nil { controller.turnBackOutsideWindow() }
      return
    }
    for controller in rootControllers(in: root) {
      if old != nil { controller.runningTransition?.participantLeft(controller) }
      if window != nil, old != nil { controller.finishOwnDisappearance() }
      // Those that a callback has put in place or taken away meanwhile come in, or go, here; for the others
      // nothing changes.
      controller.followWindow(entering: controller.loadedView?.window != nil)
      controller.finishAppearanceAfterCommit(of: window?.stage ?? old?.stage)
    }
  }

  /// What began to appear has not come into a window after all.
  private func turnBackOutsideWindow() {
    guard !appearance.isHeld else { return }
    appearance.leader = nil
    beginAppearance(false, animated: false)
    finishAppearanceAfterCommit(of: nearestStage)
  }

  /// Moving from window to window is a whole disappearance and then an appearance.
  private func finishOwnDisappearance() {
    if appearance.phase == .disappearing, !appearance.isHeld, appearance.leader == nil { finishAppearance() }
  }

  /// Called by the layout pass around the root view's `layoutSubviews`.
  func rootViewWillLayoutSubviews() {
    prepareForLayout()
    if loadedView?.window != nil { tellIsAppearing() }
    viewWillLayoutSubviews()
  }

  func rootViewDidLayoutSubviews() { viewDidLayoutSubviews() }
}
