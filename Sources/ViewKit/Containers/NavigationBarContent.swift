import Foundation

/// What a navigation bar shows for one controller: the title, the way back or the item's own views, its buttons.
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 10

  private let titleLabel = UILabel()
  private let backButton = UIButton(type: .system)
  private var titleView: UIView?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  init(onBack: @escaping () -> Void) {
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.accessibilityIdentifier = "back"
    backButton.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    addSubview(titleLabel)
    addSubview(backButton)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func show(_ item: UINavigationItem?, back backItem: UINavigationItem?) {
    for view in itemViews where view.superview === self { view.removeFromSuperview() }
    titleView = item?.titleView
    leading = (item?.leftBarButtonItems ?? []).map { $0.makeView() }
    trailing = (item?.rightBarButtonItems ?? []).map { $0.makeView() }
    for view in itemViews { addSubview(view) }
    titleLabel.text = item?.title
    titleLabel.isHidden = titleView != nil
    backButton.isHidden =
      backItem == nil || item?.hidesBackButton == true
      || !leading.isEmpty && item?.leftItemsSupplementBackButton != true
    showWayBack(to: backItem)
    setNeedsLayout()
  }

  private func showWayBack(to item: UINavigationItem?) {
    let titles = [item?.backBarButtonItem?.title, item?.backButtonTitle, item?.title]
    let title = titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
    let image = item?.backBarButtonItem?.image
    backButton.setTitle(image == nil ? "‹ " + title : "‹", for: .normal)
    backButton.setImage(image, for: .normal)
    backButton.accessibilityLabel = title
  }

  /// How the title is set, but for what the attributes say.
  func setTitle(_ attributes: [NSAttributedString.Key: Any]?, isOnBlack: Bool) {
    titleLabel.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = attributes?[.foregroundColor] as? UIColor ?? (isOnBlack ? .white : .label)
    setNeedsLayout()
  }

  /// How far the title is from its place, in points to the right.
  var titleShift: CGFloat = 0 {
    didSet { (titleView ?? titleLabel).transform = CGAffineTransform(translationX: titleShift, y: 0) }
  }

  private var itemViews: [UIView] { leading + trailing + [titleView].compactMap { $0 } }

  // Only what can be pressed takes touches; the rest of the bar is the bar's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = layOutLeading()
    let end = layOutTrailing()
    layOutTitle(between: start + Self.gap, and: end - Self.gap)
  }

  private func layOutLeading() -> CGFloat {
    var x = Self.margin
    for view in backButton.isHidden ? leading : [backButton] + leading {
      if view === backButton {
        view.sizeToFit()
        view.frame.size.width = min(view.frame.width, bounds.width / 3)
      }
      place(view, x: x)
      x += view.bounds.width + Self.gap
    }
    return x
  }

  private func layOutTrailing() -> CGFloat {
    var x = bounds.width - Self.margin
    for view in trailing {
      x -= view.bounds.width
      place(view, x: x)
      x -= Self.gap
    }
    return x
  }

  /// In the middle of the bar if there is room, else in the middle of the room.
  private func layOutTitle(between start: CGFloat, and end: CGFloat) {
    let view = titleView ?? titleLabel
    let room = max(0, end - start)
    let wanted = view.sizeThatFits(CGSize(width: room, height: bounds.height))
    let width = min(room, wanted.width)
    let x = min(max(start, bounds.midX - width / 2), max(start, end - width))
    view.bounds.size = CGSize(width: width, height: wanted.height)
    view.center = CGPoint(x: x + width / 2, y: bounds.height / 2)
  }

  private func place(_ view: UIView, x: CGFloat) {
    let height = min(view.bounds.height, bounds.height)
    view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: view.bounds.width, height: height)
  }
}
