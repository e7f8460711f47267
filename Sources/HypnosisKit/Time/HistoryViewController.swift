public import ViewKit

/// Lists the times that were told, the newest first.
public final class HistoryViewController: UIViewController {
  private let teller: TimeTeller
  private var observation: UIObservation?

  public init(teller: TimeTeller) {
    self.teller = teller
    super.init(nibName: nil, bundle: nil)
    title = "History"
    observation = teller.$told.observe { [weak self] told in self?.historyView?.times = told }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  private var historyView: HistoryView? { viewIfLoaded as? HistoryView }

  public override func loadView() { view = HistoryView() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    historyView?.times = teller.told
  }
}

/// Rows on a card; those that find no room are counted in the last one.
final class HistoryView: UIView {
  var times: [ClockTime] = [] { didSet { setNeedsDisplay() } }

  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.ground
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// How many rows there is room for.
  private var room: Int { max(1, Int((bounds.height - 2 * HistoryView.margin) / HistoryView.rowHeight)) }

  override func draw(_ rect: CGRect) {
    guard !times.isEmpty else { return }
    let rows = min(room, times.count)
    let width = min(520, bounds.width - 2 * HistoryView.margin)
    let card = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: HistoryView.margin, width: width,
      height: CGFloat(rows) * HistoryView.rowHeight)
    Palette.card.setFill()
    UIBezierPath(roundedRect: card, cornerRadius: 12).fill()
    for index in 0..<rows {
      let row = CGRect(
        x: card.minX + 16, y: card.minY + CGFloat(index) * HistoryView.rowHeight, width: card.width - 32,
        height: HistoryView.rowHeight)
      let hidden = times.count - rows + 1
      if index == rows - 1, hidden > 1 {
        write("and \(hidden) before", in: row, .systemFont(ofSize: 15), Palette.secondaryText)
      } else {
        drawRow(times[index], in: row, isLast: index == rows - 1)
      }
    }
  }

  private func drawRow(_ time: ClockTime, in row: CGRect, isLast: Bool) {
    write(time.text, in: row, .systemFont(ofSize: 17, weight: .medium), Palette.text)
    write(time.day, in: row, .systemFont(ofSize: 13), Palette.secondaryText, atEnd: true)
    guard !isLast else { return }
    Palette.trace.setFill()
    UIRectFill(CGRect(x: row.minX, y: row.maxY - 1, width: row.width, height: 1))
  }

  private func write(
    _ text: String, in row: CGRect, _ font: UIFont, _ color: UIColor, atEnd isAtEnd: Bool = false
  ) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    let x = isAtEnd ? row.maxX - size.width : row.minX
    text.draw(
      at: CGPoint(x: x.rounded(), y: (row.midY - size.height / 2).rounded()), withAttributes: attributes)
  }
}
