public import ViewKit

/// The round button that turns the maps over: a radar's screen, whose sweep says that it listens.
///
/// At rest nothing moves, so that an idle window draws no frames; a press sends the sweep round once. All of it
/// lies within its bounds: a highlight touches no other pixel.
public final class RadarButton: UIControl {
  private let face = RadarFace()
  private let sweep = RadarSweep()

  /// Whether the sweep stays where it is.
  public var reducesMotion = false

  /// Seconds that the sweep takes to go round.
  public static let turn: TimeInterval = 0.9

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "radar"
    accessibilityLabel = "Turn the maps over"
    for part in [face, sweep] {
      part.isUserInteractionEnabled = false
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      part.frame = bounds
      part.contentMode = .redraw
    }
    addSubview(face)
    // The corners of what turns reach beyond the button.
    face.clipsToBounds = true
    face.addSubview(sweep)
    addAction(UIAction { [weak self] _ in self?.sweepRound() }, for: .touchUpInside)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  public func apply(_ theme: Theme) {
    tintColor = theme.accent
    face.colors = theme.radar
    sweep.color = theme.radar.sweep
  }

  public override var isHighlighted: Bool {
    didSet { face.isPressed = isHighlighted }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  /// The circle alone can be pressed, not the corners around it.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    let radius = max(22, min(bounds.width, bounds.height) / 2)
    return dx * dx + dy * dy <= radius * radius
  }

  /// Sends the sweep round once. A whole turn is no difference between two transforms: it takes three thirds,
  /// which add up, and a further press in the middle of a turn adds another.
  private func sweepRound() {
    guard !reducesMotion else { return }
    let third = RadarButton.turn / 3
    for index in 0..<3 {
      UIView.animate(
        withDuration: third, delay: third * Double(index), options: [.curveLinear, .allowUserInteraction]
      ) {
        self.sweep.transform = self.sweep.transform.rotated(by: 2 * .pi / 3)
      }
    }
  }
}

/// The glass, its rings and the echo.
private final class RadarFace: UIView {
  var colors = RadarColors.day { didSet { setNeedsDisplay() } }
  var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2
    guard radius > 4 else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    func disc(_ share: CGFloat) -> UIBezierPath {
      let r = radius * share
      return UIBezierPath(ovalIn: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
    }
    colors.rim.setFill()
    disc(1).fill()
    (isPressed ? colors.pressedGlass : colors.glass).setFill()
    disc(RadarGeometry.glass).fill()
    colors.rings.setStroke()
    for share in RadarGeometry.rings {
      let ring = disc(share)
      ring.lineWidth = 1
      ring.stroke()
    }
    let cross = UIBezierPath()
    let reach = radius * RadarGeometry.glass
    cross.move(to: CGPoint(x: center.x - reach, y: center.y))
    cross.addLine(to: CGPoint(x: center.x + reach, y: center.y))
    cross.move(to: CGPoint(x: center.x, y: center.y - reach))
    cross.addLine(to: CGPoint(x: center.x, y: center.y + reach))
    cross.lineWidth = 0.75
    cross.stroke()
    echo(at: CGPoint(x: center.x + radius * 0.30, y: center.y - radius * 0.36), radius: radius * 0.075)
  }

  private func echo(at p: CGPoint, radius: CGFloat) {
    for (scale, alpha) in [(2.2, 0.25), (1.0, 1.0)] {
      let r = radius * scale
      colors.echo.withAlphaComponent(alpha).setFill()
      UIBezierPath(ovalIn: CGRect(x: p.x - r, y: p.y - r, width: 2 * r, height: 2 * r)).fill()
    }
  }
}

/// The beam and the glow it leaves behind.
private final class RadarSweep: UIView {
  var color = RadarColors.day.sweep { didSet { setNeedsDisplay() } }

  /// Where the beam rests, and how far back the glow reaches: radians, clockwise from the right.
  private static let lead: CGFloat = -0.22 * .pi
  private static let tail: CGFloat = 0.62 * .pi
  private static let steps = 36

  override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2 * RadarGeometry.glass
    guard radius > 4 else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    // Wedges over each other, each a little shorter: their sum is a gradient along the angle without a seam.
    color.withAlphaComponent(0.55 / CGFloat(RadarSweep.steps)).setFill()
    for step in 1...RadarSweep.steps {
      let wedge = UIBezierPath()
      wedge.move(to: center)
      wedge.addArc(
        withCenter: center, radius: radius,
        startAngle: RadarSweep.lead - RadarSweep.tail * CGFloat(step) / CGFloat(RadarSweep.steps),
        endAngle: RadarSweep.lead, clockwise: true)
      wedge.close()
      wedge.fill()
    }
    let beam = UIBezierPath()
    beam.move(to: center)
    beam.addLine(
      to: CGPoint(x: center.x + radius * cos(RadarSweep.lead), y: center.y + radius * sin(RadarSweep.lead)))
    beam.lineWidth = 1.5
    beam.lineCapStyle = .round
    color.setStroke()
    beam.stroke()
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: center.x - 2, y: center.y - 2, width: 4, height: 4)).fill()
  }
}

/// Shares of the button's radius.
private nonisolated enum RadarGeometry {
  static let glass: CGFloat = 0.92
  static let rings: [CGFloat] = [0.3, 0.6, 0.88]
}
