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

  /// The words of a system item; there are no system pictures here.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  public nonisolated enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  deinit {}

  /// Shown while the tab is selected, instead of `image`.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// A few characters in a circle.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// Of the circle; nil for red.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
}

extension UIViewController {
  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabItem = item
    return item
  }
}
