public import AtlasCore
import Geometry
public import ViewKit

/// A map of the world that can be dragged, zoomed and flown over, with annotations that stand on it.
///
/// It draws from an atlas: nothing is fetched, and every zoom level is there at once.
@preconcurrency @MainActor open class MKMapView: UIView {
  open override class var layerClass: AnyClass { MapLayer.self }

  public weak var delegate: (any MKMapViewDelegate)?

  /// The world that is shown; without one the map is empty water, and says so through `atlasProblem`.
  public let atlas: Atlas?

  open var isZoomEnabled = true
  open var isScrollEnabled = true

  /// The colours in use.
  public var style: MapStyle {
    get { mapLayer.style }
    set { mapLayer.style = newValue }
  }

  /// How much, in units of the Mercator square, must stay inside the world above and below the centre for the
  /// sake of a map that is linked with this one, so that both stop at the same moment. (Ours.)
  public var partnerMargin: (() -> Double)?

  public init(frame: CGRect, atlas: Atlas?) {
    self.atlas = atlas
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, atlas: nil) }

  public required init?(coder: NSCoder) {
    atlas = nil
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  var mapLayer: MapLayer {
    guard let layer = layer as? MapLayer else { preconditionFailure("A map view's layer is a MapLayer.") }
    return layer
  }

  private(set) lazy var gestures = MapGestures(mapView: self)
  private(set) lazy var driver = MapDriver(mapView: self)
  var annotationViews: [MKAnnotationView] = []
  var storedAnnotations: [any MKAnnotation] = []
  /// The annotation view in hand and where it was taken.
  var drag: AnnotationDrag?

  private func setUp() {
    clipsToBounds = true
    mapLayer.atlas = atlas
    gestures.install()
  }

  // MARK: Camera

  /// What the map shows; held to the world's edge and the zoom's limits.
  public internal(set) var camera = MapCamera(center: Point(0.5, 0.5), zoom: 1)

  var viewSize: Size { Size(Double(bounds.width), Double(bounds.height)) }

  /// Shows what `camera` says, now or by a flight; a movement that is under way ends.
  public func setCamera(_ camera: MapCamera, animated: Bool) {
    let target = clamped(camera)
    driver.stop()
    if animated, window != nil, viewSize.width > 0, target != self.camera {
      driver.run(FlightMotion(from: self.camera, to: target, size: viewSize), isAnimated: true)
    } else {
      delegate?.mapView(self, regionWillChangeAnimated: false)
      apply(target)
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
  }

  func clamped(_ camera: MapCamera) -> MapCamera {
    guard viewSize.width > 0, viewSize.height > 0 else { return camera }
    return camera.clamped(to: viewSize, verticalMargin: partnerMargin?())
  }

  /// One step of any movement.
  func apply(_ camera: MapCamera) {
    if take(clamped(camera)) { delegate?.mapViewDidChangeVisibleRegion(self) }
  }

  /// Follows another map without telling the delegate: how two maps are kept opposite each other.
  public func follow(center: Point) {
    var camera = camera
    camera.center = center
    _ = take(clamped(camera))
  }

  /// Shows exactly `camera`: what stands on the map goes along, and what is carried over it stays in the hand.
  /// Returns whether that is another view than before.
  private func take(_ camera: MapCamera) -> Bool {
    guard camera != self.camera else { return false }
    self.camera = camera
    mapLayer.camera = camera
    placeAnnotationViews()
    gestures.dragMoved()
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var wanted = camera
    if let region = pendingRegion, viewSize.width > 0, viewSize.height > 0 {
      pendingRegion = nil
      wanted = camera(for: region)
    }
    // Another size may leave less of the world to choose from, which is news for a linked map.
    apply(wanted)
    mapLayer.camera = camera
    placeAnnotationViews()
  }

  /// A region asked for before the view had a size.
  var pendingRegion: MKCoordinateRegion?

  /// Zooms about the middle, eased; further levels add to a zoom that is under way. (Ours.)
  public func zoom(byLevels levels: Double) {
    gestures.ease(by: levels, about: Point(viewSize.width / 2, viewSize.height / 2), seconds: 0.2)
  }

  /// Ends what moves the centre (a glide, a flight, a zoom about the pointer) where it is; a zoom about the middle
  /// goes on. (Ours: for a map that is linked with this one and begins to move.)
  public func stopTravelling() { driver.stopTravelling() }

  /// Whether a movement is under way: a hand's, a glide, a flight.
  public var isMoving: Bool { driver.isRunning || gestures.isPanning }

  /// Names on the map now and the room they take, in points of this view.
  public var visibleLabels: [(text: String, frame: CGRect)] { mapLayer.visibleLabels }

  /// Areas of this view, in its points, that something else covers: no name is shown half under it. (Ours.)
  public var areasWithoutLabels: [CGRect] = [] {
    didSet {
      guard areasWithoutLabels != oldValue else { return }
      mapLayer.reserved = areasWithoutLabels.map(\.geometry)
      placeAnnotationViews()
    }
  }

  // MARK: The pointer

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { gestures.pressed(touch) }
    super.touchesBegan(touches, with: event)
  }

  open override func scrollWheel(with event: UIScrollEvent) { gestures.scrolled(event) }

  /// Whether a hand is carrying an annotation.
  public var isCarryingAnnotation: Bool { drag != nil }

  /// Puts back what is being carried, and the map with it. Returns whether something was.
  @discardableResult
  public func cancelAnnotationDrag() -> Bool {
    guard drag != nil else { return false }
    gestures.abandonDrag()
    return true
  }

  /// A second button puts back what is being carried, as it does everywhere on the desktop.
  open override func otherButtonDown(with event: UIPointerEvent) {
    if !cancelAnnotationDrag() { super.otherButtonDown(with: event) }
  }
}
