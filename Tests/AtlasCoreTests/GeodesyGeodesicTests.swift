import AtlasCore
import Geometry
import Testing

@Suite struct GeodesyGeodesicTests {
  private let earth = Ellipsoid.wgs84

  private func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
    earth.geodesic(from: a, to: b).kilometres * 1000
  }

  // MARK: Published values

  /// Karney 2013, the direct example.
  @Test func publishedDirect() {
    let end = earth.destination(
      from: Coordinate(latitude: 40, longitude: 0), bearing: 30, kilometres: 10_000)
    #expect(abs(end.place.latitude - 41.793_310_205_06) < 1e-11)
    #expect(abs(end.place.longitude - 137.844_900_043_77) < 1e-11)
    #expect(abs(end.bearing - 149.090_169_318_07) < 1e-11)
  }

  /// Karney 2013: a few metres, nearly antipodal, and GeographicLib's Wellington–Salamanca.
  @Test(arguments: [
    (-30.123_45, 0.0, -30.123_44, 0.000_05, 4.944_208, 77.043_533, 77.043_508),
    (-30, 0, 29.9, 179.8, 19_989_832.827_610, 161.890_524_736, 18.090_737_246),
    (-41.32, 174.81, 40.96, -5.5, 19_959_679.267_354, 161.067_669_986, 18.825_195_123),
  ])
  func publishedInverse(
    latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double, length: Double,
    bearing1: Double, bearing2: Double
  ) {
    let way = earth.geodesic(
      from: Coordinate(latitude: latitude1, longitude: longitude1),
      to: Coordinate(latitude: latitude2, longitude: longitude2))
    #expect(abs(way.kilometres * 1000 - length) < 1e-6)
    #expect(abs(way.startBearing - bearing1) < 1e-6)
    #expect(abs(way.endBearing - bearing2) < 1e-6)
  }

  // MARK: Antipodes

  @Test func halfMeridian() {
    #expect(abs(earth.halfMeridian - 20_003.931_458_625) < 1e-9)
  }

  @Test func antipodesAreHalfAMeridianApart() {
    for latitude in stride(from: -90.0, through: 90, by: 2.5) {
      for longitude in stride(from: -180.0, through: 180, by: 15) {
        let start = Coordinate(latitude: latitude, longitude: longitude + 0.123_456)
        #expect(abs(metres(start, start.antipode) - 20_003_931.458_625) < 1e-6)
      }
    }
  }

  @Test func nothingIsFartherThanTheAntipode() {
    var generator = SampleGenerator(seed: 4)
    for _ in 0..<2000 {
      let start = generator.coordinate()
      let far = start.antipode
      let near = Coordinate(
        latitude: max(-90, min(90, far.latitude + Double.random(in: -0.7...0.7, using: &generator))),
        longitude: far.longitude + Double.random(in: -0.7...0.7, using: &generator))
      let length = metres(start, near)
      #expect(length <= 20_003_931.458_626)
      #expect(length >= 20_003_931.458 - metres(far, near) - 1e-6)
    }
  }

  // MARK: Laws

  @Test func theWayBackIsTheSameWay() {
    var generator = SampleGenerator(seed: 5)
    for _ in 0..<2000 {
      let (a, b) = (generator.coordinate(), generator.coordinate())
      let (there, back) = (earth.geodesic(from: a, to: b), earth.geodesic(from: b, to: a))
      #expect(abs(there.kilometres - back.kilometres) < 1e-10)
      #expect(abs((there.startBearing - back.endBearing - 180).remainder(dividingBy: 360)) < 1e-8)
      #expect(abs((there.endBearing - back.startBearing - 180).remainder(dividingBy: 360)) < 1e-8)
    }
  }

  @Test func mirrorsAndTurnsChangeNothing() {
    var generator = SampleGenerator(seed: 6)
    for _ in 0..<500 {
      let (a, b) = (generator.coordinate(), generator.coordinate())
      func mirrored(_ c: Coordinate, _ north: Double, _ east: Double, _ turn: Double) -> Coordinate {
        Coordinate(latitude: c.latitude * north, longitude: c.longitude * east + turn)
      }
      let length = metres(a, b)
      for (north, east, turn) in [(-1.0, 1.0, 0.0), (1, -1, 0), (1, 1, 90), (-1, -1, 360)] {
        let other = metres(mirrored(a, north, east, turn), mirrored(b, north, east, turn))
        #expect(abs(other - length) < 1e-6)
      }
    }
  }

  @Test func walkingTheWayArrives() {
    var generator = SampleGenerator(seed: 7)
    let pairs = peculiarCoordinates.map { ($0, generator.coordinate()) }
    let more = (0..<2000).map { _ in (generator.coordinate(), generator.coordinate()) }
    for (a, b) in pairs + more + pairs.map({ ($1, $0) }) {
      let way = earth.geodesic(from: a, to: b)
      let end = earth.destination(from: a, bearing: way.startBearing, kilometres: way.kilometres)
      #expect(metres(end.place, b) < 1e-6)
    }
  }

  @Test func noDetourIsShorter() {
    var generator = SampleGenerator(seed: 8)
    for _ in 0..<1000 {
      let (a, b, c) = (generator.coordinate(), generator.coordinate(), generator.coordinate())
      #expect(metres(a, b) <= metres(a, c) + metres(c, b) + 1e-6)
    }
  }

  @Test func nowhereIsNoWay() {
    for place in peculiarCoordinates { #expect(metres(place, place) == 0) }
  }

  @Test func distancesOfMillimetresAreRight() {
    let a = Coordinate(latitude: 45, longitude: 9)
    let end = earth.destination(from: a, bearing: 70, kilometres: 1e-6).place
    #expect(abs(metres(a, end) - 0.001) < 1e-7)
  }

  @Test func alongTheEquatorItIsACircle() {
    let way = earth.geodesic(
      from: Coordinate(latitude: 0, longitude: 170), to: Coordinate(latitude: 0, longitude: -100))
    #expect(abs(way.kilometres - 6378.137 * .pi / 2) < 1e-9)
    #expect(way.startBearing == 90)
  }

  // MARK: Against an independent method

  /// The differential equations of a geodesic, in steps of Runge and Kutta: dφ/ds = cos α / M,
  /// dλ/ds = sin α / (N cos φ), dα/ds = tan φ sin α / N.
  private func integrated(from start: Coordinate, bearing: Double, kilometres: Double) -> Coordinate {
    typealias State = SIMD4<Double>
    let (a, e2) = (6378.137, (1 / 298.257_223_563) * (2 - 1 / 298.257_223_563))
    func slope(_ state: State) -> State {
      let (latitude, azimuth) = (state.x, state.z)
      let w = (1 - e2 * sine(latitude) * sine(latitude)).squareRoot()
      let (normal, meridional) = (a / w, a * (1 - e2) / (w * w * w))
      return State(
        cosine(azimuth) / meridional, sine(azimuth) / (normal * cosine(latitude)),
        tangent(latitude) * sine(azimuth) / normal, 0)
    }
    let steps = 4000
    let h = kilometres / Double(steps)
    var state = State(start.latitude, start.longitude, bearing, 0) * (.pi / 180)
    for _ in 0..<steps {
      let k1 = slope(state)
      let k2 = slope(state + k1 * (h / 2))
      let k3 = slope(state + k2 * (h / 2))
      let k4 = slope(state + k3 * h)
      state += (k1 + k2 * 2 + k3 * 2 + k4) * (h / 6)
    }
    return Coordinate(latitude: state.x * 180 / .pi, longitude: state.y * 180 / .pi)
  }

  @Test(arguments: [
    (56.55, 8.316_667, 30.0, 3000.0), (-33.9, 18.4, 250, 6000), (10, -170, 265, 9000), (0, 0, 60, 8000),
    (47, 8, 45, 500), (-60, 100, 100, 5000),
  ])
  func integratingTheDifferentialEquationArrivesThere(
    latitude: Double, longitude: Double, bearing: Double, kilometres: Double
  ) {
    let start = Coordinate(latitude: latitude, longitude: longitude)
    let expected = integrated(from: start, bearing: bearing, kilometres: kilometres)
    let end = earth.destination(from: start, bearing: bearing, kilometres: kilometres)
    #expect(metres(end.place, expected) < 1e-4)
    let way = earth.geodesic(from: start, to: expected)
    #expect(abs(way.kilometres - kilometres) < 1e-7)
    #expect(abs(way.startBearing - bearing) < 1e-7)
  }

  @Test func integratingTheMeridianGivesItsLength() {
    let (a, e2) = (6378.137, (1 / 298.257_223_563) * (2 - 1 / 298.257_223_563))
    func curvature(_ degrees: Double) -> Double {
      let s = sine(degrees * .pi / 180)
      let w2 = 1 - e2 * s * s
      return a * (1 - e2) / (w2 * w2.squareRoot())
    }
    // Simpson's rule from 20° S to 56.55° N.
    let (from, to, n) = (-20.0, 56.55, 2000)
    let h = (to - from) / Double(n)
    var sum = curvature(from) + curvature(to)
    for i in 1..<n { sum += (i % 2 == 0 ? 2 : 4) * curvature(from + Double(i) * h) }
    let length = sum * h / 3 * .pi / 180
    let way = earth.geodesic(
      from: Coordinate(latitude: from, longitude: -3), to: Coordinate(latitude: to, longitude: -3))
    #expect(abs(way.kilometres - length) < 1e-9)
    #expect(way.startBearing == 0)
  }

  @Test func onASphereItIsAGreatCircle() {
    let ball = Ellipsoid(equatorialRadius: Sphere.radiusKilometres, flattening: 0)
    var generator = SampleGenerator(seed: 9)
    for _ in 0..<500 {
      let (a, b) = (generator.coordinate(), generator.coordinate())
      #expect(abs(ball.geodesic(from: a, to: b).kilometres - Sphere.kilometres(from: a, to: b)) < 1e-8)
    }
  }
}
