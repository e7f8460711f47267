public import ViewKit

/// Two parents that exchange their children, each in its way, and a log of what the children are told.
///
/// A parent itself: it shows one of the two at a time, and talks to it by what that offers.
public final class ChildrenViewController: UIViewController {
  public let log: CallbackLog
  public let automatic: AutomaticParent
  public let handmade: HandmadeParent
  /// The parent that shows.
  public private(set) var current: ParentViewController
  private var observation: UIObservation?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let log = CallbackLog()
    self.log = log
    automatic = AutomaticParent(.sun, .moon, log: log)
    handmade = HandmadeParent(.leaf, .wave, log: log)
    current = automatic
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem.title = "Children"
    tabBarItem.image = TabArt.cards
    tabBarItem.accessibilityIdentifier = "children tab"
    observation = log.$entries.observe { [weak self] entries in
      self?.childrenView?.log.entries = entries
      self?.showState()
    }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  private var childrenView: ChildrenView? { viewIfLoaded as? ChildrenView }

  // MARK: The view

  public override func loadView() { view = ChildrenView() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = childrenView else { return }
    view.choice.onChoice = { [weak self] in self?.choose($0) }
    view.choice.chosen = current === automatic ? 0 : 1
    view.exchange.addAction(UIAction { [weak self] _ in self?.current.exchange() }, for: .touchUpInside)
    view.toggle.addAction(UIAction { [weak self] _ in self?.current.toggle() }, for: .touchUpInside)
    view.clear.addAction(UIAction { [weak self] _ in self?.log.clear() }, for: .touchUpInside)
    view.log.entries = log.entries
    if current.parent == nil {
      addChild(current)
      place(current)
      current.didMove(toParent: self)
    } else {
      place(current)
    }
    showState()
  }

  private func place(_ parent: ParentViewController) {
    guard let container = childrenView?.container else { return }
    fit(parent, in: container)
    container.addSubview(parent.view)
  }

  private func fit(_ parent: ParentViewController, in container: UIView) {
    parent.view.frame = container.bounds
    parent.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: Choosing

  private func choose(_ index: Int) {
    let new: ParentViewController = index == 0 ? automatic : handmade
    let old = current
    guard new !== old, let container = childrenView?.container else { return }
    current = new
    log.begin(new === automatic ? "the framework forwards" : "forwarding by hand")
    fit(new, in: container)
    addChild(new)
    old.willMove(toParent: nil)
    transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve, animations: nil) { _ in
      // Whoever chose again before the end has put it back already.
      if self.current === new { new.didMove(toParent: self) }
      if self.current !== old { old.removeFromParent() }
    }
    showState()
  }

  private func showState() {
    guard let view = childrenView else { return }
    view.toggle.title = current.shown == nil ? "Put in" : "Take away"
    view.exchange.isEnabled = current.shown != nil
  }
}
