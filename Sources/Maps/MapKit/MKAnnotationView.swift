public import ViewKit

/// Where a dragged annotation view is in its drag.
public nonisolated enum MKAnnotationViewDragState: UInt, Sendable {
  case none
  case starting
  case dragging
  case canceling
  case ending
}

/// Shows an annotation on a map. Its centre, moved by `centerOffset`, stands on the place.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public typealias DragState = MKAnnotationViewDragState

  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  /// From the place to the middle of the view, in points.
  open var centerOffset = CGPoint.zero { didSet { mapView?.placeAnnotationView(self) } }
  open var isDraggable = false
  open var isSelected = false
  /// Whether the view may be touched at all.
  open var isEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  weak var mapView: MKMapView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  deinit {}

  public private(set) var dragState = DragState.none

  /// Tells the view where the drag is. Overrides show it (lift, drop) and call super; `starting` must be
  /// followed by `dragging`, `ending` and `canceling` by `none`, which the map does at once by itself.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// The point of this view, in its own coordinates, that stands on the place.
  public var anchor: CGPoint {
    CGPoint(x: bounds.midX - centerOffset.x, y: bounds.midY - centerOffset.y)
  }
}
