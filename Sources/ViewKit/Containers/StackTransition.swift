import Foundation

/// One running push or pop: the callbacks of the two controllers, the exchange of their views, the end.
///
/// How the views move is an animator's: the delegate's, or the stock slide.
final class StackTransition: RunningTransition {
  let change: StackChange
  let outgoing: UIViewController?
  let incoming: UIViewController?
  private let navigation: UINavigationController
  private let exchange: AppearanceExchange
  /// Nil for a change that is not animated.
  private var context: TransitionContext?
  private let coordinator: TransitionCoordinator
  /// Whether the app's own interaction controller wants touches meanwhile; otherwise the content takes none.
  private var isOpenToTouches = false
  private var shield: UIView?
  private var hasEnded = false
  private var isPlacing = false

  /// - Parameter driver: what takes a stock movement in hand.
  init(
    _ change: StackChange, in navigation: UINavigationController,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.change = change
    self.navigation = navigation
    let (outgoing, incoming) = (navigation.shown, change.top)
    (self.outgoing, self.incoming) = (outgoing, incoming)
    let content = navigation.contentView
    guard change.animated, let outgoing, let incoming else {
      exchange = AppearanceExchange(from: outgoing, to: incoming, animated: false, order: .navigation)
      coordinator = TransitionCoordinator(in: content, from: outgoing, to: incoming)
      return
    }
    let delegate = navigation.delegate
    let custom = delegate?.navigationController(
      navigation, animationControllerFor: change.operation, from: outgoing, to: incoming)
    let interactor =
      driver ?? custom.flatMap { delegate?.navigationController(navigation, interactionControllerFor: $0) }
    isOpenToTouches = driver == nil && interactor != nil
    exchange = AppearanceExchange(from: outgoing, to: incoming, animated: true, order: .navigation)
    incoming.loadViewIfNeeded()
    let place = content.bounds
    var end: (Bool) -> Void = { _ in }
    let context = TransitionContext(
      in: content,
      from: .init(controller: outgoing, view: outgoing.viewIfLoaded, initialFrame: place),
      to: .init(controller: incoming, view: incoming.view, finalFrame: place),
      animator: custom ?? StackSlide(change.operation), interactor: interactor, onEnd: { end($0) })
    self.context = context
    coordinator = context.coordinator
    end = { [self] completed in completed ? arrive() : cancel() }
  }

  deinit {}

  private var content: UIView { navigation.contentView }

  // MARK: Beginning

  func start() {
    navigation.running = self
    for controller in [outgoing, incoming, navigation] { controller?.coordinator = coordinator }
    for controller in [outgoing, incoming] { controller?.runningTransition = self }
    incoming?.loadViewIfNeeded()
    exchange.begin()
    guard !hasEnded else { return }
    if let incoming {
      navigation.delegate?.navigationController(navigation, willShow: incoming, animated: context != nil)
    }
    navigation.tabBarController?.stackWillChange()
    navigation.layoutParts()
    prepareIncoming()
    if !isOpenToTouches { shield = TransitionShield.cover(content) }
    _ = coordinator.animate(
      alongsideTransition: { [navigation, change] _ in
        navigation.navigationBar.show(
          navigation.stack, as: change.operation == .pop ? .pop : .push)
        navigation.tabBarController?.stackMoves()
      }, completion: nil)
    isPlacing = true
    run()
    isPlacing = false
  }

  private func prepareIncoming() {
    guard let view = incoming?.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation { view.frame = content.bounds }
  }

  private func run() {
    guard let context else {
      if let view = incoming?.view { content.addSubview(view) }
      UIView.performWithoutAnimation { coordinator.move() }
      return navigation.afterCommit { [self] in end() }
    }
    context.start()
  }

  /// Runs `changes` along with the movement; false where there is none, or it has begun.
  func runAlong(_ changes: @escaping () -> Void, completion: @escaping () -> Void) -> Bool {
    guard context != nil, coordinator.isCollecting else { return false }
    return coordinator.animate(
      alongsideTransition: { _ in changes() }, completion: { _ in completion() })
  }

  // MARK: Ending

  func participantLeft(_ controller: UIViewController) { if !isPlacing { end() } }

  /// The animator is done; what it forgot is done for it.
  private func arrive() {
    if let view = incoming?.viewIfLoaded, view.superview !== content { content.addSubview(view) }
    end()
  }

  private func end() {
    guard conclude() else { return }
    if let view = outgoing?.viewIfLoaded, view.isDescendant(of: content) { view.removeFromSuperview() }
    navigation.shown = incoming
    navigation.tabBarController?.stackDidSettle()
    navigation.layoutParts()
    center(incoming)
    exchange.end()
    navigation.finish(change)
    coordinator.end()
    if let incoming {
      navigation.delegate?.navigationController(navigation, didShow: incoming, animated: context != nil)
    }
    navigation.scheduleChanges()
  }

  /// The way back: who was there stays, and the stack is as it was, but for what has been asked of it meanwhile.
  private func cancel() {
    guard conclude() else { return }
    incoming?.viewIfLoaded?.removeFromSuperview()
    exchange.cancel()
    coordinator.end(cancelled: true)
    navigation.undo(change)
    navigation.tabBarController?.stackDidSettle()
    navigation.layoutParts()
    center(outgoing)
    navigation.navigationBar.show(navigation.stack)
    navigation.scheduleChanges()
  }

  private func center(_ controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, view.transform == .identity else { return }
    view.frame = content.bounds
  }

  private func conclude() -> Bool {
    guard !hasEnded else { return false }
    hasEnded = true
    context?.abandon()
    for controller in [outgoing, incoming] where controller?.runningTransition === self {
      controller?.runningTransition = nil
    }
    shield?.removeFromSuperview()
    navigation.running = nil
    return true
  }
}
