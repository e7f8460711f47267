import ViewKit

/// A child's picture, and how often it was shown.
final class ChildView: UIView {
  private let figure: ChildFigure
  var words = "" { didSet { if words != oldValue { setNeedsDisplay() } } }

  init(_ figure: ChildFigure) {
    self.figure = figure
    super.init(frame: .zero)
    backgroundColor = figure.ground
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 14
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func draw(_ rect: CGRect) {
    let radius = max(0, min(bounds.height - 46, bounds.width - 24, 220) / 2)
    figure.draw(around: CGPoint(x: bounds.midX, y: (bounds.height - 22) / 2), radius: radius)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: figure.ink,
    ]
    let size = words.size(withAttributes: attributes)
    words.draw(
      at: CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - size.height - 8),
      withAttributes: attributes)
  }
}
