public import Foundation

/// Shows an image; `contentMode` says how one of another size lies in the bounds.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { show() } } }
  open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { show() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { show() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  deinit {}

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func show() {
    layer.contents = shown?.tinted(with: tintColor)
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if shown?.renderingMode == .alwaysTemplate { show() }
  }

  /// The ink is another one when light becomes dark.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shown?.renderingMode == .alwaysTemplate || shown?.tint != nil { show() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
