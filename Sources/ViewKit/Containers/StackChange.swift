import Foundation

/// What one call makes of a navigation stack: who comes on top, who joins and who leaves.
struct StackChange {
  /// The stack before.
  let old: [UIViewController]
  let new: [UIViewController]
  let top: UIViewController?
  let joining: [UIViewController]
  var leaving: [UIViewController]
  let animated: Bool
  /// The transaction in which it was asked for waits for it.
  private let transaction = CATransaction.hold()
  let operation: UINavigationController.Operation

  /// Runs `block`, which begins the change, as a part of the transaction in which it was asked for.
  func begin(_ block: () -> Void) { transaction?.run(block) ?? block() }

  init(from old: [UIViewController], to new: [UIViewController], animated: Bool) {
    self.old = old
    self.new = new
    top = new.last
    joining = new.filter { controller in !old.contains { $0 === controller } }
    leaving = old.filter { controller in !new.contains { $0 === controller } }
    self.animated = animated
    if old.last === new.last {
      operation = .none
    } else {
      operation = old.contains { $0 === new.last } ? .pop : .push
    }
  }
}

extension UINavigationController {
  // MARK: Changing the stack

  /// Makes `new` the stack: parenthood begins at once and ends with the transition, which waits for its turn.
  func change(to new: [UIViewController], animated: Bool) {
    let change = StackChange(from: stack, to: new, animated: animated)
    guard permits(change, to: new) else { return }
    stack = new
    // In its place before the callbacks, which may change the stack again.
    pending.append(change)
    changesBeingTold += 1
    for controller in change.leaving.reversed() { controller.willMove(toParent: nil) }
    for controller in change.joining where stack.contains(where: { $0 === controller }) {
      if controller.parent === self {
        // It is still on its way out; it stays a child after all.
        controller.willMove(toParent: self)
      } else {
        addChild(controller)
      }
    }
    changesBeingTold -= 1
    scheduleChanges()
  }

  private func permits(_ change: StackChange, to new: [UIViewController]) -> Bool {
    for (i, controller) in new.enumerated() where new[..<i].contains(where: { $0 === controller }) {
      UIDiagnostics.fail(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported: "
          + UIDiagnostics.name(controller), child: controller)
      return false
    }
    for controller in change.joining {
      if controller is UINavigationController || controller is UITabBarController {
        UIDiagnostics.fail(
          .invalidArgument,
          "Pushing \(UIDiagnostics.name(controller)) into a navigation controller is not supported.",
          child: controller)
        return false
      }
      if controller.parent !== self, !permitsAdoption(of: controller) { return false }
    }
    return true
  }

  func enqueue(_ change: StackChange) {
    pending.append(change)
    scheduleChanges()
  }

  /// The stacks from and to which the running change leads, or the one whose top shows.
  var stacksOnTheWay: [[UIViewController]] {
    if let change = running?.change { return [change.old, change.new] }
    return [pending.first?.old ?? stack]
  }

  // MARK: Taking turns

  /// On screen, the next change begins with the next layout; off screen, all are made at once.
  func scheduleChanges() {
    guard running == nil, !pending.isEmpty, changesBeingTold == 0 else { return }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    switch appearance.phase {
    case .appeared: view.setNeedsLayout()
    case .appearing, .disappearing: break
    case .disappeared: settleOffScreen()
    }
  }

  /// Begins the next change that is due, if none is running.
  func startNextChange() {
    var loaded: UIViewController?
    while running == nil, appearance.phase == .appeared, changesBeingTold == 0, let change = pending.first {
      if let top = change.top, top.parent === self, !top.isViewLoaded, top !== loaded {
        // Before anything has begun: viewDidLoad may change the stack, or take this controller off the screen.
        loaded = top
        top.loadViewIfNeeded()
        continue
      }
      pending.removeFirst()
      // One that another container has taken over is no business of this one any more.
      if let parent = shown?.parent, parent !== self { shown = nil }
      if change.top === shown || change.top.map({ $0.parent !== self }) == true {
        finish(change)
      } else {
        change.begin { StackTransition(change, in: self).start() }
      }
    }
  }

  /// Makes all waiting changes without showing them: children move, nothing appears.
  func settleOffScreen() {
    guard running == nil, changesBeingTold == 0 else { return }
    let changes = pending
    pending = []
    if shown !== stack.last {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    for change in changes { finish(change) }
    for controller in stack.dropLast() { controller.flags.isMovingToParent = false }
  }

  /// Puts the top controller's view in place, without a transition.
  func installTop() {
    guard running == nil, shown == nil, let top = stack.last, top.parent === self else { return }
    shown = top
    let view: UIView = top.view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    delegate?.navigationController(self, willShow: top, animated: false)
    contentView.addSubview(view)
    navigationBar.show(stack)
  }

  /// The end of a change: who joined has moved in, who left has moved out, unless it has been put back since.
  func finish(_ change: StackChange) {
    for controller in change.joining where controller.parent === self { controller.didMove(toParent: self) }
    for controller in change.leaving where !stack.contains(where: { $0 === controller }) {
      if controller.parent === self { controller.removeFromParent() }
    }
    navigationBar.show(stack)
    tabBarController?.stackDidSettle()
  }

  /// The end of a change that was cancelled: the stack is what it was before, and what has been asked of it since
  /// is asked of that.
  func undo(_ change: StackChange) {
    let wanted = pending.isEmpty ? change.old : stack
    for controller in change.leaving { controller.flags.isMovingFromParent = false }
    for controller in change.joining where !wanted.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller.parent === self { controller.removeFromParent() }
    }
    stack = wanted
    guard let last = pending.last else { return }
    pending = [StackChange(from: change.old, to: wanted, animated: last.animated)]
  }
}
