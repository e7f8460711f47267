// How a view changes its superview, and with it perhaps its window: the links change in one place, and the hooks
// run around it in UIKit's order.
//
//     willMove(toSuperview:)  controllers' will  willMove(toWindow:)*  willRemoveSubview
//     — the links change —
//     didMoveToWindow()*  controllers' did  didMoveToSuperview()  didAddSubview(_:)
//
// What is starred goes to the whole subtree; it and the controllers' part happen only if the window changes.

extension UIView {
  func leaveSuperview() {
    guard superview != nil else { return }
    change(superview: nil) {}
  }

  /// Takes this view from where it is and runs `link`, which puts it into `newSuperview`.
  func change(superview newSuperview: UIView?, _ link: () -> Void) {
    let oldWindow = window
    let newWindow = newSuperview?.window
    let changesWindow = oldWindow !== newWindow && !(self is UIWindow)

    willMove(toSuperview: newSuperview)
    if changesWindow {
      UIViewController.viewTree(self, willMoveTo: newWindow)
      for view in subtree { view.willMove(toWindow: newWindow) }
      if oldWindow != nil { leaveStage() }
    }
    superview?.willRemoveSubview(self)

    // The superview may have held the last reference.
    withExtendedLifetime(self) {
      layer.unlink()
      link()
      if changesWindow {
        for view in subtree where view.window === newWindow { view.didMoveToWindow() }
        UIViewController.viewTree(self, didMoveFrom: oldWindow)
      }
      if newSuperview != nil, storedTintColor == nil { tellTintChange() }
      didMoveToSuperview()
      if let newSuperview, superview === newSuperview { newSuperview.didAddSubview(self) }
    }
  }

  private func leaveStage() {
    layer.stage?.events.viewWillLeaveWindow(self)
    LayerAnimation.removeAll(below: layer)
  }

  /// This view and all below it, parents first, as they are at the moment of asking.
  private var subtree: [UIView] {
    var views = [self]
    var i = 0
    while i < views.count {
      views.append(contentsOf: views[i].subviews)
      i += 1
    }
    return views
  }

  /// A view cannot lie inside itself: raised before anything changes.
  static func refuseInsertion(of view: UIView, into superview: UIView) {
    let message =
      view === superview
      ? "A view cannot be its own subview: \(view)."
      : "A view cannot be put into a view that lies inside it: \(view) into \(superview)."
    UIDiagnostics.fail(.invalidArgument, message)
  }
}
