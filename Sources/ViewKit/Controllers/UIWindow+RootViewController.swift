import Foundation

// A window's root controller: its view fills the window, and the window keeps it.

extension UIWindow {
  func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    if let controller, !permitsRoot(controller) { return }
    removeRootController()
    controller?.hostWindow?.removeRootController()
    rootController = controller
    controller?.hostWindow = self
    if !isHidden { installRootController() }
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
    rootController = nil
    old.hostWindow = nil
  }

  // MARK: What the window and its stage call

  /// The window has just been unhidden.
  func show() {
    stage?.show(self)
    installRootController()
  }

  /// Gives the window another size; the controllers hear of it before their views change.
  func resize(to size: CGSize) {
    guard size != bounds.size, let root = rootController, root.isViewLoaded else {
      frame.size = size
      return
    }
    let coordinator = TransitionCoordinator(in: self)
    for controller in root.presentationChain where controller.fillsWindow {
      controller.viewWillTransition(to: size, with: coordinator)
    }
    frame.size = size
    coordinator.move()
    root.afterCommit { coordinator.end() }
  }

  /// The window has another size: views of controllers that fill it follow.
  func fitRoot() {
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
