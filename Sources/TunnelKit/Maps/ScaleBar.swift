import ViewKit

/// A length on a map that a person can use: 1, 2 or 5 times a power of ten, no longer than there is room for.
public nonisolated struct RoundLength: Hashable, Sendable {
  /// "200 km", "500 ft".
  public let text: String
  /// How long it is on the map, in points.
  public let points: Double

  /// - Parameters:
  ///   - room: the most points it may take.
  ///   - metresPerPoint: the map's scale.
  public init(_ units: Units, fitting room: Double, metresPerPoint: Double) {
    let (unit, metres) = RoundLength.unit(units, reach: room * metresPerPoint)
    let most = room * metresPerPoint / metres
    var step = 1.0
    while step * 10 <= most { step *= 10 }
    while step > most { step /= 10 }
    let count = step * (step * 5 <= most ? 5 : step * 2 <= most ? 2 : 1)
    points = count * metres / metresPerPoint
    text = (count >= 1 ? String(Int(count.rounded())) : String(count)) + " " + unit
  }

  /// The larger unit from the length on where one of it fits.
  private static func unit(_ units: Units, reach: Double) -> (String, Double) {
    switch units {
    case .metric: reach >= 1000 ? ("km", 1000) : ("m", 1)
    case .imperial: reach >= 1609.344 ? ("mi", 1609.344) : ("ft", 0.3048)
    }
  }
}

/// The bar itself: kilometres above the line, miles below it.
final class ScaleBar: UIView {
  static let size = CGSize(width: 118, height: 30)

  var metresPerPoint = 1.0 { didSet { if metresPerPoint != oldValue { update() } } }
  var ink = UIColor.black { didSet { setNeedsDisplay() } }
  var halo = UIColor.white { didSet { setNeedsDisplay() } }

  private var metric = RoundLength(.metric, fitting: 100, metresPerPoint: 1)
  private var imperial = RoundLength(.imperial, fitting: 100, metresPerPoint: 1)

  /// As wide as its longer line and the margins beside it.
  var fittingSize: CGSize {
    let longer = CGFloat(max(metric.points, imperial.points, 40))
    return CGSize(width: (longer + 2 * ScaleBar.margin).rounded(.up), height: ScaleBar.size.height)
  }

  private static let margin: CGFloat = 10

  private func update() {
    layer.cornerRadius = 8
    let room = Double(ScaleBar.size.width) - 16
    metric = RoundLength(.metric, fitting: room, metresPerPoint: metresPerPoint)
    imperial = RoundLength(.imperial, fitting: room, metresPerPoint: metresPerPoint)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let line = UIBezierPath()
    let (x, y) = (ScaleBar.margin, bounds.midY)
    let (up, down) = (x + metric.points, x + imperial.points)
    line.move(to: CGPoint(x: x, y: y - 5))
    line.addLine(to: CGPoint(x: x, y: y + 5))
    line.move(to: CGPoint(x: x, y: y))
    line.addLine(to: CGPoint(x: max(up, down), y: y))
    line.move(to: CGPoint(x: up, y: y))
    line.addLine(to: CGPoint(x: up, y: y - 5))
    line.move(to: CGPoint(x: down, y: y))
    line.addLine(to: CGPoint(x: down, y: y + 5))
    line.lineCapStyle = .round
    for (color, width) in [(halo, 4.0), (ink, 1.25)] {
      color.setStroke()
      line.lineWidth = width
      line.stroke()
    }
    write(metric.text, at: CGPoint(x: x + 5, y: y - 14))
    write(imperial.text, at: CGPoint(x: x + 5, y: y + 1.5))
  }

  private func write(_ text: String, at p: CGPoint) {
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
      text.draw(
        at: CGPoint(x: p.x + CGFloat(dx), y: p.y + CGFloat(dy)),
        withAttributes: [.font: font, .foregroundColor: halo])
    }
    text.draw(at: p, withAttributes: [.font: font, .foregroundColor: ink])
  }
}
