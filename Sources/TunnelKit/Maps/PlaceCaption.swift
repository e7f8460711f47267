public import AtlasCore
public import ViewKit

/// One line at the foot of a map: the name of the place where its figure stands, and its coordinates.
///
/// It is never blank, and keeps its place and size while the words change: only they are drawn again.
public final class PlaceCaption: UIView {
  private let nameLabel = UILabel()
  private let coordinateLabel = UILabel()

  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 12
  public static let height: CGFloat = 30
  private static let widest: CGFloat = 440
  /// As wide as the widest coordinates are.
  private let coordinateWidth: CGFloat

  public override init(frame: CGRect) {
    coordinateLabel.font = .monospacedDigitSystemFont(ofSize: 11.5, weight: .regular)
    coordinateLabel.textAlignment = .right
    let label = coordinateLabel
    coordinateWidth =
      ["88.8888° N, 888.8888° W", "90.0000° N, any longitude"].map { text in
        label.text = text
        return label.sizeThatFits(.zero).width
      }.max() ?? 0
    coordinateLabel.text = nil
    super.init(frame: frame)
    isUserInteractionEnabled = false
    nameLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.8
    layer.cornerRadius = PlaceCaption.height / 2
    addSubview(nameLabel)
    addSubview(coordinateLabel)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// What the caption says, for whoever asks.
  public var name: String { nameLabel.text ?? "" }
  public var coordinates: String { coordinateLabel.text ?? "" }

  public func show(_ answer: Answer, at place: Coordinate) {
    nameLabel.text = PlaceTitle.line(answer)
    coordinateLabel.text = place.text(.decimalDegrees, digits: 4)
  }

  /// Takes its place at the foot of a map that covers `bounds`.
  public func place(in bounds: CGRect) { frame = PlaceCaption.frame(in: bounds) }

  static func frame(in bounds: CGRect) -> CGRect {
    let width = max(0, min(PlaceCaption.widest, bounds.width - 2 * PlaceCaption.margin))
    return CGRect(
      x: bounds.minX + PlaceCaption.margin, y: bounds.maxY - PlaceCaption.margin - PlaceCaption.height,
      width: width, height: PlaceCaption.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: PlaceCaption.padding, dy: 0)
    let showsCoordinates = inner.width >= coordinateWidth + 110
    coordinateLabel.isHidden = !showsCoordinates
    coordinateLabel.frame = CGRect(
      x: inner.maxX - coordinateWidth, y: 0, width: coordinateWidth, height: bounds.height)
    let nameWidth = showsCoordinates ? inner.width - coordinateWidth - 10 : inner.width
    nameLabel.frame = CGRect(x: inner.minX, y: 0, width: max(0, nameWidth), height: bounds.height)
  }

  public func apply(_ theme: Theme) {
    backgroundColor = theme.chip
    nameLabel.textColor = theme.text
    coordinateLabel.textColor = theme.secondaryText
  }
}
