import AtlasCore
import Geometry
import ViewKit

/// A drag of an annotation view that is under way.
struct AnnotationDrag {
  let view: MKAnnotationView
  let annotation: any MKAnnotation
  /// Where the annotation was when it was taken, and what the map showed.
  let origin: CLLocationCoordinate2D
  let originalCamera: MapCamera
  /// From the pointer to the place, in points: kept, so that nothing jumps when the drag begins.
  let grip: Point
  /// Where the pointer is, in the map's points.
  var pointer: Point

  var tip: Point { pointer + grip }
}
