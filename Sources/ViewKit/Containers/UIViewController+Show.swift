extension UIViewController {
  /// The nearest of this controller and those around it that can perform `action`.
  ///
  /// With `Selector(Drawer.open)` that is the nearest `Drawer`: a selector tells of the class that has the method,
  /// not of who overrides it.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parentController).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Hands `controller` on to the parent, which may have a way of its own to show it; without one it is presented, by
  /// the controller that asked.
  func showInContainer(
    _ controller: UIViewController, sender: Any?, ask: (UIViewController, Any?) -> Void
  ) {
    if let parent { return ask(parent, sender ?? self) }
    let asking = sender as? UIViewController
    let isBelow = asking?.rootAncestor === self
    (isBelow ? asking : nil)?.present(controller, animated: true) ?? present(controller, animated: true)
  }
}
