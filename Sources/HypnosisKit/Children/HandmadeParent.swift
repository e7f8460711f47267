import ViewKit

/// Tells the children itself when they appear and disappear, and exchanges their views by hand.
public final class HandmadeParent: ParentViewController {
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Whoever is half there has told its child half of it; a change would have to know which half.
  override var isBusy: Bool { !isShown }

  override func putIn(_ child: ChildViewController) {
    log.begin("addChild(\(child.figure)) by hand")
    addChild(child)
    change(from: nil, to: child)
    child.didMove(toParent: self)
  }

  override func takeAway(_ child: ChildViewController) {
    log.begin("remove \(child.figure) by hand")
    child.willMove(toParent: nil)
    change(from: child, to: nil)
    child.removeFromParent()
  }

  override func exchange(_ old: ChildViewController, for new: ChildViewController) {
    log.begin("\(old.figure) makes way for \(new.figure)")
    addChild(new)
    old.willMove(toParent: nil)
    change(from: old, to: new)
    new.didMove(toParent: self)
    old.removeFromParent()
  }

  /// Each begin has its end, and the views change places in between. A child that is put in before this controller
  /// shows will be told when it does.
  private func change(from old: ChildViewController?, to new: ChildViewController?) {
    if isShown {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    old?.view.removeFromSuperview()
    if let new { place(new) }
    if isShown {
      new?.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
  }

  // MARK: Passing on

  private var isShown = false

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    shown?.endAppearanceTransition()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()
  }
}
