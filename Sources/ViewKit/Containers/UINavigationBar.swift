public import Foundation

/// The title of the top controller, the way back to the one below it, and the top one's buttons.
@preconcurrency @MainActor open class UINavigationBar: UIBar {
  /// Points.
  static let height: CGFloat = 44

  private var content: NavigationBarContent?
  /// What showed before, while it fades out.
  private var leaving: NavigationBarContent?
  var onBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "navigation bar"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityIdentifier = "navigation bar"
  }

  deinit {}

  /// The item that shows.
  public private(set) var topItem: UINavigationItem?
  /// The item below it, to which the way back leads.
  public private(set) var backItem: UINavigationItem?

  /// Which way the contents go as they change.
  enum Change { case push, pop }

  /// How far the titles move as they change, as a share of the bar's width.
  private static let way: CGFloat = 0.25

  /// Shows the items of the top of `stack`. Given a change, and called inside an animation, the old contents give way
  /// to the new ones; a call without one ends that.
  func show(_ stack: [UIViewController], as change: Change? = nil) {
    topItem = stack.last?.navigationItem
    backItem = stack.dropLast().last?.navigationItem
    removeLeaving()
    if let change, window != nil, let old = content {
      exchange(old, for: makeContent(), by: Self.way * bounds.width * (change == .push ? 1 : -1))
    } else {
      let content = content ?? makeContent()
      self.content = content
      content.alpha = 1
      content.titleShift = 0
      content.isUserInteractionEnabled = true
      content.show(topItem, back: backItem)
    }
  }

  private func makeContent() -> NavigationBarContent {
    let content = NavigationBarContent { [weak self] in self?.onBack?() }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    return content
  }

  private func exchange(_ old: NavigationBarContent, for new: NavigationBarContent, by way: CGFloat) {
    leaving = old
    content = new
    old.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      new.show(topItem, back: backItem)
      new.layoutIfNeeded()
      new.alpha = 0
      new.titleShift = way
    }
    // One after the other, so that words do not show through words.
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { old.alpha = 0 }
    UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { new.alpha = 1 }
    new.titleShift = 0
    old.titleShift = -way
  }

  private func removeLeaving() {
    leaving?.removeFromSuperview()
    leaving = nil
  }
}
