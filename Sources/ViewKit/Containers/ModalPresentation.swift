import Foundation

/// One controller presented by another, from `present` to the end of its dismissal.
///
/// The presenter keeps it; while one of the two movements runs, the movement does too.
final class ModalPresentation: RunningTransition {
  enum Phase { case presenting, presented, dismissing, ended }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  private(set) var phase = Phase.presenting

  /// Whether the presenter's view has been taken out of the window, and where it belongs.
  private(set) var hidesPresenter = false
  private weak var presentersPlace: UIView?
  /// Where the responder chain goes on above a presenter whose view is out of the window.
  var placeOfHiddenPresenter: UIView? { hidesPresenter ? presentersPlace : nil }

  private var exchange: AppearanceExchange?
  private var coordinator: TransitionCoordinator?
  private var shield: UIView?
  /// The controller whose view is on the move.
  private var moving: UIViewController?
  let backdrop: ModalBackdrop?
  private var completions: [() -> Void] = []
  /// What has been asked for while the presenting runs.
  private var waiting: [() -> Void] = []
  /// Whether the callbacks that end the presenting are being sent: a dismissal waits until all have been.
  private var isEnding = false

  init(of presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    backdrop = style.isSheet ? ModalBackdrop() : nil
  }

  deinit {}

  var fillsWindow: Bool { !style.isInContext && !style.isSheet && phase != .ended }

  var isPresented: Bool { phase == .presenting || phase == .presented }

  // MARK: Presenting

  func present(in container: UIView, animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    completions = [completion].compactMap { $0 }
    presented.flags.isBeingPresented = true
    presented.loadViewIfNeeded()
    let hidden = style.covers ? presenter : nil
    begin(AppearanceExchange(from: hidden, to: presented, animated: animated, order: .exchange))
    let movement = ModalMovement(
      view: presented.view, backdrop: backdrop, container: container, style: presented.modalTransitionStyle,
      isComing: true, covered: hidden?.viewIfLoaded)
    run(
      movement, of: presented, animated: animated, place: { [self] in place(in: container) },
      completion: { [self] in finishPresenting() })
  }

  private func place(in container: UIView) {
    if let backdrop {
      backdrop.frame = container.bounds
      container.addSubview(backdrop)
    }
    let view: UIView = presented.view
    view.frame = style.isSheet ? sheetFrame(in: container.bounds) : container.bounds
    container.addSubview(view)
  }

  /// A card in the middle: of the size that the controller prefers, or most of the window.
  private func sheetFrame(in bounds: CGRect) -> CGRect {
    let preferred = presented.preferredContentSize
    let room = bounds.insetBy(dx: min(24, bounds.width / 8), dy: min(24, bounds.height / 8))
    let most = style == .pageSheet ? room.size : CGSize(width: 540, height: 620)
    let width = min(room.width, preferred.width > 0 ? preferred.width : most.width)
    let height = min(room.height, preferred.height > 0 ? preferred.height : most.height)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func finishPresenting() {
    guard phase == .presenting else { return }
    phase = .presented
    if style.covers, !style.isInContext { hidePresenter() }
    isEnding = true
    finish()
    isEnding = false
    runWaiting()
  }

  private func hidePresenter() {
    guard let view = presenter?.viewIfLoaded, let place = view.superview else { return }
    presentersPlace = place
    hidesPresenter = true
    view.removeFromSuperview()
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
    let top = pile.last?.presented ?? presented
    for presentation in pile {
      presentation.phase = .dismissing
      presentation.presented.flags.isBeingDismissed = true
    }
    let place = hidesPresenter ? presentersPlace : presented.viewIfLoaded?.superview
    let isVisible = place?.window != nil && presenter?.parent?.appearance.isTowardsShown != false
    let returning = style.covers && isVisible ? presenter : nil
    begin(AppearanceExchange(from: top, to: returning, animated: animated, order: .exchange))
    let between = pile.dropLast().map(\.presented)
    for controller in between { controller.holdAppearance(false, animated: animated) }
    let movement = ModalMovement(
      view: top.view, backdrop: pile.last?.backdrop, container: top.view.superview ?? UIView(),
      style: top.modalTransitionStyle, isComing: false, covered: returning?.viewIfLoaded)
    run(
      movement, of: top, animated: animated && isVisible, place: { [self] in showPresenter() },
      completion: { [self] in finishDismissal(of: pile) })
  }

  private func showPresenter() {
    guard hidesPresenter, let place = presentersPlace, let view = presenter?.viewIfLoaded else { return }
    hidesPresenter = false
    if presenter?.fillsWindow == true { view.frame = place.bounds }
    place.insertSubview(view, at: 0)
  }

  private func finishDismissal(of pile: [ModalPresentation]) {
    guard phase == .dismissing else { return }
    for presentation in pile.reversed() { presentation.unlink() }
    finish { for presentation in pile.dropLast() { presentation.presented.releaseAppearance() } }
    for presentation in pile { presentation.runWaiting() }
  }

  /// Takes the presented view away and forgets who presents whom.
  private func unlink() {
    phase = .ended
    presented.runningTransition = nil
    presented.viewIfLoaded?.removeFromSuperview()
    backdrop?.removeFromSuperview()
    if presenter?.presentedByThis === self { presenter?.presentedByThis = nil }
    if presented.presentation === self { presented.presentation = nil }
  }

  // MARK: Ending early

  /// The whole tree of controllers goes away: nothing moves, every completion runs.
  func remove() {
    guard phase != .ended else { return }
    presented.removePresentations()
    if hidesPresenter { hidesPresenter = false }
    unlink()
    finish()
    runWaiting()
  }

  func participantLeft(_ controller: UIViewController) {
    switch phase {
    case .presenting: finishPresenting()
    case .dismissing: finishDismissal(of: pile)
    case .presented, .ended: break
    }
  }

  // MARK: Both movements

  private func begin(_ exchange: AppearanceExchange) {
    self.exchange = exchange
    exchange.begin()
  }

  private func run(
    _ movement: ModalMovement, of top: UIViewController, animated: Bool, place: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    top.runningTransition = self
    moving = top
    let coordinator = TransitionCoordinator(
      in: movement.container, from: exchange?.outgoing, to: exchange?.incoming,
      duration: animated ? ModalMovement.duration : 0)
    self.coordinator = coordinator
    presented.coordinator = coordinator
    presenter?.coordinator = coordinator
    shield = TransitionShield.cover(movement.container.window ?? movement.container)
    movement.run(
      animated: animated, place: place, alongside: { coordinator.move() }, completion: completion)
  }

  private func runWaiting() {
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }

  private func finish(_ betweenHalves: () -> Void = {}) {
    if moving?.runningTransition === self { moving?.runningTransition = nil }
    moving = nil
    shield?.removeFromSuperview()
    shield = nil
    exchange?.end()
    exchange = nil
    betweenHalves()
    presented.flags.isBeingPresented = false
    if phase == .ended { presented.flags.isBeingDismissed = false }
    coordinator?.end()
    coordinator = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
