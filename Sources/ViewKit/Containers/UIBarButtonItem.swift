public import Foundation

/// What a bar shows of something: its title, its picture, and whether it can be used.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() { super.init() }

  deinit {}

  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  /// How scripts and tests find the button that shows this item.
  open var accessibilityIdentifier: String?

  /// Whoever shows the item.
  var onChange: (() -> Void)?

  func itemDidChange() { onChange?() }
}

/// A button of a bar: a title, a picture or a view, and what it does.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public nonisolated enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public nonisolated enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  public override init() { super.init() }

  public convenience init(title: String?, style: Style = .plain, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style = .plain, target: AnyObject?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target
    self.action = action
  }

  public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(title: item.title, style: item == .done ? .done : .plain, target: target, action: action)
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  deinit {}

  open var style = Style.plain { didSet { itemDidChange() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { itemDidChange() } }
  open var customView: UIView? { didSet { itemDidChange() } }
}

extension UIBarButtonItem.SystemItem {
  /// The words of the item; there are no system pictures here.
  var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}
