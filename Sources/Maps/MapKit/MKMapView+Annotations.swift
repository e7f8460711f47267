import AtlasCore
import Geometry
import ViewKit

extension MKMapView {
  public var annotations: [any MKAnnotation] { storedAnnotations }

  public func addAnnotation(_ annotation: any MKAnnotation) {
    guard !storedAnnotations.contains(where: { $0 === annotation }) else { return }
    storedAnnotations.append(annotation)
    (annotation as? MKPointAnnotation)?.mapView = self
    guard let view = delegate?.mapView(self, viewFor: annotation) else { return }
    view.annotation = annotation
    view.mapView = self
    annotationViews.append(view)
    addSubview(view)
    gestures.install(on: view)
    placeAnnotationView(view)
  }

  public func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }

  public func removeAnnotation(_ annotation: any MKAnnotation) {
    storedAnnotations.removeAll { $0 === annotation }
    (annotation as? MKPointAnnotation)?.mapView = nil
    guard let view = view(for: annotation) else { return }
    if drag?.view === view { gestures.cancelDrag() }
    annotationViews.removeAll { $0 === view }
    view.removeFromSuperview()
    view.mapView = nil
  }

  public func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationViews.first { $0.annotation === annotation }
  }

  /// Called by annotations of this package when their place was set; for others call it yourself.
  public func annotationDidMove(_ annotation: any MKAnnotation) {
    if let view = view(for: annotation) { placeAnnotationView(view) }
  }

  func placeAnnotationViews() { annotationViews.forEach(placeAnnotationView) }

  func placeAnnotationView(_ view: MKAnnotationView) {
    guard let annotation = view.annotation else { return }
    let p = convert(annotation.coordinate, toPointTo: nil)
    var center = CGPoint(x: p.x + view.centerOffset.x, y: p.y + view.centerOffset.y)
    // Beyond the flat map's end there is no place to stand on: the whole view stays in sight at the edge.
    if abs(annotation.coordinate.latitude) > Mercator.latitudeLimit {
      let half = view.bounds.height / 2
      let bottom = areasWithoutLabels.map(\.minY).filter { $0 > bounds.midY }.min() ?? bounds.maxY
      center.y = max(bounds.minY + half, min(max(bounds.midY, bottom - half), center.y))
    }
    view.center = center
  }
}
