import Foundation

// What the user may do to a sheet: the Escape key, or for a popover a press beside it, dismisses it.

extension ModalPresentation {
  /// The user wants it gone: who may object is asked.
  func userWantsDismissal() {
    guard phase == .presented, presented.presentedByThis == nil else { return }
    let (controller, delegate) = (controller, controller.delegate)
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    delegate?.presentationControllerWillDismiss(controller)
    dismiss(animated: true) { [self] in
      if phase == .ended { delegate?.presentationControllerDidDismiss(controller) }
    }
  }
}

extension UIViewController {
  /// Whether `presses` are the Escape key, and this controller is a sheet in front, which then is dismissed if it may be.
  func dismissesByEscape(_ presses: Set<UIPress>) -> Bool {
    guard let presentation, presentation.style.isSheet, presentedByThis == nil,
      presses.contains(where: { $0.key?.key == .escape })
    else { return false }
    presentation.userWantsDismissal()
    return true
  }
}
