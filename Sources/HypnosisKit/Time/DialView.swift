import ViewKit

/// A clock's face; without hands until a time is there to be shown.
final class DialView: UIView {
  var time: ClockTime? { didSet { if time != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 - 1 }

  override func draw(_ rect: CGRect) {
    guard radius > 12 else { return }
    Palette.card.setFill()
    disc(radius).fill()
    Palette.trace.setStroke()
    disc(radius).stroke()
    for minute in 0..<60 where minute.isMultiple(of: 5) || radius > 70 { tick(minute) }
    guard let time else { return }
    let minutes = CGFloat(time.minute) + CGFloat(time.second) / 60
    hand((CGFloat(time.hour % 12) + minutes / 60) / 12, reach: 0.5, tail: 0.1, width: 0.055, Palette.text)
    hand(minutes / 60, reach: 0.74, tail: 0.1, width: 0.04, Palette.text)
    hand(CGFloat(time.second) / 60, reach: 0.84, tail: 0.18, width: 0.016, Palette.accent)
    Palette.accent.setFill()
    disc(radius * 0.045).fill()
  }

  private func disc(_ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A point at `share` of the way round, clockwise from the top.
  private func point(_ share: CGFloat, _ distance: CGFloat) -> CGPoint {
    let angle = 2 * .pi * share
    return CGPoint(x: bounds.midX + sin(angle) * distance, y: bounds.midY - cos(angle) * distance)
  }

  private func tick(_ minute: Int) {
    let isHour = minute.isMultiple(of: 5)
    let share = CGFloat(minute) / 60
    line(
      from: point(share, radius * (isHour ? 0.84 : 0.9)), to: point(share, radius * 0.93),
      width: isHour ? max(1.5, radius * 0.025) : 1, isHour ? Palette.secondaryText : Palette.trace)
  }

  private func hand(_ share: CGFloat, reach: CGFloat, tail: CGFloat, width: CGFloat, _ color: UIColor) {
    line(
      from: point(share, -radius * tail), to: point(share, radius * reach), width: max(1, radius * width),
      color)
  }

  private func line(from start: CGPoint, to end: CGPoint, width: CGFloat, _ color: UIColor) {
    let line = UIBezierPath()
    line.move(to: start)
    line.addLine(to: end)
    line.lineWidth = width
    line.lineCapStyle = .round
    color.setStroke()
    line.stroke()
  }
}
