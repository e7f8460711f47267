import ViewKit

/// Leaves the children's appearance to the framework, and exchanges them by `transition(from:to:…)`.
public final class AutomaticParent: ParentViewController {
  override func putIn(_ child: ChildViewController) {
    log.begin("addChild(\(child.figure))")
    addChild(child)
    place(child)
    child.didMove(toParent: self)
  }

  override func takeAway(_ child: ChildViewController) {
    log.begin("remove \(child.figure)")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  override var isBusy: Bool { isTransitioning(first) || isTransitioning(second) }

  override func exchange(_ old: ChildViewController, for new: ChildViewController) {
    log.begin("transition(from: \(old.figure), to: \(new.figure))")
    fit(new)
    addChild(new)
    old.willMove(toParent: nil)
    let look: UIView.AnimationOptions =
      UIAccessibility.isReduceMotionEnabled ? .transitionCrossDissolve : .transitionFlipFromTop
    transition(from: old, to: new, duration: 0.4, options: [look, .curveEaseInOut], animations: nil) { _ in
      self.log.begin("completion")
      new.didMove(toParent: self)
      old.removeFromParent()
    }
  }
}
