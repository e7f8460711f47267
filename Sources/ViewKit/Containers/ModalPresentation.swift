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

  private var exchange: AppearanceExchange?
  private var coordinator: TransitionCoordinator?
  private var shield: UIView?
  private let backdrop: ModalBackdrop?
  private var completions: [() -> Void] = []
  /// What has been asked for while the presenting runs.
  private var waiting: [() -> Void] = []

  init(of presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    backdrop = style.isSheet ? ModalBackdrop() : nil
  }

  deinit {}

  var fillsWindow: Bool { !style.isInContext && !style.isSheet && phase != .ended }

  // MARK: Presenting

  func present(in container: UIView, animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    completions = [completion].compactMap { $0 }
    presented.flags.isBeingPresented = true
    presented.loadViewIfNeeded()
    let hidden = style.covers ? presenter : nil
    begin(AppearanceExchange(from: hidden, to: presented, animated: animated, order: .exchange))
    place(in: container)
    run(.coming, in: container, animated: animated) { [self] in finishPresenting() }
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
    finish()
    let waiting = waiting
    self.waiting = []
    for request in waiting { request() }
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
    case .presented: startDismissal(animated: animated, completion: completion)
    case .dismissing, .ended: if let completion { completions.append(completion) }
    }
  }

  private func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let above = presented.presentedByThis {
      if above.phase == .presenting || above.phase == .dismissing {
        above.afterMovement { [self] in dismiss(animated: animated, completion: completion) }
        return
      }
      if above.presented.presentedByThis != nil {
        above.dismiss(animated: false, completion: { [self] in dismiss(animated: animated, completion: completion) })
        return
      }
    }
    dismissTogether(with: presented.presentedByThis, animated: animated, completion: completion)
  }

  private func dismissTogether(with above: ModalPresentation?, animated: Bool, completion: (() -> Void)?) {
    completions = [completion].compactMap { $0 }
    let top = above?.presented ?? presented
    phase = .dismissing
    above?.phase = .dismissing
    for controller in [presented, top] { controller.flags.isBeingDismissed = true }
    let place = hidesPresenter ? presentersPlace : presented.viewIfLoaded?.superview
    let canAppear = style.covers && place?.window != nil && presenter?.parent?.appearance.isTowardsShown != false
    begin(
      AppearanceExchange(from: top, to: canAppear ? presenter : nil, animated: animated, order: .exchange))
    let between = above == nil ? nil : presented
    between?.holdAppearance(false, animated: animated)
    showPresenter(under: top)
    run(.going(top), in: place ?? UIView(), animated: animated && place?.window != nil) { [self] in
      finishDismissal(above: above, between: between)
    }
  }

  private func showPresenter(under top: UIViewController) {
    guard hidesPresenter, let place = presentersPlace, let view = presenter?.viewIfLoaded else { return }
    hidesPresenter = false
    if presenter?.fillsWindow == true { view.frame = place.bounds }
    place.insertSubview(view, at: 0)
  }

  private func finishDismissal(above: ModalPresentation?, between: UIViewController?) {
    guard phase == .dismissing else { return }
    above?.unlink()
    unlink()
    finish { between?.releaseAppearance() }
    for request in waiting { request() }
    waiting = []
  }

  /// Takes the presented view away and forgets who presents whom.
  private func unlink() {
    phase = .ended
    if presented.runningTransition === self { presented.runningTransition = nil }
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
    waiting = []
  }

  func participantLeft(_ controller: UIViewController) {
    switch phase {
    case .presenting: finishPresenting()
    case .dismissing: finishDismissal(above: presented.presentedByThis, between: nil)
    case .presented, .ended: break
    }
  }

  private func afterMovement(_ request: @escaping () -> Void) { waiting.append(request) }

  // MARK: Both movements

  private func begin(_ exchange: AppearanceExchange) {
    self.exchange = exchange
    exchange.begin()
  }

  private func run(
    _ direction: ModalMovement.Direction, in container: UIView, animated: Bool, completion: @escaping () -> Void
  ) {
    let top = if case .going(let controller) = direction { controller } else { presented }
    top.runningTransition = self
    let movement = ModalMovement(
      of: top.view, behind: backdrop, in: container, style: top.modalTransitionStyle, direction: direction)
    let coordinator = TransitionCoordinator(
      in: container, from: exchange?.outgoing, to: exchange?.incoming,
      duration: animated ? ModalMovement.duration : 0)
    self.coordinator = coordinator
    presented.coordinator = coordinator
    presenter?.coordinator = coordinator
    shield = TransitionShield.cover(container.window ?? container)
    movement.run(animated: animated, alongside: { coordinator.move() }, completion: completion)
  }

  private func finish(_ betweenHalves: () -> Void = {}) {
    if presented.runningTransition === self { presented.runningTransition = nil }
    shield?.removeFromSuperview()
    shield = nil
    exchange?.end()
    exchange = nil
    betweenHalves()
    presented.flags.isBeingPresented = false
    coordinator?.end()
    coordinator = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
