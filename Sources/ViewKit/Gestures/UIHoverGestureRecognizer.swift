public import Foundation

/// The pointer over the view, with no button down: begins when it comes in, ends when it goes.
///
/// It takes no part in the contest of touches.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint { view?.convertFromStage(place) ?? place }

  func pointerMoved(to place: CGPoint) {
    self.place = place
    settled = settled == .possible ? .began : .changed
    sendActions()
  }

  func pointerLeft() { leave(as: .ended) }

  override func cancelFromOutside() { leave(as: .cancelled) }

  private func leave(as end: State) {
    guard settled != .possible else { return }
    settled = end
    sendActions()
    settled = .possible
  }

  deinit {}
}
