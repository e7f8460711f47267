import AtlasCore
import ViewKit

/// A section through the Earth along the meridian of both ends: the axis upright, the layers in their true
/// proportions, and the tunnel through the centre.
final class TunnelSection: UIView {
  /// Which way the tunnel lies, and which of its ends the card is about.
  struct Content: Hashable {
    /// Of the place where one digs.
    var startLatitude: Double
    var end: TunnelEnd
  }

  var content: Content? { didSet { if content != oldValue { setNeedsDisplay() } } }

  private var theme = Theme(.light)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ theme: Theme) {
    self.theme = theme
    setNeedsDisplay()
  }

  /// Radii of the outer and the inner core over that of the Earth (PREM: 3480 and 1221.5 of 6371 km).
  private static let outerCore: CGFloat = 3480 / 6371
  private static let innerCore: CGFloat = 1221.5 / 6371
  /// Kept free around the globe, for the ends' marks.
  private static let margin: CGFloat = 12

  override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2 - TunnelSection.margin
    guard let content, radius > 20 else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    drawGlobe(center, radius)
    drawAxis(center, radius)
    let angle = content.startLatitude * .pi / 180
    let start = CGPoint(x: center.x + radius * cos(angle), y: center.y - radius * sin(angle))
    let exit = CGPoint(x: 2 * center.x - start.x, y: 2 * center.y - start.y)
    drawTunnel(from: start, to: exit, width: max(4, radius * 0.06))
    mark(start, isMine: content.end == .start)
    mark(exit, isMine: content.end == .exit)
  }

  private func drawGlobe(_ center: CGPoint, _ radius: CGFloat) {
    let earth = theme.earth
    for (share, color) in [
      (1, earth.mantle), (TunnelSection.outerCore, earth.outerCore),
      (TunnelSection.innerCore, earth.innerCore),
    ] {
      color.setFill()
      disc(center, radius * share).fill()
    }
    let crust = disc(center, radius)
    crust.lineWidth = 2
    earth.crust.setStroke()
    crust.stroke()
  }

  private func drawAxis(_ center: CGPoint, _ radius: CGFloat) {
    let lines = UIBezierPath()
    lines.move(to: CGPoint(x: center.x, y: center.y - radius - 8))
    lines.addLine(to: CGPoint(x: center.x, y: center.y + radius + 8))
    lines.move(to: CGPoint(x: center.x - radius, y: center.y))
    lines.addLine(to: CGPoint(x: center.x + radius, y: center.y))
    lines.lineWidth = 1
    lines.setLineDash([2, 4], count: 2, phase: 0)
    theme.earth.crust.withAlphaComponent(0.45).setStroke()
    lines.stroke()
  }

  private func drawTunnel(from start: CGPoint, to exit: CGPoint, width: CGFloat) {
    let line = UIBezierPath()
    line.move(to: start)
    line.addLine(to: exit)
    line.lineCapStyle = .round
    for (color, width) in [(theme.earth.wall, width + 3), (theme.card, width)] {
      line.lineWidth = width
      color.setStroke()
      line.stroke()
    }
  }

  /// The end that the card is about is full, the other one hollow.
  private func mark(_ point: CGPoint, isMine: Bool) {
    theme.card.setFill()
    disc(point, 8).fill()
    theme.accent.setFill()
    disc(point, 6).fill()
    guard !isMine else { return }
    theme.card.setFill()
    disc(point, 3.5).fill()
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
