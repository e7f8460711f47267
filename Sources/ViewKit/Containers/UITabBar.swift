public import Foundation

/// A row of choices, one for each tab.
@preconcurrency @MainActor open class UITabBar: UIBar {
  /// Points.
  static let height: CGFloat = 49

  private var buttons: [TabButton] = []
  var onSelect: ((Int) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tab bar"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override var contentIsBelow: Bool { false }

  /// Leading first.
  public internal(set) var items: [UITabBarItem]? { didSet { makeButtons() } }
  public internal(set) var selectedItem: UITabBarItem? {
    didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { i, item in
      let button = TabButton(item)
      button.addAction(UIAction { [weak self] _ in self?.onSelect?(i) }, for: .touchUpInside)
      button.isSelected = item === selectedItem
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (i, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(i) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
  }
}

/// One tab: a picture over a title, in the tint colour while it is selected, with its badge.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let title = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 12, weight: .medium)
    title.textAlignment = .center
    badge.font = .systemFont(ofSize: 12)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [picture, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    item.onChange = { [weak self] in self?.update() }
    update()
  }

  required init?(coder: NSCoder) { fatalError("Tab buttons are made by their bar.") }

  deinit {}

  override var isSelected: Bool { didSet { update() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let color: UIColor = isSelected ? tintColor : .secondaryLabel
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = color
    title.text = item.title
    title.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    isEnabled = item.isEnabled
    accessibilityLabel = item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasPicture = picture.image != nil
    let titleSize = title.sizeThatFits(bounds.size)
    let titleHeight = titleSize.height
    let titleTop = hasPicture ? bounds.height - titleHeight - 4 : (bounds.height - titleHeight) / 2
    title.frame = CGRect(x: 0, y: titleTop, width: bounds.width, height: titleHeight)
    let side = max(0, titleTop - 6)
    picture.frame = CGRect(x: bounds.midX - side / 2, y: 4, width: side, height: side)
    let badgeWidth = max(18, badge.sizeThatFits(bounds.size).width + 8)
    let badgeX = bounds.midX + (hasPicture ? 8 : titleSize.width / 2)
    badge.frame = CGRect(x: badgeX, y: 3, width: badgeWidth, height: 18)
  }
}
