public import ViewKit

/// Something that stands at a place on a map.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }

  /// Called when the annotation's view was dragged; annotations that stay where they are need not answer.
  func setCoordinate(_ newCoordinate: CLLocationCoordinate2D)
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
  public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) {}
}

/// An annotation whose place can be set; the map that shows it follows at once.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  public override init() { super.init() }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  deinit {}

  open var coordinate = CLLocationCoordinate2D() {
    didSet { if coordinate != oldValue { mapView?.annotationDidMove(self) } }
  }
  open var title: String?
  open var subtitle: String?

  public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) { coordinate = newCoordinate }

  weak var mapView: MKMapView?
}
