import AtlasCore
public import Maps
public import ViewKit

/// What lies over a map besides its caption: scale bar, credits, a mark where the figure stands beyond the map's
/// edge, and a sentence where something is missing. Touches go through it to the map.
public final class MapFurniture: UIView {
  private let mapView: MKMapView
  private let scaleBar = ScaleBar()
  private let credits = Badge()
  private let poleMark = Badge()
  private let banner: Badge?

  private static let margin: CGFloat = 8

  /// - Parameter problem: one sentence to show on the map for as long as it is shown.
  public init(mapView: MKMapView, problem: String?) {
    self.mapView = mapView
    banner = problem.map { _ in Badge() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    credits.label.text = "Natural Earth · GeoNames"
    credits.label.font = .systemFont(ofSize: 10)
    credits.padding = CGSize(width: 6, height: 2)
    poleMark.isHidden = true
    banner?.label.numberOfLines = 4
    banner?.label.text = problem
    [scaleBar, credits, poleMark].forEach(addSubview)
    if let banner { addSubview(banner) }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  public func apply(_ theme: Theme) {
    scaleBar.ink = theme.text.withAlphaComponent(0.8)
    scaleBar.halo = theme.chip
    scaleBar.backgroundColor = theme.veil
    credits.apply(fill: theme.veil, text: theme.secondaryText)
    poleMark.apply(fill: theme.chip, text: theme.text)
    banner?.apply(fill: theme.warning, text: theme.warningText)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let foot = bounds.maxY - 2 * MapFurniture.margin - PlaceCaption.height
    scaleBar.metresPerPoint = mapView.camera.metresPerPoint
    scaleBar.frame = CGRect(
      origin: CGPoint(x: MapFurniture.margin, y: foot - ScaleBar.size.height), size: scaleBar.fittingSize)
    let size = credits.size(within: bounds.width)
    credits.frame = CGRect(
      x: bounds.maxX - MapFurniture.margin - size.width, y: foot - size.height, width: size.width,
      height: size.height)
    placeBanner()
    let caption = PlaceCaption.frame(in: bounds)
    mapView.areasWithoutLabels = [scaleBar.frame, credits.frame, caption].map { $0.insetBy(dx: -2, dy: -2) }
    placePoleMark()
  }

  private func placeBanner() {
    guard let banner else { return }
    let size = banner.size(within: min(420, bounds.width - 2 * MapFurniture.margin))
    banner.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: MapFurniture.margin, width: size.width,
      height: size.height)
  }

  /// The flat map ends at 85.05°; a figure that is beyond stands at the edge, and the mark says so.
  private func placePoleMark() {
    let beyond = mapView.annotations.first { abs($0.coordinate.latitude) > Mercator.latitudeLimit }
    poleMark.isHidden = beyond == nil
    guard let place = beyond?.coordinate else { return }
    let isNorth = place.latitude > 0
    poleMark.label.text = (isNorth ? "↑ " : "↓ ") + place.atlas.latitudeText(.decimalDegrees, digits: 4)
    let size = poleMark.size(within: bounds.width)
    let at = mapView.convert(place, toPointTo: self)
    let figure = beyond.flatMap(mapView.view(for:))?.frame ?? CGRect(origin: at, size: .zero)
    let x = max(
      MapFurniture.margin, min(bounds.width - MapFurniture.margin - size.width, at.x - size.width / 2))
    let y = isNorth ? figure.maxY + 4 : figure.minY - 4 - size.height
    poleMark.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }
}

/// Words on a rounded ground.
private final class Badge: UIView {
  let label = UILabel()

  var padding = CGSize(width: 10, height: 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func apply(fill: UIColor, text: UIColor) {
    backgroundColor = fill
    label.textColor = text
  }

  func size(within width: CGFloat) -> CGSize {
    let inner = max(0, width - 2 * padding.width)
    let text = label.sizeThatFits(CGSize(width: inner, height: 0))
    return CGSize(
      width: min(inner, text.width) + 2 * padding.width, height: text.height + 2 * padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(10, bounds.height / 2)
    label.frame = bounds.insetBy(dx: padding.width, dy: padding.height)
  }
}
