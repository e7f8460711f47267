import AtlasCore
import Maps
import Testing

@Suite("Places in Core Location's shape")
struct CLLocationTests {
  @Test("Distances are the ellipsoid's, antipodes included")
  func distances() {
    let start = CLLocation(latitude: 56.55, longitude: 8.316667)
    let exit = CLLocation(start.coordinate.atlas.antipode)
    #expect(abs(start.distance(from: exit) - 20_003_931) < 1)
    #expect(start.distance(from: start) == 0)
    let london = CLLocation(latitude: 51.5, longitude: 0)
    let acrossTheLine = CLLocation(latitude: 51.5, longitude: 360)
    #expect(london.distance(from: acrossTheLine) < 1e-3)
  }

  @Test("Places outside the ranges are not valid, and equal places are equal")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.01, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, 180.01)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocation(latitude: 1, longitude: 2) == CLLocation(latitude: 1, longitude: 2))
    #expect(CLLocation(latitude: 1, longitude: 2) != CLLocation(latitude: 1, longitude: 3))
  }
}
