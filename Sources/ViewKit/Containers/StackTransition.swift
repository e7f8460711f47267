import Foundation

/// One running push or pop: the callbacks of the two controllers, the exchange of their views, the slide.
final class StackTransition: RunningTransition {
  /// Seconds, for a push or a pop over the whole way.
  static let duration: TimeInterval = 0.35
  /// How far the lower view moves while the upper one crosses the whole width.
  private static let parallax: CGFloat = 0.3

  let change: StackChange
  let outgoing: UIViewController?
  let incoming: UIViewController?
  private let navigation: UINavigationController
  private let exchange: AppearanceExchange
  private let coordinator: TransitionCoordinator
  private let isAnimated: Bool
  private let isInteractive: Bool
  private var shield: UIView?
  private var hasEnded = false
  private var isPlacing = false

  init(_ change: StackChange, in navigation: UINavigationController, isInteractive: Bool = false) {
    self.change = change
    self.navigation = navigation
    self.isInteractive = isInteractive
    outgoing = navigation.shown
    incoming = change.top
    let animated = change.animated && outgoing != nil && incoming != nil
    exchange = AppearanceExchange(from: outgoing, to: incoming, animated: animated, order: .navigation)
    coordinator = TransitionCoordinator(
      in: navigation.contentView, from: outgoing, to: incoming, duration: animated ? Self.duration : 0,
      isInteractive: isInteractive)
    isAnimated = animated
  }

  deinit {}

  private var content: UIView { navigation.contentView }
  private var upper: UIViewController? { change.operation == .pop ? outgoing : incoming }
  private var lower: UIViewController? { change.operation == .pop ? incoming : outgoing }

  // MARK: Beginning

  func start() {
    navigation.running = self
    for controller in [outgoing, incoming, navigation] { controller?.coordinator = coordinator }
    for controller in [outgoing, incoming] { controller?.runningTransition = self }
    incoming?.loadViewIfNeeded()
    exchange.begin()
    guard !hasEnded else { return }
    if let incoming {
      navigation.delegate?.navigationController(navigation, willShow: incoming, animated: isAnimated)
    }
    isPlacing = true
    place()
    isPlacing = false
    if !isInteractive { run() }
  }

  private func place() {
    if let view = incoming?.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      UIView.performWithoutAnimation {
        view.frame = content.bounds
        if change.operation == .pop { content.insertSubview(view, at: 0) } else { content.addSubview(view) }
      }
    }
    shield = TransitionShield.cover(content)
    if isAnimated { UIView.performWithoutAnimation { move(to: 0) } }
  }

  private func run() {
    navigation.navigationBar.show(navigation.stack)
    guard isAnimated else {
      coordinator.move()
      return navigation.afterCommit { [self] in end() }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { [self] in
        move(to: 1)
        coordinator.move()
      }, completion: { [self] _ in end() })
  }

  /// Places both views: 0 is how it was, 1 is how it will be.
  private func move(to progress: CGFloat) {
    let bounds = content.bounds
    let way = change.operation == .pop ? progress : 1 - progress
    upper?.viewIfLoaded?.center = CGPoint(x: bounds.midX + bounds.width * way, y: bounds.midY)
    lower?.viewIfLoaded?.center = CGPoint(
      x: bounds.midX - bounds.width * Self.parallax * (1 - way), y: bounds.midY)
  }

  // MARK: By hand

  /// Follows the hand: `progress` of the way, from 0 to 1.
  func follow(_ progress: CGFloat) {
    guard !hasEnded else { return }
    coordinator.percentComplete = progress
    move(to: progress)
  }

  /// Lets go at `progress`: the rest of the way runs by itself, on or back.
  func letGo(at progress: CGFloat, finishes: Bool) {
    guard !hasEnded else { return }
    coordinator.interactionEnded(cancelled: !finishes)
    if finishes { navigation.navigationBar.show(navigation.stack) }
    let rest = finishes ? 1 - progress : progress
    UIView.animate(
      withDuration: Self.duration * Double(rest), delay: 0, options: .curveEaseOut,
      animations: { [self] in
        move(to: finishes ? 1 : 0)
        if finishes { coordinator.move() }
      }, completion: { [self] _ in finishes ? end() : cancel() })
  }

  // MARK: Ending

  func participantLeft(_ controller: UIViewController) { if !isPlacing { end() } }

  private func end() {
    guard conclude() else { return }
    outgoing?.viewIfLoaded?.removeFromSuperview()
    navigation.shown = incoming
    center(incoming)
    exchange.end()
    navigation.finish(change)
    coordinator.end()
    if let incoming {
      navigation.delegate?.navigationController(navigation, didShow: incoming, animated: isAnimated)
    }
    navigation.scheduleChanges()
  }

  /// The way back of an interactive pop: who was there stays, and the stack is as it was.
  private func cancel() {
    guard conclude() else { return }
    incoming?.viewIfLoaded?.removeFromSuperview()
    center(outgoing)
    if navigation.pending.isEmpty {
      navigation.stack += change.leaving
    } else {
      // The app has changed the stack since, in the belief that this one is gone; it goes with the next change.
      navigation.pending[0].leaving += change.leaving
    }
    exchange.cancel()
    for controller in change.leaving { controller.flags.isMovingFromParent = false }
    coordinator.end(cancelled: true)
    navigation.navigationBar.show(navigation.stack)
    navigation.scheduleChanges()
  }

  private func center(_ controller: UIViewController?) { controller?.viewIfLoaded?.frame = content.bounds }

  private func conclude() -> Bool {
    guard !hasEnded else { return false }
    hasEnded = true
    for controller in [outgoing, incoming] where controller?.runningTransition === self {
      controller?.runningTransition = nil
    }
    shield?.removeFromSuperview()
    navigation.running = nil
    return true
  }
}
