import AtlasCore
import Geometry
import Maps
import Testing
import ViewKit

@Suite("Regions and places of a map view")
struct MKMapViewRegionTests {
  private let scene = MapOnStage()

  @Test("A region that was set is in view, whole, and is given back where it has the view's shape")
  func regionRoundTrip() {
    let asked = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 56.55, longitude: 8.316667), latitudinalMeters: 1_000_000,
      longitudinalMeters: 1_000_000)
    scene.map.region = asked
    let shown = scene.map.region
    #expect(abs(shown.center.latitude - 56.55) < 1e-9)
    #expect(abs(shown.center.longitude - 8.316667) < 1e-9)
    #expect(shown.span.latitudeDelta >= asked.span.latitudeDelta - 1e-6)
    #expect(shown.span.longitudeDelta >= asked.span.longitudeDelta - 1e-6)
    let fits = scene.map.regionThatFits(asked)
    #expect(abs(fits.span.latitudeDelta - shown.span.latitudeDelta) < 1e-9)
    #expect(abs(fits.span.longitudeDelta - shown.span.longitudeDelta) < 1e-9)
  }

  @Test("A region that was asked for before the view had a size shows once it has one")
  func pendingRegion() {
    let map = MKMapView(frame: .zero, atlas: nil)
    let asked = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: -20, longitude: 30),
      span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    map.region = asked
    #expect(map.region == asked)
    map.centerCoordinate = CLLocationCoordinate2D(latitude: -21, longitude: 31)
    map.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    map.layoutIfNeeded()
    #expect(abs(map.centerCoordinate.latitude + 21) < 1e-9)
    #expect(abs(map.centerCoordinate.longitude - 31) < 1e-9)
    #expect(map.region.span.latitudeDelta < 12)
  }

  @Test("Places and points are each other's inverse; longitudes come back canonical")
  func conversions() {
    for longitude in [0, 179.9, -179.9, 180.0] {
      scene.show(-16.8, longitude, zoom: 6)
      for (x, y) in [(0.0, 0.0), (160, 120), (319.5, 3.25)] {
        let place = scene.place(x, y)
        #expect(place.longitude > -180 && place.longitude <= 180)
        #expect(scene.point(place).distance(to: Point(x, y)) < 1e-6)
      }
    }
  }

  @Test("Above the edge of the flat map there is the edge, not a fault")
  func beyondTheEdge() {
    scene.show(90, 0, zoom: 3)
    let top = scene.place(160, -500)
    #expect(abs(top.latitude - Mercator.latitudeLimit) < 1e-9)
    let p = scene.point(Coordinate(latitude: 90, longitude: 0))
    #expect(p.x.isFinite && abs(p.y) < 1e-6)
    #expect(scene.map.region.span.latitudeDelta.isFinite)
  }

  @Test("A region of metres at a pole is a whole turn wide")
  func regionAtThePole() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 1_000_000,
      longitudinalMeters: 1_000_000)
    #expect(region.span.longitudeDelta == 360)
    scene.map.region = region
    #expect(scene.map.centerCoordinate.latitude.isFinite)
  }

  @Test("The map told to follow does not tell its delegate; one that is told to move does")
  func whoIsTold() {
    scene.map.follow(center: Point(0.25, 0.4))
    #expect(scene.steps == 0 && scene.regionChanges.isEmpty)
    scene.map.centerCoordinate = CLLocationCoordinate2D(latitude: 10, longitude: 10)
    #expect(scene.steps == 1 && scene.regionChanges == "+−")
  }
}
