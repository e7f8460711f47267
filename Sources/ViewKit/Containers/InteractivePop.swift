import Foundation

/// The drag from the leading edge that takes the top controller off a navigation stack.
final class InteractivePop {
  /// Points a second beyond which a flick decides, whichever way it goes.
  private static let flick: CGFloat = 500

  let recognizer = PopRecognizer()
  private weak var navigation: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.edges = .left
    recognizer.canPop = { [weak navigation] in navigation?.canStartInteractivePop == true }
    recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
  }

  deinit {}

  private func follow() {
    guard let navigation else { return }
    let content = navigation.contentView
    let progress = recognizer.translation(in: content).x / max(1, content.bounds.width)
    switch recognizer.state {
    case .began: begin(in: navigation)
    case .changed: driver?.update(progress)
    case .ended:
      let velocity = recognizer.velocity(in: content).x
      letGo(finishes: abs(velocity) > Self.flick ? velocity > 0 : progress > 0.5)
    case .cancelled, .failed: letGo(finishes: false)
    default: break
    }
  }

  private func begin(in navigation: UINavigationController) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut
    if navigation.startInteractivePop(driver) { self.driver = driver }
  }

  private func letGo(finishes: Bool) {
    if finishes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}

/// Leaves touches alone while there is nothing to go back to.
final class PopRecognizer: UIScreenEdgePanGestureRecognizer {
  var canPop: () -> Bool = { false }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !canPop() { state = .failed }
  }
}

extension UINavigationController {
  var canStartInteractivePop: Bool {
    stack.count > 1 && running == nil && pending.isEmpty && appearance.phase == .appeared
  }

  /// Begins a pop that `driver` has in hand; false where there is nothing to go back to, or something is under way.
  func startInteractivePop(_ driver: UIPercentDrivenInteractiveTransition) -> Bool {
    stack.dropLast().last?.loadViewIfNeeded()
    guard canStartInteractivePop else { return false }
    let change = StackChange(from: stack, to: stack.dropLast(), animated: true)
    stack.removeLast()
    for controller in change.leaving { controller.willMove(toParent: nil) }
    StackTransition(change, in: self, driver: driver).start()
    return true
  }
}
