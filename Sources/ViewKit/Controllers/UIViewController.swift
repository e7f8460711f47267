public import Foundation

/// Manages a view and the controllers inside it.
///
/// A controller is made without its view; the view is loaded when it is first asked for, and may be dropped and
/// loaded again while the controller and its state live on. Parenthood and appearance are independent: `addChild`
/// and `removeFromParent` change who owns whom; the appearance callbacks follow the root view into and out of a
/// window, or a container's explicit `beginAppearanceTransition` and `endAppearanceTransition`.
///
/// Everything that a subclass may override stands here; how it works stands in the extensions beside it.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  /// UIKit's designated initialiser. There are no nib files: the names are kept and otherwise ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    #if DEBUG
      InitWatch.initialiserBegan(self)
    #endif
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    #if DEBUG
      InitWatch.initialiserBegan(self)
    #endif
  }

  deinit {}

  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: View (UIViewController+View.swift)

  var loadedView: UIView?
  var viewLoading = ViewLoading.idle

  /// The root view. Reading it loads it: `loadView`, then `viewDidLoad`. Setting it to nil drops it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Makes `view`. Overrides assign `view` and do not call super.
  open func loadView() { view = makeDefaultView() }
  open func viewDidLoad() {}
  open func viewWillUnload() {}
  open func viewDidUnload() {}
  open func didReceiveMemoryWarning() { unloadViewIfAllowed() }

  /// Shown by the bars of the containers around this controller.
  open var title: String? { didSet { titleDidChange() } }

  // MARK: Appearance (UIViewController+Appearance.swift)

  var appearance = AppearanceState()

  open func viewWillAppear(_ animated: Bool) { noteCall(of: .willAppear) }
  /// Between viewWillAppear and viewDidAppear, when the view has its window and its final size.
  open func viewIsAppearing(_ animated: Bool) { noteCall(of: .isAppearing) }
  open func viewDidAppear(_ animated: Bool) { noteCall(of: .didAppear) }
  open func viewWillDisappear(_ animated: Bool) { noteCall(of: .willDisappear) }
  open func viewDidDisappear(_ animated: Bool) { noteCall(of: .didDisappear) }

  /// Whether children hear of this controller's appearance without its doing. A container that returns false
  /// drives its children by `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Sends the `will…` half to this controller and its descendants; `endAppearanceTransition` sends the other.
  ///
  /// Nested calls in one direction count as one; a call in the other direction turns the open transition round
  /// and needs no end of its own. A begin in a state that was reached already is suppressed with a warning.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginExplicitAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endExplicitAppearance() }

  // MARK: Containment (UIViewController+Containment.swift)

  var childControllers: [UIViewController] = []
  var flags = TransitionFlags()
  weak var parentController: UIViewController?

  /// In the order in which they were added; a presented controller is not among them.
  open var children: [UIViewController] { childControllers }
  open var parent: UIViewController? { parentController }

  /// Makes `childController` a child, after it has left any other parent; sends it `willMove(toParent:)`.
  /// The caller puts its view in place and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent and sends `didMove(toParent: nil)`; `willMove(toParent: nil)` is the caller's to send.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) { flags.willMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) {}

  open var isMovingToParent: Bool { flags.isMovingToParent }
  open var isMovingFromParent: Bool { flags.isMovingFromParent }

  /// The running exchange, presentation or push that this controller takes part in.
  weak var runningTransition: (any RunningTransition)?
  /// What runs along with the push or presentation that this controller takes part in.
  weak var coordinator: TransitionCoordinator?
  /// The running `transition(from:to:…)` calls among the children.
  var childTransitions: [ChildTransition] = []

  /// Exchanges the view of one child for that of another, in the superview that the first one has.
  ///
  /// Both must be children of the receiver. `animations` may be nil. `completion` is called once, after both
  /// children's `did…` callbacks; `finished` is false if the transition was turned round, interrupted by
  /// another one, or its participants were taken away.
  /// - Parameter duration: in seconds; zero or less exchanges without animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    startTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Layout and size (UIViewController+Size.swift)

  open func viewWillLayoutSubviews() {}
  /// The root view's own subviews have been placed; deeper ones may not have been.
  open func viewDidLayoutSubviews() {}

  /// What this controller takes from the safe area of its view, beyond what bars around it take.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }
  /// The safe area of the root view has changed; it is about to be laid out.
  open func viewSafeAreaInsetsDidChange() {}

  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child will have when this controller's view has `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(of: container, parentSize: parentSize) }

  /// The view is about to be given another size; the default tells the children, so overrides call super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// The traits are about to change; the default tells the children, so overrides call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraitTransition(to: newCollection, with: coordinator) }

  // MARK: Presentation (Containers/UIViewController+Presentation.swift)

  /// The presentation in which this controller is the presented one.
  weak var presentation: ModalPresentation?
  /// The presentation in which this controller itself is the presenter.
  var presentedByThis: ModalPresentation?

  /// Made when it was asked for before the presentation, and the style it was made for.
  var preparedPresentation: UIPresentationController?
  var preparedStyle = UIModalPresentationStyle.automatic

  /// Says how this controller comes and goes when it is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  /// Whether what is presented in this controller's context comes and goes by this controller's `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var isBeingPresented: Bool { flags.isBeingPresented }
  open var isBeingDismissed: Bool { flags.isBeingDismissed }

  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { startPresentation(of: viewControllerToPresent, animated: animated, completion: completion) }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: animated, completion: completion)
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator.flatMap { $0.hasEnded ? nil : $0 } ?? parent?.transitionCoordinator
  }

  /// Shows a controller as the nearest container around this one does that overrides this: pushed onto a stack; or
  /// else presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    showInContainer(viewController, sender: sender) { $0.show(viewController, sender: $1) }
  }

  /// The same for what goes with what shows, such as the second column of a split view.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender: sender) { $0.showDetailViewController(vc, sender: $1) }
  }

  // MARK: Containers around this controller (Containers/)

  var tabItem: UITabBarItem?
  var barItem: UINavigationItem?

  /// What a tab bar shows for this controller; made from the title when first asked for, without the view.
  open var tabBarItem: UITabBarItem! {
    get { tabItem ?? makeTabBarItem() }
    set { tabItem = newValue }
  }

  /// What a navigation bar shows for this controller; made when first asked for, without the view.
  open var navigationItem: UINavigationItem { barItem ?? makeNavigationItem() }

  /// Whether a tab bar hides while this controller is on top of its navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: What containers of ours override

  /// viewWillAppear is about to be sent: the last moment to put a child in place so that it hears of it too.
  func prepareToAppear() {}
  /// A change of appearance has ended, for this controller and those that followed it.
  func appearanceDidSettle() {}
  /// The root view is about to be laid out; viewWillLayoutSubviews has not been sent yet.
  func prepareForLayout() {}
  /// The root view has been unloaded: what lay in a part of it that this controller keeps has to leave that part.
  func viewWasUnloaded() {}
  /// A child has left by its own `removeFromParent`.
  func childDidLeave(_ child: UIViewController) {}
  /// A child's title, navigation item or tab item may have changed.
  func childItemsDidChange(_ child: UIViewController) {}
  /// Whether `transition(from:to:…)` may exchange the children: not where a stack or tabs rule them.
  var allowsChildTransitions: Bool { true }
  /// The children that hear of a change of size.
  var childrenToldOfSize: [UIViewController] { childControllers }

  // MARK: The device: kept for programs that ask, without effect on a desktop

  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restorationIdentifier: String?
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Responder chain

  /// The window whose root controller this is.
  weak var hostWindow: UIWindow?

  /// Escape that nobody else has handled dismisses a sheet, if it may go.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !dismissesByEscape(presses) { super.pressesBegan(presses, with: event) }
  }

  /// The presenting controller; else the superview of the root view; else, for a window's root, the window.
  open override var next: UIResponder? { nextResponder }
}
