import Geometry
import Testing

struct PathTests {
  @Test("A verb after `close` starts at the closed subpath's start")
  func continuesAfterClose() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(5, 2))
    path.close()
    #expect(path.currentPoint == Point(1, 2))
    path.line(to: Point(9, 9))
    #expect(path.verbs == [.move, .line, .close, .move, .line])
    #expect(path.points[2] == Point(1, 2))
  }

  @Test("Round shapes stay within 0.03 % of their circle")
  func circle() {
    let circle = Path(ellipseIn: Rect(-100, -100, 200, 200))
    for line in circle.flattened(tolerance: 1e-3) {
      for p in line.points { #expect(abs(p.length - 100) < 0.03) }
    }
    var arc = Path()
    arc.arc(center: .zero, radius: 100, from: 0.3, to: 2.9, clockwise: true)
    for p in arc.flattened(tolerance: 1e-3)[0].points {
      #expect(abs(p.length - 100) < 0.03)
      #expect(p.y > 0)
    }
  }

  @Test("An arc runs the way it is told")
  func arcDirection() {
    var short = Path()
    short.arc(center: .zero, radius: 10, from: 0, to: .pi / 2, clockwise: true)
    #expect(short.bounds.x > -0.01 && short.bounds.y > -0.01)
    var long = Path()
    long.arc(center: .zero, radius: 10, from: 0, to: .pi / 2, clockwise: false)
    #expect(long.bounds.x < -9.9 && long.bounds.y < -9.9)
  }

  @Test("A flattened curve stays within the tolerance", arguments: [0.5, 1.0 / 16, 0.001])
  func flattening(tolerance: Double) {
    let curve = CubicSegment(Point(0, 0), Point(40, 90), Point(-30, 60), Point(50, 5))
    var path = Path()
    path.move(to: curve.p0)
    path.cubic(curve.p1, curve.p2, to: curve.p3)
    let chords = path.flattened(tolerance: tolerance)[0].points
    for i in 0...1000 {
      let p = curve.point(at: Double(i) / 1000)
      let distance = zip(chords, chords.dropFirst()).map { PathTests.distance(p, $0, $1) }.min() ?? .infinity
      #expect(distance <= tolerance)
    }
  }

  private static func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let d = b - a
    let square = d.x * d.x + d.y * d.y
    let t = max(0, min(1, ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square))
    return (p - (a + d * t)).length
  }

  @Test("Bounds are those of the curve, control bounds those of its controls")
  func bounds() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(Point(0, 10), Point(10, 10), to: Point(10, 0))
    #expect(path.bounds == Rect(0, 0, 10, 7.5))
    #expect(path.controlBounds == Rect(0, 0, 10, 10))
    #expect(Path().bounds == .zero)
  }

  @Test("Inside is told by winding number or by parity")
  func containment() {
    var rings = Path(rect: Rect(0, 0, 30, 30))
    rings.append(Path(rect: Rect(10, 10, 10, 10)))
    #expect(rings.windingNumber(at: Point(15, 15)) == 2)
    #expect(rings.contains(Point(15, 15)) && !rings.contains(Point(15, 15), rule: .evenOdd))
    #expect(rings.contains(Point(5, 5), rule: .evenOdd))
    #expect(!rings.contains(Point(31, 5)) && !rings.contains(Point(-1, 15)))
    // An open subpath counts as closed, and neighbours that share an edge share no point of it.
    var open = Path()
    open.move(to: Point(0, 0))
    open.line(to: Point(10, 0))
    open.line(to: Point(0, 10))
    #expect(open.contains(Point(2, 2)) && !open.contains(Point(8, 8)))
    let (left, right) = (Path(rect: Rect(0, 0, 5, 5)), Path(rect: Rect(5, 0, 5, 5)))
    #expect(left.contains(Point(5, 2)) != right.contains(Point(5, 2)))
  }

  @Test("A rounded rectangle's radius is held to half the shorter side")
  func roundedRect() {
    let pill = Path(roundedRect: Rect(0, 0, 40, 10), radius: 99)
    #expect(pill == Path(roundedRect: Rect(0, 0, 40, 10), radius: 5))
    #expect(pill.contains(Point(20, 0.1)) && !pill.contains(Point(0.5, 0.5)))
    #expect(Path(roundedRect: Rect(1, 2, 3, 4), radius: 0) == Path(rect: Rect(1, 2, 3, 4)))
  }
}
