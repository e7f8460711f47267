public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
    super.init()
  }

  deinit {}

  open var title: String? { didSet { onChange?() } }
  /// Shown in place of the title.
  open var titleView: UIView? { didSet { onChange?() } }
  /// What the way back is called while the controller above this one shows; its title by default.
  open var backButtonTitle: String? { didSet { onChange?() } }
  open var hidesBackButton = false { didSet { onChange?() } }
  /// The way back while the controller above this one shows: its title or picture; it
  /// leads back whatever its action.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// Whether the leading buttons stand beside the way back instead of in its place.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// Leading first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// Trailing first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  var onChange: (() -> Void)?
}

extension UIViewController {
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.onChange = { [weak self] in self.map { $0.parent?.childItemsDidChange($0) } }
    barItem = item
    return item
  }
}
