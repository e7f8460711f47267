import AtlasCore
import Geometry
import Maps
import Testing

@Suite("A map's camera")
struct MapCameraTests {
  private let size = Size(400, 300)

  @Test("Points and places of the plane are each other's inverse, on the nearest copy of the world")
  func pointsAndUnits() {
    var dice = Dice(1)
    for _ in 0..<200 {
      let camera = MapCamera(center: Point(dice.roll(0...1), dice.roll(0...1)), zoom: dice.roll(1...16))
      let p = Point(dice.roll(0...400), dice.roll(0...300))
      let unit = camera.unit(at: p, in: size)
      for world in [-2.0, 0, 1] {
        let back = camera.point(of: Point(unit.x + world, unit.y), in: size)
        #expect(back.distance(to: p) < 1e-4, "\(camera) \(p)")
      }
    }
  }

  @Test("A zoom about a point leaves the place under it where it is")
  func zoomAboutPoint() {
    var dice = Dice(2)
    for _ in 0..<200 {
      let camera = MapCamera(center: Point(dice.roll(0...1), dice.roll(0...1)), zoom: dice.roll(2...14))
      let p = Point(dice.roll(0...400), dice.roll(0...300))
      let zoomed = camera.zoomed(to: dice.roll(2...16), about: p, in: size)
      let place = camera.unit(at: p, in: size)
      #expect(zoomed.point(of: place, in: size).distance(to: p) < 1e-4)
    }
  }

  @Test("A clamped camera shows no edge of the world, and clamping again changes nothing")
  func clampedShowsNoEdge() {
    var dice = Dice(3)
    for _ in 0..<500 {
      let size = Size(dice.roll(1...2000), dice.roll(1...2000))
      let camera = MapCamera(center: Point(dice.roll(-3...3), dice.roll(-3...3)), zoom: dice.roll(-4...40))
      let held = camera.clamped(to: size)
      #expect(held.unit(at: .zero, in: size).y >= -1e-9)
      #expect(held.unit(at: Point(0, size.height), in: size).y <= 1 + 1e-9)
      #expect((0..<1).contains(held.center.x))
      #expect(held.pointsPerUnit >= size.width - 1e-6, "each place shows once")
      #expect(held.zoom <= MapCamera.maximumZoom)
      #expect(held.clamped(to: size) == held)
    }
  }

  @Test("Two maps that keep each other's margin stop at the same moment, above and below alike")
  func linkedMapsStopTogether() {
    let (tall, flat) = (Size(300, 600), Size(600, 200))
    let margin = 300 / MapCamera(center: .zero, zoom: 5).pointsPerUnit
    for y in [-5, 0, 0.001, 0.3, 0.7, 0.999, 1, 5] {
      let a = MapCamera(center: Point(0.5, y), zoom: 5).clamped(to: tall)
      let b = MapCamera(center: Point(0, 1 - y), zoom: 7).clamped(to: flat, verticalMargin: margin)
      #expect(abs(a.center.y - (1 - b.center.y)) < 1e-12)
    }
  }

  @Test("So many kilometres lie across the shorter side, on the mean sphere")
  func showingKilometres() {
    for latitude in [0, 56.55, -70.0] {
      let place = Coordinate(latitude: latitude, longitude: 20)
      let camera = MapCamera.showing(kilometres: 500, around: place, in: size)
      #expect(abs(camera.metresPerPoint * 300 - 500_000) < 0.5)
    }
  }

  @Test("Poles, infinite lengths and views without area give finite cameras", arguments: [90.0, -90, 85.06])
  func poles(latitude: Double) {
    let pole = Coordinate(latitude: latitude, longitude: 180)
    for kilometres in [0, 1e-9, 1e9] {
      for size in [size, Size(0, 0), Size(400, 0)] {
        let camera = MapCamera.showing(kilometres: kilometres, around: pole, in: size).clamped(to: size)
        #expect(camera.center.x.isFinite && camera.center.y.isFinite && camera.zoom.isFinite)
        #expect(camera.metresPerPoint.isFinite)
      }
    }
  }
}
