import Foundation

extension UIViewController {
  /// A child that fills this view will go on filling it; another one keeps its size.
  func defaultSize(of container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = child.loadedView,
      view.bounds.size != loadedView?.bounds.size
    else { return parentSize }
    return view.bounds.size
  }

  func forwardSizeTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childrenToldOfSize where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: traits, with: coordinator) }
  }
}
