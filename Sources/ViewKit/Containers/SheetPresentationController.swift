import Foundation

/// A card in the middle, before a dimmed presenter: of the size that the controller prefers, or most of the window.
final class SheetPresentationController: UIPresentationController {
  private let backdrop = ModalBackdrop()

  deinit {}

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let preferred = container.preferredContentSize
    let room = CGSize(
      width: parentSize.width - 2 * min(24, parentSize.width / 8),
      height: parentSize.height - 2 * min(24, parentSize.height / 8))
    let most = presentationStyle == .pageSheet ? room : CGSize(width: 540, height: 620)
    return CGSize(
      width: min(room.width, preferred.width > 0 ? preferred.width : most.width),
      height: min(room.height, preferred.height > 0 ? preferred.height : most.height))
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    containerView.insertSubview(backdrop, at: 0)
    backdrop.alpha = 0
    if presentationStyle == .popover {
      backdrop.onTap = { [weak self] in self?.presentedViewController.presentation?.userWantsDismissal() }
    }
    presentedViewController.transitionCoordinator?.animate { [backdrop] _ in backdrop.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [backdrop] _ in backdrop.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop.removeFromSuperview() }
  }
}

/// Dims what lies behind a sheet and takes the touches meant for it.
final class ModalBackdrop: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  var onTap: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
