public import Foundation

/// Several controllers side by side, of which one shows; a bar at the foot chooses.
///
/// A tab's view is loaded when the tab is first selected while this controller shows.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  var tabs: [UIViewController] = []
  var selected: UIViewController?
  /// The controller whose view is in place.
  var shown: UIViewController?
  private var switching: TabSwitch?
  let contentView = UIView()
  /// Whether the bar is out of sight, below; while a stack changes, as it was when the change began to move.
  var barIsAway = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected one stays so if it is still there; else the one at its place is selected,
  /// else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    guard permits(new) else { return }
    let oldIndex = selectedIndex
    let leaving = tabs.filter { controller in !new.contains { $0 === controller } }
    let joining = new.filter { controller in !tabs.contains { $0 === controller } }
    tabs = new
    endMovement(of: leaving)
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in joining where tabs.contains(where: { $0 === controller }) { addChild(controller) }
    // The callbacks may have changed the tabs again.
    let stays = tabs.contains { $0 === selected }
    let next = stays ? selected : tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first
    select(next, moves: leaving.isEmpty)
    for controller in joining where controller.parent === self {
      controller.didMove(toParent: self)
      if controller !== next { controller.flags.isMovingToParent = false }
    }
    for controller in leaving where controller.parent === self && !tabs.contains(where: { $0 === controller })
    {
      controller.removeFromParent()
    }
    refreshBar()
  }

  /// The selected tab's place among `viewControllers`; NSNotFound while there are none. Others are ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, tabs.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  private func permits(_ new: [UIViewController]) -> Bool {
    for (i, controller) in new.enumerated() {
      if new[..<i].contains(where: { $0 === controller }) {
        UIDiagnostics.fail(
          .invalidArgument, "\(UIDiagnostics.name(controller)) cannot be two tabs at once.", child: controller
        )
        return false
      }
      if controller.parent !== self, !permitsAdoption(of: controller) { return false }
    }
    return true
  }

  // MARK: Showing

  /// - Parameter moves: whether the delegate's animator may show the way.
  private func select(_ controller: UIViewController?, moves: Bool = true) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    if appearance.isTowardsShown, controller !== shown { exchangeShown(for: controller, moves: moves) }
  }

  /// A tab that is taken away ends the movement it is in.
  private func endMovement(of leaving: [UIViewController]) {
    guard let switching, switching.isMoving else { return }
    if switching.controllers.contains(where: leaving.contains) { switching.end() }
  }

  /// While this controller is on its way in, its tabs follow it; once it is there, they change places themselves.
  private func exchangeShown(for controller: UIViewController?, moves: Bool) {
    controller?.loadViewIfNeeded()
    // viewDidLoad may have selected another one.
    guard selected === controller, shown !== controller else { return }
    let old = shown
    shown = controller
    let interrupted = switching
    guard appearance.phase == .appeared else {
      switching = nil
      interrupted?.end()
      // A callback may have selected another one meanwhile.
      if shown === controller { place(controller) }
      if shown !== old { old?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    let next = TabSwitch(from: old, to: controller, in: self, moves: moves)
    switching = next
    next.begin(insteadOf: interrupted)
    guard shown === controller, switching === next else {
      if shown !== old { old?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    next.run(placing: { [self] in place(controller) })
  }

  /// A switch has ended, or was cancelled so that `controller` shows as before.
  func ended(_ ended: TabSwitch, backTo controller: UIViewController? = nil) {
    if switching === ended { switching = nil }
    guard let controller else { return }
    shown = controller
    selected = controller
    tabBar.selectedItem = controller.tabBarItem
  }

  private func place(_ controller: UIViewController?) {
    guard let controller else { return }
    layoutParts()
    let view: UIView = controller.view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// The user's choice: the delegate is asked, and a chosen tab that shows already goes back to its root.
  private func userSelected(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The user has chosen a tab, the one that shows included; for subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: View

  open override func loadView() {
    let view = makeDefaultView()
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] index in self?.userSelected(index) }
    self.view = view
    refreshBar()
    layoutParts()
  }

  override func prepareToAppear() {
    guard shown !== selected else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    place(selected)
  }

  /// The selected view's own controller decides about it: it is put back when this controller appears again.
  override func viewWasUnloaded() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  override func prepareForLayout() { placeContent() }

  /// Places the parts, and the view of the tab that shows.
  func placeContent() {
    layoutParts()
    if switching?.isMoving != true { shown?.viewIfLoaded?.frame = contentView.bounds }
  }

  override func childDidLeave(_ child: UIViewController) {
    guard let i = tabs.firstIndex(where: { $0 === child }) else { return }
    tabs.remove(at: i)
    endMovement(of: [child])
    if selected === child { select(tabs.indices.contains(i) ? tabs[i] : tabs.first, moves: false) }
    refreshBar()
  }

  override func childItemsDidChange(_ child: UIViewController) { refreshBar() }
  override var allowsChildTransitions: Bool { false }
  override var childrenToldOfSize: [UIViewController] { [shown].compactMap { $0 } }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(
      width: parentSize.width,
      height: max(0, parentSize.height - (Self.hidesBar(stacks.last) ? 0 : UITabBar.height)))
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  func layoutParts() {
    guard let view = viewIfLoaded else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let stacks = stacks
    if stacks.count < 2 { barIsAway = Self.hidesBar(stacks.last) }
    let (bottom, width) = (view.bounds.height, view.bounds.width)
    tabBar.frame = CGRect(x: 0, y: barIsAway ? bottom : bottom - height, width: width, height: height)
    let hasRoomOfBar = stacks.contains(where: Self.hidesBar)
    contentView.frame = CGRect(
      x: 0, y: 0, width: width, height: max(0, hasRoomOfBar ? bottom : bottom - height))
  }

  private func refreshBar() {
    guard isViewLoaded else { return }
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }
}

/// Asked about and told of the user's choices; every method may be left out.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// What moves the views of a change of tabs; nil for a change at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What takes `animationController`'s movement in hand; nil for time alone.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
