import Foundation

// A window's root controller: its view fills the window, and the window keeps it.

extension UIWindow {
  /// The controller whose view fills the window. While the window is hidden it is only kept; its view is loaded and
  /// put in place when the window shows, or now if it does. Replacing it takes away everything that the old one
  /// presented.
  public var rootViewController: UIViewController? {
    get { rootController }
    set {
      guard newValue !== rootController else { return }
      if let newValue, !permitsRoot(newValue) { return }
      removeRootController()
      newValue?.hostWindow?.removeRootController()
      rootController = newValue
      newValue?.hostWindow = self
      if isShown { installRootController() }
    }
  }

  private func permitsRoot(_ controller: UIViewController) -> Bool {
    if let parent = controller.parent {
      UIDiagnostics.fail(
        .hierarchyInconsistency,
        "child view controller:\(UIDiagnostics.name(controller)) should have parent view controller:(null) but "
          + "actual parent is:\(UIDiagnostics.name(parent)): a child cannot be a window's root.",
        child: controller)
      return false
    }
    if controller.presentation != nil {
      UIDiagnostics.fail(
        .invalidArgument, "\(UIDiagnostics.name(controller)) is presented and cannot be a window's root.",
        child: controller)
      return false
    }
    return true
  }

  private func installRootController() {
    guard let controller = rootController, controller.presentedByThis?.hidesPresenter != true else { return }
    let view: UIView = controller.view
    // Loading, and the callbacks of coming in, may have given the window another root.
    guard controller === rootController, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    if controller !== rootController, view.superview === self { view.removeFromSuperview() }
  }

  private func removeRootController() {
    guard let old = rootController else { return }
    old.removePresentations()
    if old.viewIfLoaded?.superview === self { old.view.removeFromSuperview() }
    rootController = nil
    old.hostWindow = nil
  }

  // MARK: What the window and its stage call

  /// The window has just been unhidden.
  func installRootOnShowing() { installRootController() }

  /// The window is about to be resized by `resize`: the controllers hear of it before their views change.
  func tellControllers(ofSize size: CGSize, resize: () -> Void) {
    guard size != bounds.size, let root = rootController, root.isViewLoaded, let stage else {
      return resize()
    }
    let coordinator = TransitionCoordinator(in: self)
    let (old, new) = (stage.traits(ofSize: bounds.size), stage.traits(ofSize: size))
    let presented = root.presentationChain.compactMap(\.presentation).filter(\.fillsWindow).map(\.controller)
    if old != new {
      root.willTransition(to: new, with: coordinator)
      for controller in presented { controller.willTransition(to: new, with: coordinator) }
    }
    root.viewWillTransition(to: size, with: coordinator)
    for controller in presented { controller.viewWillTransition(to: size, with: coordinator) }
    resize()
    if old != new { adoptTraits(insteadOf: old) }
    coordinator.move()
    root.afterCommit { coordinator.end() }
  }

  /// The window has another size: the view of the root controller follows.
  func layoutControllerViews() {
    guard let view = rootController?.viewIfLoaded, view.superview === self, view.transform == .identity else {
      return
    }
    view.frame = bounds
  }
}

extension UIViewController {
  /// This controller, what its tree presents, and so on upwards.
  var presentationChain: [UIViewController] {
    Array(sequence(first: self) { $0.presentedByThis?.presented })
  }

  var fillsWindow: Bool { hostWindow != nil || presentation?.fillsWindow == true }
}
