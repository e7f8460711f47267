import Geometry
public import Maps
public import ViewKit

/// A figure that stands on a map with its tip on the place, and can be carried to another.
///
/// Lifted, it grows about its tip until its top has risen, and its shadow on the ground deepens: the tip stays
/// on the place at every moment, in hand or not.
public class FigureView: MKAnnotationView {
  /// How far the top rises, in points, and in what time.
  public static let rise: CGFloat = 10
  public static let liftDuration: TimeInterval = 0.2
  /// What a finger needs, in points.
  static let leastExtent: CGFloat = 44

  private let art: FigureArt
  private let picture: FigurePicture
  private let shadow = GroundShadow()

  init(annotation: (any MKAnnotation)?, art: FigureArt) {
    self.art = art
    picture = FigurePicture(art: art)
    super.init(annotation: annotation, reuseIdentifier: nil)
    isDraggable = true
    bounds.size = CGSize(
      width: max(FigureView.leastExtent, art.size.width), height: max(FigureView.leastExtent, art.size.height)
    )
    let tip = CGPoint(
      x: (bounds.width - art.size.width) / 2 + art.tip.x, y: bounds.height - art.size.height + art.tip.y)
    centerOffset = CGPoint(x: bounds.midX - tip.x, y: bounds.midY - tip.y)
    shadow.bounds.size = art.shadow
    shadow.center = tip
    shadow.alpha = FigureView.restingShadow
    addSubview(shadow)
    picture.layer.anchorPoint = CGPoint(x: art.tip.x / art.size.width, y: art.tip.y / art.size.height)
    picture.center = tip
    addSubview(picture)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  public func apply(_ theme: Theme) { picture.halo = theme.halo }

  /// Where the tip is as shown at this moment, in the superview's coordinates, whatever is being animated.
  public var tip: CGPoint {
    let place = layer.presentation() ?? layer
    let shown = picture.layer.presentation() ?? picture.layer
    let fromAnchor = CGPoint(
      x: art.tip.x - shown.anchorPoint.x * shown.bounds.width,
      y: art.tip.y - shown.anchorPoint.y * shown.bounds.height)
    let moved = fromAnchor.applying(shown.transform.affine ?? .identity)
    let inside = CGPoint(x: shown.position.x + moved.x, y: shown.position.y + moved.y)
    return CGPoint(
      x: place.position.x + inside.x - place.anchorPoint.x * place.bounds.width,
      y: place.position.y + inside.y - place.anchorPoint.y * place.bounds.height)
  }

  /// Whether the figure is in hand.
  public private(set) var isLifted = false

  public override func setDragState(_ newDragState: DragState, animated: Bool) {
    super.setDragState(newDragState, animated: animated)
    switch newDragState {
    case .starting: setLifted(true, animated: animated)
    case .ending, .canceling: setLifted(false, animated: animated)
    case .none, .dragging: break
    }
  }

  private static let restingShadow: CGFloat = 0.45

  private func setLifted(_ lifted: Bool, animated: Bool) {
    guard lifted != isLifted else { return }
    isLifted = lifted
    let growth = (art.tip.y + FigureView.rise) / art.tip.y
    let changes = {
      self.picture.transform = lifted ? CGAffineTransform(scaleX: growth, y: growth) : .identity
      self.shadow.alpha = lifted ? 1 : FigureView.restingShadow
      self.shadow.transform = lifted ? CGAffineTransform(scaleX: 1.3, y: 1.3) : .identity
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: FigureView.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: changes)
  }
}

/// The boy with the shovel, who digs where one wants to go down. The tip of the blade is the place.
public final class DiggerView: FigureView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, art: .digger)
    accessibilityLabel = "The digger"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}
}

/// The same boy where he comes out on the other side, head first. The middle of the cross is the place.
public final class SurfacingView: FigureView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, art: .surfacing)
    accessibilityLabel = "Where the digger comes out"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}
}

/// Draws a figure; stretched about its tip when it is lifted.
final class FigurePicture: UIView {
  private let art: FigureArt
  var halo = UIColor.white { didSet { if halo != oldValue { setNeedsDisplay() } } }

  init(art: FigureArt) {
    self.art = art
    super.init(frame: CGRect(origin: .zero, size: art.size))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { art.draw(halo: halo) }
}

/// A soft dark spot on the ground, round the middle of the view.
final class GroundShadow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
    let ink = UIColor(rgb: 0x1E140A)
    let stops = [0.5, 0.34, 0.12, 0].map { ink.withAlphaComponent($0).cgColor }
    guard let gradient = CGGradient(colors: stops, locations: [0, 0.35, 0.7, 1]) else { return }
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: 1, y: bounds.height / bounds.width)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: bounds.width / 2)
    context.restoreGState()
  }
}
