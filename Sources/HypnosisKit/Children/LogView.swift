import ViewKit

/// The newest lines of the log that there is room for, the newest at the foot; the wheel goes back in it.
final class LogView: UIView {
  private static let lineHeight: CGFloat = 16
  private static let margin: CGFloat = 10

  var entries: [CallbackLog.Entry] = [] {
    didSet {
      back = 0
      setNeedsDisplay()
    }
  }

  /// How many lines the view has been turned back.
  private var back: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 14
    accessibilityIdentifier = "log"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// How many lines there is room for.
  private var room: Int { max(0, Int((bounds.height - 2 * LogView.margin) / LogView.lineHeight)) }

  override func scrollWheel(with event: UIScrollEvent) {
    let last = CGFloat(max(0, entries.count - room))
    back = min(last, max(0, back + event.delta.dy * 2))
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard !entries.isEmpty else {
      return write(
        "What the children are told shows here.", at: CGPoint(x: LogView.margin, y: LogView.margin),
        .systemFont(ofSize: 12), Palette.secondaryText)
    }
    let shown = entries.dropLast(Int(back)).suffix(room)
    let column = nameWidth + 8
    for (line, entry) in shown.enumerated() {
      let y = LogView.margin + CGFloat(line) * LogView.lineHeight
      guard let subject = entry.subject else {
        write(
          entry.text, at: CGPoint(x: LogView.margin, y: y), .systemFont(ofSize: 12, weight: .semibold),
          Palette.accent)
        continue
      }
      let ink = ChildFigure(rawValue: subject)?.ink ?? Palette.text
      write(subject, at: CGPoint(x: LogView.margin, y: y), .systemFont(ofSize: 12, weight: .medium), ink)
      write(entry.text, at: CGPoint(x: LogView.margin + column, y: y), .systemFont(ofSize: 12), Palette.text)
    }
  }

  private var nameWidth: CGFloat {
    let font = UIFont.systemFont(ofSize: 12, weight: .medium)
    return ChildFigure.allCases.map { $0.rawValue.size(withAttributes: [.font: font]).width }.max() ?? 0
  }

  private func write(_ text: String, at point: CGPoint, _ font: UIFont, _ color: UIColor) {
    text.draw(at: point, withAttributes: [.font: font, .foregroundColor: color])
  }
}
