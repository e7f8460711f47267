import ViewKit

/// The choice of parents, the parent's place and its buttons, and the log: one under the other, or the log beside
/// the rest where there is the width for it.
final class ChildrenView: UIView {
  let choice = ChoiceControl(["Forwarded", "By hand"])
  /// Where the parent's view lies.
  let container = UIView()
  let exchange = PillButton("Exchange", style: .filled, identifier: "exchange")
  let toggle = PillButton("Take away", style: .pale, identifier: "toggle")
  let clear = PillButton("Clear", style: .pale, identifier: "clear")
  let log = LogView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.ground
    clear.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
    clear.contentEdgeInsets = .zero
    for part in [choice, container, exchange, toggle, log, clear] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private static let gap: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: 14, dy: 12)
    let isWide = area.width > 520
    var (stage, lines) = (area, area)
    if isWide {
      // The log's lines are short; what is left is the children's.
      lines.size.width = min(400, (area.width / 2).rounded(.down))
      lines.origin.x = area.maxX - lines.width
      stage.size.width = lines.minX - 16 - area.minX
    } else {
      // A whole exchange, with its heading, is to be read without scrolling where there is the height for it.
      stage.size.height = max(170, min(area.height * 0.44, 420)).rounded()
      lines.origin.y = stage.maxY + ChildrenView.gap
      lines.size.height = area.maxY - lines.minY
    }
    layOutStage(in: stage)
    log.frame = lines
    clear.frame = CGRect(x: lines.maxX - 72, y: lines.minY + 8, width: 64, height: 28)
  }

  private func layOutStage(in area: CGRect) {
    let gap = ChildrenView.gap
    choice.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 34)
    let buttonTop = area.maxY - 38
    container.frame = CGRect(
      x: area.minX, y: area.minY + 34 + gap, width: area.width,
      height: max(0, buttonTop - gap - 44 - area.minY))
    let width = ((area.width - gap) / 2).rounded(.down)
    exchange.frame = CGRect(x: area.minX, y: buttonTop, width: width, height: 38)
    toggle.frame = CGRect(x: area.maxX - width, y: buttonTop, width: width, height: 38)
  }
}
