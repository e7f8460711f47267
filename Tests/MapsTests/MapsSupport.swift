import AtlasCore
import Foundation
import Geometry
import HeadlessHost
import Maps
import ViewKit

/// The atlas that the package ships.
let worldAtlas: Atlas? = {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try? Atlas(contentsOf: package.appendingPathComponent("Assets/world.atlas").path)
}()

/// A map that fills a stage, and what it tells its delegate.
final class MapOnStage: MKMapViewDelegate {
  let stage: HeadlessStage
  let map: MKMapView
  private(set) var clicks: [Coordinate] = []
  private(set) var dragStates: [MKAnnotationView.DragState] = []
  /// The regions' beginnings and ends, as + and −.
  private(set) var regionChanges = ""
  private(set) var steps = 0

  /// Without an atlas frames are water only, and cheap.
  init(width: CGFloat = 320, height: CGFloat = 240, atlas: Atlas? = nil) {
    stage = HeadlessStage(size: CGSize(width: width, height: height))
    map = MKMapView(frame: CGRect(x: 0, y: 0, width: width, height: height), atlas: atlas)
    map.delegate = self
    stage.window.addSubview(map)
    stage.window.makeKeyAndVisible()
    show(0, 0, zoom: 4)
    stage.advanceFrame()
    forget()
  }

  deinit {}

  func show(_ latitude: Double, _ longitude: Double, zoom: Double, animated: Bool = false) {
    let center = Mercator.project(Coordinate(latitude: latitude, longitude: longitude))
    map.setCamera(MapCamera(center: center, zoom: zoom), animated: animated)
  }

  func forget() {
    (clicks, dragStates, regionChanges, steps) = ([], [], "", 0)
  }

  /// The place under a point of the map.
  func place(_ x: Double, _ y: Double) -> Coordinate {
    map.convert(CGPoint(x: x, y: y), toCoordinateFrom: map).atlas
  }

  func point(_ place: Coordinate) -> Point {
    let p = map.convert(CLLocationCoordinate2D(place), toPointTo: map)
    return Point(Double(p.x), Double(p.y))
  }

  /// A figure of 40 × 40 points whose middle stands on the place.
  func addPin(_ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    let pin = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    map.addAnnotation(pin)
    return pin
  }

  // MARK: MKMapViewDelegate

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { regionChanges += "+" }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { regionChanges += "−" }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { steps += 1 }
  func mapView(_ mapView: MKMapView, didTapAt coordinate: CLLocationCoordinate2D) {
    clicks.append(coordinate.atlas)
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.bounds.size = CGSize(width: 40, height: 40)
    view.isDraggable = true
    return view
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) { dragStates.append(newState) }
}

/// A repeatable source of numbers (SplitMix64).
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func roll(_ range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(z >> 11) / 9_007_199_254_740_992
  }
}

extension Point {
  /// How far two points lie from each other.
  func distance(to other: Point) -> Double { (self - other).length }
}
