public import Foundation
import Geometry
import Glyphs

/// Shows text that the user cannot change.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard newValue != plain || attributed != nil else { return }
      plain = newValue
      attributed = nil
      parts = nil
      contentsDidChange()
    }
  }

  /// Text whose parts differ in font, colour or spacing; what its attributes leave open the label says.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      parts = newValue.map { AttributedText($0) }
      plain = nil
      contentsDidChange()
    }
  }

  private var plain: String?
  private var attributed: NSAttributedString?
  /// What `attributed` held when it was given.
  private var parts: AttributedText?

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentsDidChange() } }
  }
  open var textColor: UIColor! = .label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }
  /// How many lines at most; 0 for as many as there is room for.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentsDidChange() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentsDidChange() } }
  }

  /// Whether a text that is too wide for its one line is set smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The least factor by which it is set smaller; 0 leaves it at a half.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// The width at which the text breaks when the label is asked for its own size; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  private func contentsDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Setting

  private func style(_ font: UIFont, lines: Int) -> TextStyle {
    TextStyle(
      font: font.font, alignment: textAlignment.glyphs, lineBreakMode: lineBreakMode.glyphs,
      maximumLines: lines)
  }

  private func set(width: CGFloat, lines: Int, font: UIFont? = nil) -> SetText {
    let style = style(font ?? self.font, lines: max(0, lines))
    if let parts { return parts.set(style, width: Double(width)) }
    return SetText(plain ?? "", style: style, width: Double(width))
  }

  /// How many lines there is room for; at least one, as a label that is too low shows its first line.
  private func lines(inHeight height: CGFloat) -> Int {
    let room = max(1, Int((height + 0.5) / max(1, font.lineHeight)))
    return numberOfLines == 0 ? room : min(numberOfLines, room)
  }

  /// The text's box within `bounds` when at most `numberOfLines` lines are wanted.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = set(width: bounds.width, lines: numberOfLines).size
    let height = min(bounds.height, CGFloat(size.height))
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2,
      width: min(bounds.width, CGFloat(size.width)), height: height)
  }

  /// Whole points, so that what is sized to fit lies on pixels and is not truncated by a fraction.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let natural = set(width: numberOfLines == 1 ? .infinity : width, lines: numberOfLines).size
    return CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
  }

  open override func sizeToFit() {
    let width = numberOfLines == 1 ? 0 : bounds.width
    let origin = frame.origin
    bounds.size = sizeThatFits(CGSize(width: width, height: 0))
    if transform == .identity { frame.origin = origin }
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The font that makes the text fit its one line.
  private func fittingFont(width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, parts == nil else { return font }
    let natural = CGFloat(set(width: .infinity, lines: 1).size.width)
    guard natural > width, natural > 0 else { return font }
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    // Half points: sizes in between would each be rasterised anew while the label's width changes.
    let fitting = (font.pointSize * width / natural * 2).rounded(.down) / 2
    return font.withSize(max(fitting, font.pointSize * least))
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text, in the middle of the rectangle's height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = set(
      width: rect.width, lines: lines(inHeight: rect.height), font: fittingFont(width: rect.width))
    let corner = Point(Double(rect.minX), Double(rect.minY) + (Double(rect.height) - text.size.height) / 2)
    if let shadowColor {
      let offset = Point(Double(shadowOffset.width), Double(shadowOffset.height))
      var shadow = text
      for index in shadow.runs.indices { shadow.runs[index].color = nil }
      shadow.draw(in: context, at: corner + offset, color: shadowColor.color)
    }
    text.draw(in: context, at: corner, color: currentColor.color)
  }

  private var currentColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : textColor.withAlphaComponent(0.4)
  }
}
