import Geometry
import ViewKit

/// Runs the movements of one map's camera, a step a frame, and the following at the edge.
final class MapDriver {
  private unowned let mapView: MKMapView
  private var link: CADisplayLink?
  private var motion: (any MapMotion)?
  private var start = 0.0
  private var isAnimated = false
  /// Whose clock the movement goes by; it goes on where the map leaves the window in the middle of it.
  private weak var stage: Stage?

  init(mapView: MKMapView) { self.mapView = mapView }

  var isRunning: Bool { motion != nil }
  /// Whether the map goes on by itself after a hand, or flies: what a press stops.
  var isGliding: Bool { motion != nil && !(motion is ZoomMotion) }
  /// The speed of a running wheel zoom's target, to add further notches to.
  var zoomTarget: Double? { (motion as? ZoomMotion)?.target }

  func run(_ motion: any MapMotion, isAnimated: Bool) {
    stop()
    guard motion.duration > 0, mapView.window != nil else { return }
    mapView.delegate?.mapView(mapView, regionWillChangeAnimated: isAnimated)
    self.motion = motion
    self.isAnimated = isAnimated
    start = now
    updateLink()
  }

  /// Ends the movement where it is.
  func stop() {
    guard motion != nil else { return }
    motion = nil
    updateLink()
    mapView.delegate?.mapView(mapView, regionDidChangeAnimated: isAnimated)
  }

  /// Ends a movement that takes the centre along.
  func stopTravelling() {
    if let zoom = motion as? ZoomMotion, zoom.keepsCenter { return }
    stop()
  }

  /// Called when a drag of an annotation begins, moves or ends: the link runs while the tip is at the edge.
  func updateLink() {
    let isNeeded = motion != nil || followVelocity != .zero
    if isNeeded, link == nil, let stage = mapView.window?.stage {
      let link = CADisplayLink { [weak self] _ in self?.step() }
      self.stage = stage
      link.start(on: stage)
      lastFollow = now
      self.link = link
    } else if !isNeeded, let link {
      link.invalidate()
      self.link = nil
    }
  }

  private var now: TimeInterval { (mapView.window?.stage ?? stage)?.time ?? 0 }

  private func step() {
    if let motion {
      let seconds = now - start
      mapView.apply(motion.camera(after: seconds))
      if seconds >= motion.duration { stop() }
    }
    follow()
    updateLink()
  }

  // MARK: Following at the edge

  /// How near the edge, in points, the tip must be for the map to follow.
  static let followMargin = 36.0
  /// The speed at the very edge, in points a second.
  static let followSpeed = 520.0
  private var lastFollow = 0.0

  /// Where the map must go so that the held tip gets room; zero when it has it.
  private var followVelocity: Point {
    guard let drag = mapView.drag else { return .zero }
    let size = mapView.viewSize
    func push(_ v: Double, _ extent: Double) -> Double {
      let margin = min(MapDriver.followMargin, extent / 4)
      if v < margin { return -min(1, (margin - v) / margin) }
      if v > extent - margin { return min(1, (v - extent + margin) / margin) }
      return 0
    }
    return Point(push(drag.tip.x, size.width), push(drag.tip.y, size.height)) * MapDriver.followSpeed
  }

  private func follow() {
    let elapsed = min(0.05, now - lastFollow)
    lastFollow = now
    let velocity = followVelocity
    guard velocity != .zero, elapsed > 0 else { return }
    var camera = mapView.camera
    camera.center = camera.center + velocity * (elapsed / camera.pointsPerUnit)
    mapView.apply(camera)
  }
}
