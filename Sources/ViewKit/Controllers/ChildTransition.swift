import Foundation

/// One running `transition(from:to:…)`: the children's callbacks, the exchange of their views, the movement.
///
/// It ends exactly once: at the end of the movement, or at once when another transition takes a participant over
/// or a participant is taken away.
final class ChildTransition: RunningTransition {
  struct Look {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let animations: (() -> Void)?

    var isFaces: Bool { options.rawValue & UIView.AnimationOptions.transitionMask.rawValue != 0 }
  }

  let outgoing: UIViewController
  let incoming: UIViewController
  private weak var parent: UIViewController?
  private let container: UIView
  private let exchange: AppearanceExchange?
  private let completion: ((Bool) -> Void)?
  /// Where the look is two faces.
  private var movement: ContainerTransition?
  /// Where it is a block of animations.
  private var clock: AnimationClock?
  private var isMovingViews = false
  private var hasEnded = false
  private var takenOver: [UIViewController] = []

  private var leaving: UIViewController { exchange?.isReversed == true ? incoming : outgoing }

  /// `animated` is nil where nothing can appear: in a parent that is not shown itself.
  init(
    from outgoing: UIViewController, to incoming: UIViewController, in container: UIView,
    parent: UIViewController, animated: Bool?, completion: ((Bool) -> Void)?
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.container = container
    self.parent = parent
    self.completion = completion
    exchange = animated.map {
      AppearanceExchange(from: outgoing, to: incoming, animated: $0, order: .exchange)
    }
  }

  deinit {}

  func start(_ look: Look) {
    let interrupted = [outgoing, incoming].compactMap { $0.runningTransition as? ChildTransition }
    outgoing.runningTransition = self
    incoming.runningTransition = self
    parent?.childTransitions.append(self)
    exchange?.begin()
    // In a parent that is not shown nothing appears, and nobody takes over what the others have begun.
    if exchange != nil { for transition in interrupted { transition.leave([outgoing, incoming]) } }
    if !hasEnded { move(look) }
    // A movement of faces in the same container has ended them already, after it took their picture over.
    for transition in interrupted { transition.interrupt() }
  }

  private func move(_ look: Look) {
    let isAnimated = look.duration > 0 && exchange != nil
    if isAnimated, look.isFaces {
      movement = ContainerTransition.run(
        in: container, duration: look.duration, options: look.options, outgoing: outgoing.view,
        incoming: incoming.view,
        changes: { [self] in
          moveViews { container.addSubview(incoming.view) }
          look.animations?()
        }, completion: { [self] in end(finished: $0) })
      return
    }
    moveViews {
      container.addSubview(incoming.view)
      // Where nothing shows there is no way to go: the old view is not left to appear with the parent.
      if exchange == nil { outgoing.view.removeFromSuperview() }
    }
    if isAnimated, let animations = look.animations {
      // On a clock of its own, so that it can be turned round.
      let clock = AnimationClock(on: container.window?.stage)
      self.clock = clock
      AnimationClock.begin(on: clock) {
        UIView.animate(
          withDuration: look.duration, delay: 0, options: look.options, animations: animations,
          completion: { [self] _ in end(finished: true) })
      }
      clock.resume()
    } else {
      UIView.performWithoutAnimation { look.animations?() }
      endAfterCommit()
    }
  }

  private func endAfterCommit() {
    outgoing.afterCommit { [self] in end(finished: true) }
  }

  // MARK: Turning round and ending early

  /// Turns the movement round from where it stands; a second call turns it forward again.
  func reverse() {
    guard !hasEnded, let exchange else { return }
    exchange.reverse()
    if let movement {
      movement.reverse()
    } else if let clock {
      clock.turnRound()
    } else {
      end(finished: !exchange.isReversed)
    }
  }

  func participantLeft(_ controller: UIViewController) {
    if !isMovingViews { interrupt() }
  }

  /// Another transition has taken some of the participants over; the rest of this one ends without them.
  private func leave(_ controllers: [UIViewController]) {
    takenOver = controllers
    for controller in controllers { exchange?.abandon(controller) }
  }

  private func interrupt() {
    let movement = movement
    end(finished: false)
    movement?.cancel()
  }

  private func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    movement = nil
    parent?.childTransitions.removeAll { $0 === self }
    for controller in [outgoing, incoming] where controller.runningTransition === self {
      controller.runningTransition = nil
    }
    let leaving = leaving
    if !takenOver.contains(where: { $0 === leaving }), leaving.loadedView?.superview === container {
      leaving.view.removeFromSuperview()
    }
    exchange?.end()
    completion?(finished && exchange?.isReversed != true)
  }

  private func moveViews(_ move: () -> Void) {
    isMovingViews = true
    move()
    isMovingViews = false
  }
}

extension UIViewController {
  func startTransition(
    from outgoing: UIViewController, to incoming: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard permitsTransition(from: outgoing, to: incoming) else { return }
    guard outgoing !== incoming else { return afterCommit { completion?(true) } }
    guard transitionPlace(of: outgoing) != nil else { return }
    incoming.loadViewIfNeeded()
    // viewDidLoad may have changed whose children they are, and where they lie.
    guard permitsTransition(from: outgoing, to: incoming), let container = transitionPlace(of: outgoing)
    else {
      return
    }
    let isShown = container.window != nil && appearance.isTowardsShown
    ChildTransition(
      from: outgoing, to: incoming, in: container, parent: self, animated: isShown ? duration > 0 : nil,
      completion: completion
    ).start(.init(duration: duration, options: options, animations: animations))
  }

  private func transitionPlace(of outgoing: UIViewController) -> UIView? {
    if let container = outgoing.loadedView?.superview { return container }
    UIDiagnostics.fail(
      .invalidArgument,
      "transition(from:to:) puts the new view where the old one is, but the view of "
        + "\(UIDiagnostics.name(outgoing)) has no superview.", child: outgoing)
    return nil
  }

  private func permitsTransition(from outgoing: UIViewController, to incoming: UIViewController) -> Bool {
    func refuse(_ message: String, child: UIViewController) -> Bool {
      UIDiagnostics.fail(.invalidArgument, message, child: child)
      return false
    }
    for child in [outgoing, incoming] where child.parentController !== self {
      return refuse(
        "Children view controllers \(UIDiagnostics.name(outgoing)) and \(UIDiagnostics.name(incoming)) must have "
          + "a common parent view controller when calling transition(from:to:) on \(UIDiagnostics.name(self)).",
        child: child)
    }
    if !allowsChildTransitions {
      return refuse("transition(from:to:) is not supported by \(UIDiagnostics.name(self)).", child: outgoing)
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      return refuse(
        "transition(from:to:) and manual forwarding of appearance exclude each other: \(UIDiagnostics.name(self)) "
          + "returns false from shouldAutomaticallyForwardAppearanceMethods.", child: outgoing)
    }
    return true
  }

  /// Turns round the running `transition(from:to:…)` that brings in or takes out `child`: the picture goes back
  /// from the angle or opacity it has, and when it is back the transition's completion runs with `finished` false
  /// and the old child's view is in place as before. A second call turns it forward again.
  ///
  /// ViewKit's own; UIKit cannot do this. Returns false if no such transition is running.
  @discardableResult
  public func reverseTransition(of child: UIViewController) -> Bool {
    guard let transition = childTransitions.first(where: { $0.outgoing === child || $0.incoming === child })
    else { return false }
    transition.reverse()
    return true
  }

  /// Whether a `transition(from:to:…)` of this controller that brings in or takes out `child` is running.
  public func isTransitioning(_ child: UIViewController) -> Bool {
    childTransitions.contains { $0.outgoing === child || $0.incoming === child }
  }
}
