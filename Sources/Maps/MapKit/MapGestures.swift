import AtlasCore
import Geometry
import ViewKit

/// The hands on one map: pan with inertia, wheel, double-click, pinch, click, and the drag of annotations.
final class MapGestures: NSObject {
  unowned let mapView: MKMapView
  let pan = UIPanGestureRecognizer()
  var panStart = MapCamera(center: .zero, zoom: 0)
  /// What the last press was on, if it may become a click on the map.
  var pressedPlace: Coordinate?

  init(mapView: MKMapView) {
    self.mapView = mapView
    super.init()
  }

  deinit {}

  /// How far the hand must move, in points, before a press becomes a drag.
  static let slop: CGFloat = 3
  static let levelsPerNotch = 0.25

  var isPanning: Bool { pan.state == .began || pan.state == .changed }

  func install() {
    pan.slop = MapGestures.slop
    pan.addAction(UIAction { [weak self] _ in self?.panned() })
    mapView.addGestureRecognizer(pan)

    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addAction(UIAction { [weak self, unowned double] _ in self?.doubleTapped(double) })
    mapView.addGestureRecognizer(double)

    let tap = UITapGestureRecognizer()
    tap.require(toFail: double)
    tap.addAction(UIAction { [weak self, unowned tap] _ in self?.tapped(tap) })
    mapView.addGestureRecognizer(tap)

    let pinch = UIPinchGestureRecognizer()
    pinch.addAction(UIAction { [weak self, unowned pinch] _ in self?.pinched(pinch) })
    mapView.addGestureRecognizer(pinch)
  }

  func install(on view: MKAnnotationView) {
    let drag = UIPanGestureRecognizer()
    drag.slop = MapGestures.slop
    drag.addAction(
      UIAction { [weak self, weak view, unowned drag] _ in
        if let view { self?.dragged(view, by: drag) }
      })
    view.addGestureRecognizer(drag)
  }
}
