public import AtlasCore
public import Geometry
public import Maps
public import ViewKit

/// One end of the tunnel on a map: handles its own dragging, and knows of no other controller.
///
/// Whoever wants to know where its figure stands observes `currentLocation`; whoever wants to move it sets it.
/// It fills whatever it is put in, a container view or a navigation stack alike.
public final class TunnelMapViewController: UIViewController {
  /// Posted after each change of `currentLocation`, for those who would rather not observe.
  public static let locationDidChange = Notification.Name("TunnelMapViewController.locationDidChange")

  public let end: TunnelEnd
  private let world: TunnelWorld

  public weak var delegate: (any TunnelMapViewControllerDelegate)?

  /// Where this end's figure stands. Setting it moves the figure; the map stays where it is.
  @ObservedValue public private(set) var currentLocation: CLLocation

  /// What the map shows: changes in every frame of a pan, zoom, glide or flight of this map's own.
  @ObservedValue public private(set) var camera: MapCamera

  /// Whether drops, clicks and keys fly or jump.
  public var reducesMotion = false

  public init(end: TunnelEnd, world: TunnelWorld, location: Coordinate) {
    self.end = end
    self.world = world
    _currentLocation = ObservedValue(wrappedValue: CLLocation(location))
    _camera = ObservedValue(wrappedValue: MapCamera(center: Mercator.project(location), zoom: 1))
    annotation = MKPointAnnotation(coordinate: CLLocationCoordinate2D(location))
    super.init(nibName: nil, bundle: nil)
    title = end == .start ? "Start" : "Exit"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  private let annotation: MKPointAnnotation
  private var theme = Theme(.light)
  private var mapIfLoaded: MKMapView? { viewIfLoaded.flatMap { _ in mapView } }
  public private(set) lazy var mapView = MKMapView(frame: .zero, atlas: world.atlas)
  private lazy var caption = PlaceCaption()
  private lazy var furniture = MapFurniture(mapView: mapView, problem: world.problem)

  // MARK: The view

  public override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    view.clipsToBounds = true
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.delegate = self
    mapView.accessibilityIdentifier = "map.\(end)"
    view.addSubview(mapView)
    view.addSubview(furniture)
    view.addSubview(caption)
    showStartRegion()
    mapView.addAnnotation(annotation)
    applyTheme(theme)
    updateCaption()
  }

  /// The zoom that the start was shown with in a view that nobody has seen yet.
  private var unseenZoom: Double?

  private func showStartRegion() {
    mapView.region = MKCoordinateRegion(
      center: mapView.annotations.isEmpty ? currentLocation.coordinate : mapView.centerCoordinate,
      latitudinalMeters: TunnelSettings.startKilometres * 1000,
      longitudinalMeters: TunnelSettings.startKilometres * 1000)
    unseenZoom = mapView.camera.zoom
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if unseenZoom != nil, view.window != nil {
      // The first size that is seen is the one the start's extent is meant for, unless another was asked for.
      if unseenZoom == mapView.camera.zoom { showStartRegion() }
      unseenZoom = nil
    }
    furniture.frame = view.bounds
    caption.place(in: view.bounds)
  }

  public func applyTheme(_ theme: Theme) {
    self.theme = theme
    guard isViewLoaded else { return }
    mapView.style = theme.map
    caption.apply(theme)
    furniture.apply(theme)
    figure?.apply(theme)
  }

  // MARK: From outside

  /// Moves the figure without moving the map, and tells nobody: the other end has moved.
  public func follow(_ location: Coordinate) {
    guard currentLocation.coordinate != CLLocationCoordinate2D(location) else { return }
    place(at: location)
  }

  /// Puts the figure at a place and shows it, by a flight or at once.
  public func go(to location: Coordinate, animated: Bool) {
    place(at: location)
    show(location, animated: animated)
  }

  /// Brings a place into the middle of the map.
  public func show(_ location: Coordinate, animated: Bool) {
    guard let map = mapIfLoaded else { return }
    map.setCenter(CLLocationCoordinate2D(location), animated: animated && !reducesMotion)
  }

  /// What a partner must keep free above and below its centre, in units of the Mercator square, so that both
  /// maps stop at the same moment.
  public var verticalMargin: Double {
    guard let map = mapIfLoaded else { return 0 }
    // A map that has just become larger may have to zoom in before it shows.
    let size = Size(Double(map.bounds.width), Double(map.bounds.height))
    var camera = map.camera
    camera.zoom = max(camera.zoom, MapCamera.minimumZoom(for: size))
    return size.height / 2 / camera.pointsPerUnit
  }

  public func keepOpposite(of partner: TunnelMapViewController) {
    self.partner = partner
    mapView.partnerMargin = { [weak partner] in partner?.verticalMargin ?? 0 }
  }

  /// Shows the other side of what the partner shows, and tells nobody.
  public func follow(center: Point) {
    guard let map = mapIfLoaded else { return }
    map.follow(center: center)
    furniture.setNeedsLayout()
  }

  /// The map whose centre this one's movements take along.
  private weak var partner: TunnelMapViewController?

  /// Puts back what is being carried. Returns whether something was.
  @discardableResult
  public func cancelDrag() -> Bool { mapIfLoaded?.cancelAnnotationDrag() ?? false }

  public var isCarrying: Bool { mapIfLoaded?.isCarryingAnnotation ?? false }

  /// The figure's view, once the map has been loaded.
  public var figure: FigureView? { mapIfLoaded?.view(for: annotation) as? FigureView }

  private func place(at location: Coordinate) {
    let place = location.canonical
    annotation.coordinate = CLLocationCoordinate2D(place)
    currentLocation = CLLocation(place)
    if isViewLoaded {
      updateCaption()
      furniture.setNeedsLayout()
    }
    NotificationCenter.default.post(name: Self.locationDidChange, object: self)
    delegate?.mapViewController(self, didMoveTo: currentLocation)
  }

  private func updateCaption() {
    caption.show(world.lookup(currentLocation.coordinate.atlas), at: currentLocation.coordinate.atlas)
    if isViewLoaded { caption.place(in: view.bounds) }
  }
}

/// Hears where a map's figure is, as an alternative to observing it.
public protocol TunnelMapViewControllerDelegate: AnyObject {
  func mapViewController(_ controller: TunnelMapViewController, didMoveTo location: CLLocation)
}

extension TunnelMapViewController: MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    end == .start
      ? DiggerView(annotation: annotation, reuseIdentifier: nil)
      : SurfacingView(annotation: annotation, reuseIdentifier: nil)
  }

  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    camera = mapView.camera
    furniture.setNeedsLayout()
  }

  public func mapView(_ mapView: MKMapView, annotationViewDidDrag view: MKAnnotationView) {
    place(at: annotation.coordinate.atlas)
  }

  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {
    if newState == .starting { partner?.stopTravelling() }
    if newState == .ending { show(currentLocation.coordinate.atlas, animated: true) }
  }

  /// Two movements cannot both have the centre: the one that began last has it.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    partner?.stopTravelling()
  }

  private func stopTravelling() { mapIfLoaded?.stopTravelling() }

  public func mapView(_ mapView: MKMapView, didTapAt coordinate: CLLocationCoordinate2D) {
    go(to: coordinate.atlas, animated: true)
  }
}
