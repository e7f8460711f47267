public import Foundation

/// What the two bars have in common: a plain ground and a hairline towards the content.
@preconcurrency @MainActor open class UIBar: UIView {
  let hairline = UIView()
  /// Whether the content lies below the bar, rather than above it.
  var contentIsBelow: Bool { true }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  /// The bar's ground.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .secondarySystemBackground }
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    addSubview(hairline)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(1, window?.screen.scale ?? 1)
    let y = contentIsBelow ? bounds.height - thickness : 0
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }

  // A bar swallows the touches that miss its buttons: they are not meant for what lies around it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIBarButtonItem {
  /// A button, or the item's own view.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self, weak button] _ in self?.perform(from: button) }, for: .touchUpInside)
    show(in: button)
    onChange = { [weak self, weak button] in
      guard let self, let button else { return }
      show(in: button)
      button.superview?.setNeedsLayout()
    }
    return button
  }

  private func show(in button: UIButton) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = title
    button.sizeToFit()
  }

  private func perform(from button: UIButton?) {
    if let primaryAction { primaryAction.perform(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}
