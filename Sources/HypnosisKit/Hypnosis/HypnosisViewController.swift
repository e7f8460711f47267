public import ViewKit

/// Shows the circles, and gives them another colour at each tap.
///
/// The colour is the controller's, not the view's: a view that was unloaded comes back in it.
public final class HypnosisViewController: UIViewController {
  public private(set) var color = HypnoticColor.violet

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // The tab's title and picture are there before the view is; asking for `view` here would load it too soon.
    tabBarItem.title = "Hypnosis"
    tabBarItem.image = TabArt.rings
    tabBarItem.accessibilityIdentifier = "hypnosis tab"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  public override func loadView() { view = HypnosisView(color: color) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    (view as? HypnosisView)?.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
  }

  /// What a tap does.
  public func changeColor() {
    color = color.next
    (viewIfLoaded as? HypnosisView)?.spread(color)
  }
}
