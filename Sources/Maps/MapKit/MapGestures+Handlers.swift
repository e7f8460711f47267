import AtlasCore
import Geometry
import ViewKit

extension MapGestures {
  // MARK: Moving the map

  func panned() {
    switch pan.state {
    case .began:
      mapView.driver.stop()
      mapView.delegate?.mapView(mapView, regionWillChangeAnimated: false)
      panStart = mapView.camera
      followHand()
    case .changed: followHand()
    case .ended:
      let glide = InertiaMotion(start: mapView.camera, velocity: pan.velocity(in: mapView).geometry)
      if mapView.isScrollEnabled, glide.duration > 0 {
        mapView.driver.run(glide, isAnimated: true)
      } else {
        mapView.delegate?.mapView(mapView, regionDidChangeAnimated: false)
      }
    case .cancelled, .failed:
      mapView.apply(panStart)
      mapView.delegate?.mapView(mapView, regionDidChangeAnimated: false)
    default: break
    }
  }

  /// Moves the map by what the hand has moved since the last time, the way it took to become a drag included.
  private func followHand() {
    guard mapView.isScrollEnabled else { return }
    let moved = pan.translation(in: mapView).geometry
    pan.setTranslation(.zero, in: mapView)
    var camera = mapView.camera
    camera.center = camera.center - moved * (1 / camera.pointsPerUnit)
    mapView.apply(camera)
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard mapView.isZoomEnabled, pinch.state == .began || pinch.state == .changed else { return }
    mapView.driver.stop()
    let about = pinch.location(in: mapView).geometry
    zoom(by: logarithm2(Double(pinch.scale)), about: about)
    pinch.scale = 1
  }

  /// A press stops a glide or a flight, and is no click then. Any other on the map itself means the place that
  /// was under it at that moment: whether it is a click is only known when no second one has followed.
  func pressed(_ touch: UITouch) {
    let isOnAnnotation = touch.view !== mapView
    pressedPlace =
      mapView.driver.isGliding || isOnAnnotation
      ? nil : mapView.coordinate(at: touch.location(in: mapView).geometry)
    if mapView.driver.isGliding { mapView.driver.stop() }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let place = pressedPlace else { return }
    mapView.delegate?.mapView(mapView, didTapAt: CLLocationCoordinate2D(place))
  }

  func doubleTapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, mapView.isZoomEnabled else { return }
    let levels: Double = tap.modifierFlags.contains(.shift) ? -1 : 1
    ease(by: levels, about: tap.location(in: mapView).geometry, seconds: 0.3)
  }

  /// Wheel notches zoom, eased; what a touch pad measures is used as it is.
  func scrolled(_ event: UIScrollEvent) {
    guard mapView.isZoomEnabled, mapView.bounds.width > 0 else { return }
    let about = event.location(in: mapView).geometry
    let levels = event.delta.dy * MapGestures.levelsPerNotch
    if event.isPrecise {
      mapView.driver.stop()
      zoom(by: levels, about: about)
    } else {
      ease(by: levels, about: about, seconds: 0.2)
    }
  }

  /// Zooms by `levels` so that the place under `about` stays there; a running zoom's target is added to.
  func ease(by levels: Double, about: Point, seconds: Double) {
    let from = mapView.driver.zoomTarget ?? mapView.camera.zoom
    let limits = MapCamera.minimumZoom(for: mapView.viewSize)...MapCamera.maximumZoom
    let target = max(limits.lowerBound, min(limits.upperBound, from + levels))
    guard abs(target - mapView.camera.zoom) > 1e-9 else {
      // Notches that take each other back end a zoom that has only begun.
      if mapView.driver.zoomTarget != nil { mapView.driver.stop() }
      return
    }
    mapView.driver.run(
      ZoomMotion(
        start: mapView.camera, target: target, about: about, size: mapView.viewSize, duration: seconds),
      isAnimated: true)
  }

  private func zoom(by levels: Double, about: Point) {
    let limits = MapCamera.minimumZoom(for: mapView.viewSize)...MapCamera.maximumZoom
    let target = max(limits.lowerBound, min(limits.upperBound, mapView.camera.zoom + levels))
    guard target != mapView.camera.zoom else { return }
    mapView.delegate?.mapView(mapView, regionWillChangeAnimated: false)
    mapView.apply(mapView.camera.zoomed(to: target, about: about, in: mapView.viewSize))
    mapView.delegate?.mapView(mapView, regionDidChangeAnimated: false)
  }

  // MARK: Carrying an annotation

  func dragged(_ view: MKAnnotationView, by recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let start = recognizer.location(in: mapView).geometry - recognizer.translation(in: mapView).geometry
      beginDrag(of: view, at: start)
      moveDrag(to: recognizer.location(in: mapView).geometry)
    case .changed: moveDrag(to: recognizer.location(in: mapView).geometry)
    case .ended: endDrag()
    case .cancelled, .failed: cancelDrag()
    default: break
    }
  }

  /// Takes a view in hand with the pointer at `p`; the offset between pointer and place is kept.
  func beginDrag(of view: MKAnnotationView, at p: Point) {
    guard view.isDraggable, let annotation = view.annotation, mapView.drag == nil else { return }
    mapView.driver.stop()
    let tip = mapView.convert(annotation.coordinate, toPointTo: nil).geometry
    mapView.drag = AnnotationDrag(
      view: view, annotation: annotation, origin: annotation.coordinate, originalCamera: mapView.camera,
      grip: tip - p, pointer: p)
    mapView.bringSubviewToFront(view)
    setState(.starting, of: view)
    setState(.dragging, of: view)
  }

  func moveDrag(to p: Point) {
    guard mapView.drag != nil else { return }
    mapView.drag?.pointer = p
    dragMoved()
    mapView.driver.updateLink()
  }

  /// The place under the tip changed: the pointer moved, or the map under it.
  func dragMoved() {
    guard let drag = mapView.drag else { return }
    let size = mapView.viewSize
    let tip = Point(max(0, min(size.width, drag.tip.x)), max(0, min(size.height, drag.tip.y)))
    drag.annotation.setCoordinate(CLLocationCoordinate2D(mapView.coordinate(at: tip)))
    mapView.annotationDidMove(drag.annotation)
    mapView.delegate?.mapView(mapView, annotationViewDidDrag: drag.view)
  }

  func endDrag() {
    guard let drag = mapView.drag else { return }
    mapView.drag = nil
    mapView.driver.updateLink()
    setState(.ending, of: drag.view)
    setState(.none, of: drag.view)
  }

  /// Puts the annotation and the map back to where they were when it was taken.
  func cancelDrag() {
    guard let drag = mapView.drag else { return }
    mapView.drag = nil
    mapView.driver.updateLink()
    drag.annotation.setCoordinate(drag.origin)
    mapView.apply(drag.originalCamera)
    mapView.annotationDidMove(drag.annotation)
    mapView.delegate?.mapView(mapView, annotationViewDidDrag: drag.view)
    setState(.canceling, of: drag.view)
    setState(.none, of: drag.view)
  }

  /// Puts everything back and lets go: what the hand does until it is lifted counts no more.
  func abandonDrag() {
    let recognizers = mapView.drag?.view.gestureRecognizers ?? []
    cancelDrag()
    for recognizer in recognizers where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  private func setState(_ state: MKAnnotationView.DragState, of view: MKAnnotationView) {
    let old = view.dragState
    view.setDragState(state, animated: true)
    mapView.delegate?.mapView(mapView, annotationView: view, didChange: state, fromOldState: old)
  }
}
