public import Foundation

// A window's root controller: its view fills the window, and the window keeps it. Storage, visibility and size
// are the window's own; it calls the three hooks at the end.

extension UIWindow {
  /// The controller whose view fills the window. While the window is hidden it is only kept; its view is loaded and
  /// put in place when the window becomes visible. Replacing it takes away everything that the old one presented.
  public var rootViewController: UIViewController? {
    get { rootController }
    set {
      guard newValue !== rootController else { return }
      if let newValue, !permitsRoot(newValue) { return }
      removeRootController()
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
          + "actual parent is:\(UIDiagnostics.name(parent)): a child cannot be a window's root.", child: controller)
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
    guard view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func removeRootController() {
    guard let old = rootController else { return }
    old.removePresentations()
    if old.viewIfLoaded?.superview === self { old.view.removeFromSuperview() }
    old.hostWindow?.rootController = nil
    old.hostWindow = nil
  }

  // MARK: Hooks

  /// The window has just become visible.
  func installRootOnShowing() { installRootController() }

  /// The window is about to get `size`: the controllers hear of it before their views change.
  func tellControllers(ofSize size: CGSize, resize: () -> Void) {
    guard size != bounds.size, let controller = rootController, controller.isViewLoaded else { return resize() }
    let coordinator = TransitionCoordinator(in: self)
    for controller in controller.presentationChain {
      controller.viewWillTransition(to: size, with: coordinator)
    }
    resize()
    coordinator.move()
    controller.afterCommit { coordinator.end() }
  }

  /// The window has another size: views of controllers that fill it follow.
  func layoutControllerViews() {
    for controller in rootController?.presentationChain ?? [] {
      if let view = controller.viewIfLoaded, controller.fillsWindow { view.frame = bounds }
    }
  }
}

extension UIViewController {
  /// This controller, what its tree presents, and so on upwards.
  var presentationChain: [UIViewController] {
    Array(sequence(first: self) { $0.presentedByThis?.presented })
  }

  var fillsWindow: Bool { hostWindow != nil || presentation?.fillsWindow == true }
}
