import ViewKit

/// The dial, the time in words, and the button that asks for it: one over the other, or side by side where the
/// view is wide and low.
final class TimeView: UIView {
  let button = PillButton("What time is it?", style: .filled, identifier: "tell")
  private let dial = DialView()
  private let timeLabel = UILabel()
  private let dayLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.ground
    timeLabel.font = .systemFont(ofSize: 40, weight: .semibold)
    dayLabel.font = .systemFont(ofSize: 15)
    dayLabel.textColor = Palette.secondaryText
    for label in [timeLabel, dayLabel] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
    }
    for part in [dial, timeLabel, dayLabel, button] { addSubview(part) }
    showTime()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// What shows; nil for nothing told yet.
  var time: ClockTime? { didSet { showTime() } }

  private func showTime() {
    dial.time = time
    timeLabel.text = time?.text ?? "--:--:--"
    timeLabel.textColor = time == nil ? Palette.trace : Palette.text
    dayLabel.text = time?.day ?? "Ask, and you will be told."
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: 20, dy: 16)
    let isWide = area.width > area.height * 1.25
    let wordsHeight: CGFloat = 48 + 24 + 20 + 46
    let room =
      isWide ? min(area.height, area.width - 32 - 190) : min(area.width, area.height - wordsHeight - 20)
    let side = max(0, min(300, room)).rounded(.down)
    let words: CGRect
    if isWide {
      let width = min(320, area.width - side - 32)
      let left = area.midX - (side + 32 + width) / 2
      dial.frame = CGRect(x: left, y: area.midY - side / 2, width: side, height: side)
      words = CGRect(x: left + side + 32, y: area.midY - wordsHeight / 2, width: width, height: wordsHeight)
    } else {
      let top = area.midY - (side + 20 + wordsHeight) / 2
      dial.frame = CGRect(x: area.midX - side / 2, y: top, width: side, height: side)
      words = CGRect(x: area.minX, y: top + side + 20, width: area.width, height: wordsHeight)
    }
    layOutWords(in: words)
  }

  private func layOutWords(in area: CGRect) {
    timeLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 48)
    dayLabel.frame = CGRect(x: area.minX, y: area.minY + 48, width: area.width, height: 24)
    let width = min(area.width, max(200, button.sizeThatFits(area.size).width))
    button.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.maxY - 46).rounded(), width: width, height: 46)
  }
}
