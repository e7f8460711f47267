public import Foundation

/// A stack of controllers of which the topmost shows, under a bar with its title and a way back.
///
/// `viewControllers` is what all calls so far make of it, at once; the views follow one transition after the
/// other, each beginning in the next layout of this controller's view.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public nonisolated enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The stack as the app knows it, bottom first.
  var stack: [UIViewController] = []
  /// The controller whose view is in place.
  var shown: UIViewController?
  var running: StackTransition?
  var pending: [StackChange] = []
  /// Changes whose willMove(toParent:) is being sent: nothing begins before all have been told.
  var changesBeingTold = 0
  let contentView = UIView()
  private var hidesBar = false
  /// Whether the bar is out of sight, above: follows `hidesBar`, at once or along with something that moves.
  private var barIsAway = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  /// Drags the top controller off, back to the one below it; begins near the leading edge of the content.
  public private(set) lazy var interactivePopGestureRecognizer = makePopGesture()
  private lazy var popGesture = InteractivePop(of: self)

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// The top controller, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. A new top that was in the old stack comes as by a pop, another one as by a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller off and returns it; nil when only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops until `viewController` is on top and returns what was taken off; nil if it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let i = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: i, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded else { return }
    if !hidden { navigationBar.isHidden = false }
    let move = { [self] in
      barIsAway = hidesBar
      layoutParts()
    }
    let end = { [self] in navigationBar.isHidden = hidesBar }
    // Asked for as a push begins, it goes along with that.
    if animated, let running, running.runAlong(move, completion: end) { return }
    UIView.animate(
      withDuration: animated && view.window != nil ? StackSlide.duration : 0, animations: move,
      completion: { _ in end() })
  }

  // MARK: View

  open override func loadView() {
    let view = makeDefaultView()
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(navigationBar)
    navigationBar.isHidden = hidesBar
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    self.view = view
    if let interactivePopGestureRecognizer {
      contentView.addGestureRecognizer(interactivePopGestureRecognizer)
    }
    layoutParts()
  }

  override func prepareForLayout() {
    layoutParts()
    startNextChange()
  }

  override func prepareToAppear() {
    settleOffScreen()
    installTop()
  }

  /// The top view's own controller decides about it: it is put back when this controller appears again.
  override func viewWasUnloaded() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  override func appearanceDidSettle() { scheduleChanges() }

  override func childDidLeave(_ child: UIViewController) {
    guard let i = stack.firstIndex(where: { $0 === child }) else { return }
    stack.remove(at: i)
    enqueue(StackChange(from: stack + [child], to: stack, animated: false))
  }

  override func childItemsDidChange(_ child: UIViewController) {
    if child === shown, running == nil { navigationBar.show(stack) }
  }

  override var allowsChildTransitions: Bool { false }
  /// A covered controller hears of a new size when it shows again, by its layout.
  override var childrenToldOfSize: [UIViewController] {
    running.map { [$0.outgoing, $0.incoming].compactMap { $0 } } ?? [shown].compactMap { $0 }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(
      width: parentSize.width, height: max(0, parentSize.height - (hidesBar ? 0 : UINavigationBar.height)))
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Places the bar and the content; the bar slides out at the top when it is hidden.
  func layoutParts() {
    guard let view = viewIfLoaded else { return }
    if running == nil { barIsAway = hidesBar }
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    let barHeight = UINavigationBar.height
    let barTop = barIsAway ? -barHeight : top
    navigationBar.frame = CGRect(x: 0, y: barTop, width: bounds.width, height: barHeight)
    let contentTop = barIsAway ? 0 : barTop + barHeight
    contentView.frame = CGRect(
      x: 0, y: contentTop, width: bounds.width, height: max(0, bounds.height - contentTop))
    if running == nil { shown?.viewIfLoaded?.frame = contentView.bounds }
  }

  private func makePopGesture() -> UIGestureRecognizer? { popGesture.recognizer }
}

/// Hears of a navigation controller's transitions; every method may be left out.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// What moves the views of an animated push or pop; nil for the stock slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What takes `animationController`'s movement in hand; nil for time alone.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
}
