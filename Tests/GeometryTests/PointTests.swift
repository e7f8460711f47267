import Geometry
import Testing

struct PointTests {
  @Test func lengthIsTheDistanceFromTheOrigin() { #expect(Point(3, -4).length == 5) }
}
