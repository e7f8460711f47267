public import Foundation

/// A control that does something when it is pressed: a title, an image, or both, on a background.
@preconcurrency @MainActor open class UIButton: UIControl {
  public nonisolated enum ButtonType: Int, Sendable {
    case custom = 0
    /// Title in the tint colour, dimmed while it is pressed.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
  }

  public let buttonType: ButtonType

  private var titles = PerState<String>()
  private var attributedTitles = PerState<NSAttributedString>()
  private var titleColors = PerState<UIColor>()
  private var images = PerState<UIImage>()
  private var backgroundImages = PerState<UIImage>()

  private var label: UILabel?
  private var picture: UIImageView?
  private var background: UIImageView?

  /// Room around the content; it counts for the button's own size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether the image is dimmed while the button is pressed, or disabled.
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// Whether a glow shows while the button is pressed.
  open var showsTouchWhenHighlighted = false

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// A system button that performs `primaryAction` when pressed, and shows its title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    switch buttonType {
    case .infoLight, .infoDark, .detailDisclosure: setTitle("ⓘ", for: .normal)
    case .contactAdd: setTitle("⊕", for: .normal)
    case .custom, .system: break
    }
  }

  // MARK: Contents by state

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentsDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentsDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentsDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentsDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentsDidChange()
  }

  open func title(for state: State) -> String? { titles.best(for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.best(for: state) }
  open func titleColor(for state: State) -> UIColor? { titleColors.best(for: state) }
  open func image(for state: State) -> UIImage? { images.best(for: state) }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.best(for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  // MARK: Parts

  /// The view that shows the title, made when first asked for. Set its font; the button sets its text and
  /// colour.
  open var titleLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .systemFont(ofSize: UIFont.buttonFontSize)
    made.textAlignment = .center
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  /// The view that shows the image, made when first asked for.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView()
    picture = made
    addSubview(made)
    return made
  }

  private func contentsDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateParts()
  }

  private func updateParts() {
    updateTitle()
    updateImage()
    updateBackground()
  }

  private func updateTitle() {
    let attributed = currentAttributedTitle
    let title = currentTitle
    guard label != nil || title != nil || attributed != nil, let label = titleLabel else { return }
    if let attributed { label.attributedText = attributed } else { label.text = title }
    label.textColor = currentTitleColor
    label.alpha = dimming(titleColors.isGiven(for: state))
  }

  private func updateImage() {
    guard picture != nil || currentImage != nil, let picture = imageView else { return }
    picture.image = currentImage
    let adjusts = isEnabled ? adjustsImageWhenHighlighted : adjustsImageWhenDisabled
    picture.alpha = dimming(images.isGiven(for: state) || !adjusts)
  }

  private func updateBackground() {
    let image = currentBackgroundImage
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView(frame: bounds)
    if background == nil {
      background = view
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  /// How opaque a part is in a state for which it was not given a look of its own.
  private func dimming(_ hasOwnLook: Bool) -> CGFloat {
    if hasOwnLook { return 1 }
    if !isEnabled { return 0.35 }
    return isHighlighted ? (buttonType == .system ? 0.2 : 0.5) : 1
  }

  // MARK: Layout

  private var titleSize: CGSize {
    guard let label, currentTitle != nil || currentAttributedTitle != nil else { return .zero }
    return label.sizeThatFits(.zero)
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = imageSize
    let width = size.width + titleSize.width
    return CGRect(
      x: contentRect.minX + (contentRect.width - width) * horizontalShare,
      y: contentRect.minY + (contentRect.height - size.height) * verticalShare, width: size.width,
      height: size.height
    ).inset(by: shift(imageEdgeInsets))
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = titleSize
    let room = max(0, contentRect.width - imageSize.width)
    let shown = CGSize(width: min(size.width, room), height: min(size.height, contentRect.height))
    let width = imageSize.width + shown.width
    // Whole points: a title between two pixels would shimmer when the button is resized.
    let x = contentRect.minX + ((contentRect.width - width) * horizontalShare).rounded() + imageSize.width
    let y = contentRect.minY + ((contentRect.height - shown.height) * verticalShare).rounded()
    return CGRect(x: x, y: y, width: shown.width, height: shown.height).inset(by: shift(titleEdgeInsets))
  }

  /// Insets of a part move it by half their difference: they make room on one side.
  private func shift(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let x = (insets.left - insets.right) / 2
    let y = (insets.top - insets.bottom) / 2
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }

  private var horizontalShare: CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    label?.frame = titleRect(forContentRect: content)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (title, image) = (titleSize, imageSize)
    let back = currentBackgroundImage?.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: max(title.width + image.width + insets.left + insets.right, back.width),
      height: max(max(title.height, image.height) + insets.top + insets.bottom, back.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: Pressing

  override func primaryAction(with event: UIEvent?) { sendActions(for: .primaryActionTriggered) }
}
