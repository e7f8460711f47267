import ViewKit

/// Circles around the middle of the view, out to its corners. A press anywhere is a press on them.
///
/// Another colour spreads from the middle outwards, each ring swelling as the front passes it. At rest nothing
/// moves, so that an idle window draws no frames.
final class HypnosisView: UIControl {
  /// Points from ring to ring, and how thick a ring is.
  private static let step: CGFloat = 20
  private static let width: CGFloat = 10
  /// Seconds that a colour takes to reach the corners, and the width of its front in points.
  private static let spreading: TimeInterval = 0.6
  private static let front: CGFloat = 90

  private var color: HypnoticColor
  /// The colour that is spreading, when it began, and how far it has come: 0…1.
  private var wave: (color: HypnoticColor, start: TimeInterval, progress: CGFloat)?
  private var link: CADisplayLink?
  private let caption = UILabel()

  init(color: HypnoticColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = Palette.ground
    contentMode = .redraw
    clipsToBounds = true
    tintColor = Palette.accent
    accessibilityIdentifier = "circles"
    accessibilityLabel = "Another colour"
    caption.font = .systemFont(ofSize: 14, weight: .medium)
    caption.textColor = Palette.text
    caption.textAlignment = .center
    caption.backgroundColor = Palette.veil
    caption.clipsToBounds = true
    addSubview(caption)
    name(color)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Lets `color` spread from the middle; at once where nothing shows, or less motion was asked for.
  func spread(_ color: HypnoticColor) {
    settle()
    name(color)
    guard let stage = window?.stage, !stage.reducesMotion else {
      self.color = color
      return setNeedsDisplay()
    }
    wave = (color, stage.time, 0)
    let link = CADisplayLink { [weak self] link in self?.move(to: link.timestamp) }
    link.start(on: stage)
    self.link = link
  }

  private func name(_ color: HypnoticColor) {
    caption.text = "\(color.name): tap for another colour"
    setNeedsLayout()
  }

  private func move(to time: TimeInterval) {
    guard let wave else { return }
    let share = (time - wave.start) / HypnosisView.spreading
    // Fast at first, then slower, as a ring on water.
    self.wave?.progress = CGFloat(share * (2 - share))
    if share >= 1 { settle() }
    setNeedsDisplay()
  }

  /// The spreading colour is everywhere.
  private func settle() {
    link?.invalidate()
    link = nil
    guard let wave else { return }
    color = wave.color
    self.wave = nil
    setNeedsDisplay()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { settle() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = caption.sizeThatFits(bounds.size)
    let width = min(bounds.width - 24, size.width + 32)
    caption.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 52, width: width, height: 34)
    caption.layer.cornerRadius = 17
  }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = hypot(bounds.width, bounds.height) / 2
    var radius: CGFloat = 0
    while radius < reach + HypnosisView.width {
      drawRing(around: center, radius: radius, fading: radius / reach)
      radius += HypnosisView.step
    }
  }

  /// - Parameter fading: 0 in the middle, 1 at the corners.
  private func drawRing(around center: CGPoint, radius: CGFloat, fading: CGFloat) {
    var ink = color.color
    var width = HypnosisView.width
    if let wave {
      let reach = hypot(bounds.width, bounds.height) / 2 + HypnosisView.front
      let share = (wave.progress * reach - radius) / HypnosisView.front
      ink = ink.mixed(with: wave.color.color, share: share)
      width += 5 * max(0, 1 - abs(2 * share - 1))
    }
    ink = ink.withAlphaComponent(1 - 0.72 * min(1, fading))
    // The first one has no inside.
    let radius = max(radius, width / 4)
    let ring = UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    ring.lineWidth = radius < width ? width / 2 : width
    ink.setStroke()
    ring.stroke()
  }
}
