import Foundation

/// Holds the views of one presentation, over all that the presenter's window or view shows.
final class PresentationContainer: UIView {
  private weak var presentation: ModalPresentation?
  private var laidOutSize = CGSize.zero

  init(of presentation: ModalPresentation, filling host: UIView) {
    self.presentation = presentation
    super.init(frame: host.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    laidOutSize = host.bounds.size
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let controller = presentation?.controller
    controller?.containerViewWillLayoutSubviews()
    if bounds.size != laidOutSize { placePresentedView() }
    controller?.containerViewDidLayoutSubviews()
  }

  /// Gives the presented view the frame that the presentation controller says, while it is at rest.
  func placePresentedView() {
    laidOutSize = bounds.size
    guard let presentation, presentation.phase == .presented,
      let view = presentation.controller.presentedView,
      view.transform == .identity
    else { return }
    view.frame = presentation.controller.frameOfPresentedViewInContainerView
  }
}
