import Foundation

/// The drag from the leading edge that takes the top controller off a navigation stack.
final class InteractivePop {
  /// Points a second beyond which a flick decides, whichever way it goes.
  private static let flick: CGFloat = 500

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  private var transition: StackTransition?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.edges = .left
    recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
  }

  deinit {}

  private func follow() {
    guard let navigation else { return }
    let width = max(1, navigation.contentView.bounds.width)
    let progress = min(1, max(0, recognizer.translation(in: navigation.contentView).x / width))
    switch recognizer.state {
    case .began: transition = navigation.startInteractivePop()
    case .changed: transition?.follow(progress)
    case .ended:
      let velocity = recognizer.velocity(in: navigation.contentView).x
      let finishes = abs(velocity) > Self.flick ? velocity > 0 : progress > 0.5
      letGo(at: progress, finishes: finishes)
    case .cancelled, .failed: letGo(at: progress, finishes: false)
    default: break
    }
  }

  private func letGo(at progress: CGFloat, finishes: Bool) {
    transition?.letGo(at: progress, finishes: finishes)
    transition = nil
  }
}

extension UINavigationController {
  /// Begins a pop that follows the hand; nil where there is nothing to go back to, or something is under way.
  func startInteractivePop() -> StackTransition? {
    guard stack.count > 1, running == nil, pending.isEmpty, appearance.phase == .appeared else { return nil }
    let change = StackChange(from: stack, to: stack.dropLast(), animated: true)
    stack.removeLast()
    for controller in change.leaving { controller.willMove(toParent: nil) }
    let transition = StackTransition(change, in: self, isInteractive: true)
    transition.start()
    return transition
  }
}
