/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  deinit {}

  /// Shown while the tab is selected, instead of `image`.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// A few characters in a red circle.
  open var badgeValue: String? { didSet { itemDidChange() } }
}

extension UIViewController {
  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabItem = item
    return item
  }
}
