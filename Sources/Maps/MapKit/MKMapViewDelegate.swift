import ViewKit

/// Hears what happens on a map.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// In every step of a movement: a frame of a pan, a zoom, a flight.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// A view of the app's own for an annotation; nil for none.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// In every step of a drag, after the annotation has its new place. (Ours: MapKit tells only the states.)
  func mapView(_ mapView: MKMapView, annotationViewDidDrag view: MKAnnotationView)
  /// A click on the map itself, not on an annotation. (Ours.)
  func mapView(_ mapView: MKMapView, didTapAt coordinate: CLLocationCoordinate2D)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  public func mapView(_ mapView: MKMapView, annotationViewDidDrag view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
}
