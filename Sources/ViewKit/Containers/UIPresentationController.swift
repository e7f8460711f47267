public import Foundation

/// Manages what is around a presented controller's view: where it lies, and what else its presentation shows.
///
/// The four hooks come around the two transitions; the transition coordinator of the presented controller is there in
/// the `will…` ones, so that what they add can fade along.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  deinit {}

  // Whoever presents keeps the presentation, and that the controllers: weak here, none keeps itself.
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var container: PresentationContainer?

  open var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("The presented controller of this presentation is gone.") }
    return presented
  }

  /// Who presents; before the presentation begins, and where that is gone, the presented controller.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Where the views of the presentation are, from its beginning to its end.
  open var containerView: UIView? { container }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// What moves: the presented controller's view, or something around it.
  open var presentedView: UIView? { presented?.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves while it is covered; it then hears that it disappears and appears.
  open var shouldRemovePresentersView: Bool { presentationStyle.covers }

  open func presentationTransitionWillBegin() {}
  /// With false, the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// With false, the dismissal was cancelled and the presentation goes on.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller wants another size; the default lays the container out again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.placePresentedView()
  }

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to be given another size; the default tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented else { return }
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented?.willTransition(to: newCollection, with: coordinator) }
}

/// Asked about a presentation by whoever takes an interest in it; every method may be left out.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the user may dismiss the presentation, by the Escape key, or a popover by a press beside it; asked and
  /// told of nothing that the program dismisses.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user wanted to, and might not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .none
  }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
