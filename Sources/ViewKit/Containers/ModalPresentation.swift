import Foundation

/// One controller presented by another, from `present` to the end of its dismissal.
///
/// The presenter keeps it; while one of the two transitions runs, that does too. What is around the presented view
/// is the presentation controller's, how it moves an animator's: the app's or a stock one.
final class ModalPresentation: RunningTransition {
  enum Phase { case presenting, presented, dismissing, ended }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  private(set) var phase = Phase.presenting
  private(set) var container: PresentationContainer?

  /// Whether the presenter's view has been taken out of the window, and where it belongs.
  private(set) var hidesPresenter = false
  private weak var presentersPlace: UIView?
  /// Where the responder chain goes on above a presenter whose view is out of the window.
  var placeOfHiddenPresenter: UIView? { hidesPresenter ? presentersPlace : nil }

  private var exchange: AppearanceExchange?
  private var context: TransitionContext?
  private var coordinator: TransitionCoordinator?
  private var shield: UIView?
  /// The controller whose view is on the move.
  private var moving: UIViewController?
  private var completions: [() -> Void] = []
  /// What has been asked for while a transition runs.
  private var waiting: [() -> Void] = []
  /// Whether the callbacks that end a transition to being presented are being sent: a dismissal waits until all have been.
  private var isEnding = false

  init(
    of presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    self.controller = controller
    controller.presenting = presenter
  }

  deinit {}

  /// Whether its container fills the window, so that the presentation hears of the window's size.
  var fillsWindow: Bool { phase != .ended && container?.superview is UIWindow }

  /// Whether the presenter's view leaves its place: not for one whose own view holds the container.
  private var removesPresenter: Bool { controller.shouldRemovePresentersView && !style.isInContext }

  var isPresented: Bool { phase == .presenting || phase == .presented }

  // MARK: Presenting

  func present(in host: UIView, source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    completions = [completion].compactMap { $0 }
    presented.flags.isBeingPresented = true
    presented.loadViewIfNeeded()
    let container = PresentationContainer(of: self, filling: host)
    self.container = container
    controller.container = container
    host.addSubview(container)
    // The keyboard is for what is in front.
    if let stage = host.window?.stage, stage.focusedView?.window === host.window { stage.focus(nil) }
    let hidden = controller.shouldRemovePresentersView ? presenter : nil
    let animator = animated ? comingAnimator(from: source, presenter: presenter) : nil
    begin(
      from: presenter, movingView: removesPresenter ? presenter.viewIfLoaded : nil, to: presented,
      final: controller.frameOfPresentedViewInContainerView, animator: animator?.animator,
      interactor: animator?.interactor)
    controller.presentationTransitionWillBegin()
    exchange = AppearanceExchange(
      from: hidden, to: presented, animated: animator != nil, order: .exchange)
    exchange?.begin()
    guard phase == .presenting, self.container === container else { return }
    if removesPresenter { takePresentersView() }
    UIView.performWithoutAnimation {
      controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    }
    run(placing: { [self] in
      if let view = controller.presentedView { container.addSubview(view) }
    })
  }

  private func comingAnimator(from source: UIViewController, presenter: UIViewController) -> Movement {
    let delegate = presented.transitioningDelegate
    if let custom = delegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    {
      return (custom, delegate?.interactionControllerForPresentation(using: custom))
    }
    return (transitionStyle.animator(isComing: true), nil)
  }

  /// The animator is done; what it forgot is done for it.
  private func arrive(completed: Bool) {
    if completed, let container, let view = controller.presentedView, !view.isDescendant(of: container) {
      container.addSubview(view)
    }
    finishPresenting(completed: completed)
  }

  private func finishPresenting(completed: Bool) {
    guard phase == .presenting else { return }
    guard completed else { return undoPresenting() }
    phase = .presented
    if removesPresenter { hidePresenter() }
    controller.presentationTransitionDidEnd(true)
    isEnding = true
    finish()
    isEnding = false
    runWaiting()
  }

  /// A presentation that was cancelled: the presenter is there as before, the presented controller is free again.
  private func undoPresenting() {
    returnPresentersView()
    controller.presentationTransitionDidEnd(false)
    unlink()
    finish(cancelled: true)
    runWaiting()
  }

  // MARK: Dismissing

  /// Dismisses this one and all that was presented upon it; only the topmost moves.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    switch phase {
    case .presenting: waiting.append { [self] in dismiss(animated: animated, completion: completion) }
    case .presented where isEnding:
      waiting.append { [self] in dismiss(animated: animated, completion: completion) }
    case .presented: startDismissal(animated: animated, completion: completion)
    case .dismissing: if let completion { completions.append(completion) }
    case .ended: if let completion { presented.afterCommit(completion) }
    }
  }

  /// This one and those upon it, from below; all of them go.
  private var pile: [ModalPresentation] {
    Array(sequence(first: self) { $0.presented.presentedByThis })
  }

  private func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let pile = pile
    if let busy = pile.first(where: { $0.phase != .presented }) {
      // What is moving above comes to its end first.
      return busy.waiting.append { [self] in dismiss(animated: animated, completion: completion) }
    }
    completions = [completion].compactMap { $0 }
    let last = pile.last ?? self
    let top = last.presented
    for presentation in pile {
      presentation.phase = .dismissing
      presentation.presented.flags.isBeingDismissed = true
    }
    let place = hidesPresenter ? presentersPlace : container
    let isVisible = place?.window != nil && presenter?.parent?.appearance.isTowardsShown != false
    let covers = controller.shouldRemovePresentersView
    let returning = covers && isVisible ? presenter : nil
    let animator = animated && isVisible ? last.goingAnimator : nil
    let wasHidden = hidesPresenter
    begin(
      from: top, movingView: last.controller.presentedView, to: presenter,
      toView: wasHidden ? presenter?.viewIfLoaded : nil,
      final: place.map { frameOfPresenter(in: $0) ?? $0.bounds } ?? .zero,
      in: last.container, animator: animator?.animator, interactor: animator?.interactor)
    last.controller.dismissalTransitionWillBegin()
    exchange = AppearanceExchange(
      from: top, to: returning, animated: animator != nil, order: .exchange)
    exchange?.begin()
    for presentation in pile.dropLast() { presentation.presented.holdAppearance(false, animated: animated) }
    guard phase == .dismissing else { return }
    if wasHidden, let view = presenter?.viewIfLoaded, let place = presentersPlace, let inside = last.container
    {
      UIView.performWithoutAnimation {
        if let frame = frameOfPresenter(in: place) { view.frame = inside.convert(frame, from: place) }
        // Stock and custom animators alike find it underneath, wherever they put it then.
        inside.insertSubview(view, at: 0)
      }
    }
    run(placing: {})
  }

  private var goingAnimator: Movement {
    let delegate = presented.transitioningDelegate
    if let custom = delegate?.animationController(forDismissed: presented) {
      return (custom, delegate?.interactionControllerForDismissal(using: custom))
    }
    return (transitionStyle.animator(isComing: false), nil)
  }

  /// The presented controller's, or that of the context it is presented in.
  private var transitionStyle: UIModalTransitionStyle {
    guard style.isInContext, let presenter, presenter.providesPresentationContextTransitionStyle else {
      return presented.modalTransitionStyle
    }
    return presenter.modalTransitionStyle
  }

  private func finishDismissal(completed: Bool) {
    guard phase == .dismissing else { return }
    let pile = pile
    guard completed else { return undoDismissal(of: pile) }
    returnPresentersView()
    pile.last?.controller.dismissalTransitionDidEnd(true)
    for presentation in pile.reversed() { presentation.unlink() }
    finish { for presentation in pile.dropLast() { presentation.presented.releaseAppearance() } }
    for presentation in pile { presentation.runWaiting() }
  }

  /// A dismissal that was cancelled: what was presented stays.
  private func undoDismissal(of pile: [ModalPresentation]) {
    for presentation in pile {
      presentation.phase = .presented
      presentation.presented.flags.isBeingDismissed = false
    }
    if hidesPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
    pile.last?.controller.dismissalTransitionDidEnd(false)
    pile.last?.container?.placePresentedView()
    isEnding = true
    finish(cancelled: true) {
      for presentation in pile.dropLast() {
        presentation.presented.turnAppearance(true, animated: false)
        presentation.presented.releaseAppearance()
      }
    }
    isEnding = false
    for presentation in pile { presentation.runWaiting() }
  }

  /// Takes the presented view away and forgets who presents whom.
  private func unlink() {
    phase = .ended
    presented.runningTransition = nil
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    controller.container = nil
    if presenter?.presentedByThis === self { presenter?.presentedByThis = nil }
    if presented.presentation === self { presented.presentation = nil }
  }

  // MARK: The presenter's view

  /// While it is covered or uncovered it lies in the container, where an animator finds both views.
  private func takePresentersView() {
    guard let view = presenter?.viewIfLoaded, let place = view.superview, let container else { return }
    presentersPlace = place
    if view.transform == .identity { view.frame = container.convert(view.frame, from: place) }
    container.insertSubview(view, at: 0)
  }

  private func hidePresenter() {
    guard presentersPlace != nil, let view = presenter?.viewIfLoaded else { return }
    hidesPresenter = true
    view.removeFromSuperview()
  }

  private func returnPresentersView() {
    hidesPresenter = false
    guard let place = presentersPlace, let view = presenter?.viewIfLoaded else { return }
    presentersPlace = nil
    if view.transform == .identity, let frame = frameOfPresenter(in: place) { view.frame = frame }
    // A presenter that is itself presented may have things of its presentation's behind it.
    if presenter?.presentation == nil { place.insertSubview(view, at: 0) } else { place.addSubview(view) }
  }

  /// Where the presenter's view belongs in its own place; nil where somebody else put it there.
  private func frameOfPresenter(in place: UIView) -> CGRect? {
    if presenter?.hostWindow != nil { return place.bounds }
    guard let own = presenter?.presentation?.controller, own.presentedView === presenter?.viewIfLoaded else {
      return nil
    }
    return own.frameOfPresentedViewInContainerView
  }

  // MARK: Ending early

  /// The whole tree of controllers goes away: nothing moves, every completion runs.
  func remove() {
    guard phase != .ended else { return }
    presented.removePresentations()
    hidesPresenter = false
    if let view = presenter?.viewIfLoaded, let container, view.superview === container {
      view.removeFromSuperview()
    }
    unlink()
    finish()
    runWaiting()
  }

  func participantLeft(_ controller: UIViewController) {
    switch phase {
    case .presenting: finishPresenting(completed: true)
    case .dismissing: finishDismissal(completed: true)
    case .presented, .ended: break
    }
  }

  // MARK: Both transitions

  private typealias Movement = (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  )

  /// Makes what the transition is conducted by; without an animator nothing will move.
  private func begin(
    from outgoing: UIViewController?, movingView: UIView?, to incoming: UIViewController?,
    toView: UIView? = nil, final: CGRect, in other: UIView? = nil,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let place = other ?? container ?? UIView()
    let isComing = phase == .presenting
    moving = isComing ? incoming : outgoing
    moving?.runningTransition = self
    if let animator {
      let incomingView = isComing ? controller.presentedView : toView
      context = TransitionContext(
        in: place,
        from: outgoing.map {
          .init(controller: $0, view: movingView, initialFrame: frame(of: $0, in: place))
        },
        to: incoming.map {
          .init(
            controller: $0, view: incomingView, initialFrame: isComing ? .zero : frame(of: $0, in: place),
            finalFrame: final)
        },
        style: style, animator: animator, interactor: interactor,
        onEnd: { [self] in isComing ? arrive(completed: $0) : finishDismissal(completed: $0) })
    }
    let coordinator =
      context?.coordinator
      ?? TransitionCoordinator(in: place, from: outgoing, to: incoming, style: style)
    self.coordinator = coordinator
    for taking in [presented, moving, presenter] { taking?.coordinator = coordinator }
    if !coordinator.isInterruptible { shield = TransitionShield.cover(place.window ?? place) }
  }

  private func frame(of controller: UIViewController, in place: UIView) -> CGRect {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return place.bounds }
    return place.convert(view.frame, from: superview)
  }

  /// Sets the transition going, or without an animator changes what shows at once and ends after the commit.
  private func run(placing: () -> Void) {
    if let context { return context.start() }
    let isComing = phase == .presenting
    let coordinator = coordinator
    UIView.performWithoutAnimation {
      placing()
      coordinator?.move()
    }
    presented.afterCommit { [self] in
      guard self.coordinator === coordinator else { return }
      if isComing { finishPresenting(completed: true) } else { finishDismissal(completed: true) }
    }
  }

  private func runWaiting() {
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }

  private func finish(cancelled: Bool = false, _ betweenHalves: () -> Void = {}) {
    if moving?.runningTransition === self { moving?.runningTransition = nil }
    moving = nil
    context?.abandon()
    context = nil
    shield?.removeFromSuperview()
    shield = nil
    if cancelled { exchange?.cancel() } else { exchange?.end() }
    exchange = nil
    betweenHalves()
    presented.flags.isBeingPresented = false
    if phase == .ended { presented.flags.isBeingDismissed = false }
    coordinator?.end(cancelled: cancelled)
    coordinator = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}

extension UIModalTransitionStyle {
  func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical, .partialCurl: ModalCover(isComing: isComing)
    case .flipHorizontal: ModalFlip(isComing: isComing)
    case .crossDissolve: ModalDissolve(isComing: isComing)
    }
  }
}
