import ViewKit

/// A button with a rounded ground: filled where it is what the screen is for, pale otherwise.
final class PillButton: UIButton {
  enum Style { case filled, pale }

  private let style: Style

  init(_ title: String, style: Style, identifier: String) {
    self.style = style
    self.title = title
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    accessibilityIdentifier = identifier
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    setTitleColor(style == .filled ? Palette.onAccent : Palette.accent, for: .normal)
    tintColor = Palette.accent
    showTitle()
    showState()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  var title: String { didSet { if title != oldValue { showTitle() } } }

  private func showTitle() {
    setTitle(title, for: .normal)
    accessibilityLabel = title
  }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    let ground = style == .filled ? Palette.accent : Palette.trace
    backgroundColor = isHighlighted ? ground.withAlphaComponent(style == .filled ? 0.7 : 0.3) : ground
    alpha = isEnabled ? 1 : 0.45
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
