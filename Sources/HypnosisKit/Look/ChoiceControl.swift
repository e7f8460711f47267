import ViewKit

/// Two or more words side by side, of which one is chosen.
final class ChoiceControl: UIView {
  private var buttons: [UIButton] = []
  private let thumb = UIView()
  private static let margin: CGFloat = 3

  /// Called when another word has been chosen by hand.
  var onChoice: ((Int) -> Void)?

  /// Which word is chosen, from 0.
  var chosen = 0 {
    didSet {
      colorTitles()
      setNeedsLayout()
    }
  }

  init(_ titles: [String]) {
    super.init(frame: .zero)
    backgroundColor = Palette.trace
    thumb.backgroundColor = Palette.thumb
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
      button.tintColor = Palette.accent
      button.accessibilityIdentifier = title.lowercased()
      button.accessibilityLabel = title
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    colorTitles()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private func choose(_ index: Int) {
    guard index != chosen else { return }
    chosen = index
    onChoice?(index)
  }

  private func colorTitles() {
    for (index, button) in buttons.enumerated() {
      button.setTitleColor(index == chosen ? Palette.accent : Palette.secondaryText, for: .normal)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let area = bounds.insetBy(dx: ChoiceControl.margin, dy: ChoiceControl.margin)
    let width = (area.width / CGFloat(max(1, buttons.count))).rounded(.down)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
      button.layer.cornerRadius = area.height / 2
    }
    thumb.frame = buttons.indices.contains(chosen) ? buttons[chosen].frame : .zero
    thumb.layer.cornerRadius = area.height / 2
  }
}
