import Foundation

/// Two tabs that change places: between one commit and the next, or moved by the delegate's animator.
final class TabSwitch: RunningTransition {
  private let exchange: AppearanceExchange
  private weak var tabs: UITabBarController?
  private var context: TransitionContext?
  private var shield: UIView?
  private var hasEnded = false

  /// - Parameter moves: whether the delegate is asked for an animator.
  init(
    from old: UIViewController?, to new: UIViewController?, in tabs: UITabBarController, moves: Bool
  ) {
    self.tabs = tabs
    guard moves, let old, let new, tabs.view.window != nil,
      let animator = tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: old, to: new)
    else {
      exchange = AppearanceExchange(from: old, to: new, animated: false, order: .tabs)
      return
    }
    exchange = AppearanceExchange(from: old, to: new, animated: true, order: .tabs)
    let place = tabs.contentView.bounds
    context = TransitionContext(
      in: tabs.contentView, from: .init(controller: old, view: old.viewIfLoaded, initialFrame: place),
      to: .init(controller: new, view: new.view, finalFrame: place), animator: animator,
      interactor: tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator),
      onEnd: { [weak self] completed in completed ? self?.arrive() : self?.cancel() })
  }

  deinit {}

  /// Whether an animator has the views, so that nobody else may place them.
  var isMoving: Bool { context != nil && !hasEnded }
  var controllers: [UIViewController] { [exchange.outgoing, exchange.incoming].compactMap { $0 } }

  /// Sends the `will…` callbacks, and ends another switch but for the controllers that change again.
  func begin(insteadOf other: TabSwitch?) {
    if let context {
      for controller in [exchange.outgoing, exchange.incoming] {
        controller?.coordinator = context.coordinator
        controller?.runningTransition = self
      }
    }
    exchange.begin()
    guard let other else { return }
    for controller in [exchange.outgoing, exchange.incoming].compactMap({ $0 }) {
      other.exchange.abandon(controller)
    }
    other.end()
  }

  /// Brings the new view in; `placing` puts it in its place.
  func run(placing: () -> Void) {
    guard !hasEnded else { return }
    guard let context, let tabs else {
      placing()
      removeOutgoing()
      tabs?.afterCommit { [self] in end() }
      return
    }
    UIView.performWithoutAnimation { exchange.incoming?.view.frame = tabs.contentView.bounds }
    exchange.incoming?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !context.coordinator.isInterruptible { shield = TransitionShield.cover(tabs.view) }
    context.start()
  }

  func participantLeft(_ controller: UIViewController) { end() }

  /// The animator is done; what it forgot is done for it.
  private func arrive() {
    if let tabs, let view = exchange.incoming?.viewIfLoaded, tabs.shown === exchange.incoming {
      if view.superview !== tabs.contentView { tabs.contentView.addSubview(view) }
      if view.transform == .identity { view.frame = tabs.contentView.bounds }
    }
    end()
  }

  /// The new tab shows.
  func end() {
    guard conclude() else { return }
    removeOutgoing()
    exchange.end()
    context?.coordinator.end()
    tabs?.ended(self)
  }

  private func cancel() {
    guard conclude() else { return }
    exchange.incoming?.viewIfLoaded?.removeFromSuperview()
    tabs?.ended(self, backTo: exchange.outgoing)
    exchange.cancel()
    context?.coordinator.end(cancelled: true)
  }

  private func removeOutgoing() {
    guard let tabs, let old = exchange.outgoing, old !== tabs.shown, let view = old.viewIfLoaded else {
      return
    }
    // Unless another container has it by now.
    if view.isDescendant(of: tabs.contentView) { view.removeFromSuperview() }
  }

  private func conclude() -> Bool {
    guard !hasEnded else { return false }
    hasEnded = true
    context?.abandon()
    for controller in [exchange.outgoing, exchange.incoming] where controller?.runningTransition === self {
      controller?.runningTransition = nil
    }
    shield?.removeFromSuperview()
    return true
  }
}
