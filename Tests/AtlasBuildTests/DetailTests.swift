import AtlasBuild
import AtlasCore
import Geometry
import Testing

/// Levels of detail: each keeps to its tolerance, and a finer one keeps all that a coarser one has.
@Suite struct DetailTests {
  /// A coast of 6,000 vertices, rough at every size.
  static func roughWorld() -> World {
    var world = SyntheticWorld.make()
    let count = 6_000
    let ring = (0..<count).map { i -> GridPoint in
      let angle = 2 * Double.pi * Double(i) / Double(count)
      let rough = 0.3 * sine(17 * angle) + 0.1 * sine(101 * angle) + 0.03 * cosine(733 * angle)
      let radius = 5 + rough
      return GridPoint(
        Coordinate(latitude: -30 + radius * sine(angle), longitude: -60 + radius * cosine(angle)))
    }
    world.political.append(.init(owner: 0, rings: [ring]))
    return world
  }

  let drawing: AtlasDrawing

  init() throws {
    drawing = AtlasDrawing(
      try Atlas(bytes: try AtlasCompiler.compile(DetailTests.roughWorld()), name: "rough"))
  }

  func coast(worldWidth: Double) -> [Point] {
    let window = MercatorWindow(bounds: Rect(0.2, 0.5, 0.2, 0.2), scale: worldWidth)
    var path = Path()
    drawing.appendCoast(in: window, to: &path)
    return path.points.map { Point(0.2 + $0.x / worldWidth, 0.5 + $0.y / worldWidth) }
  }

  @Test func aCoarseLineStaysWithinItsToleranceOfTheTrueOne() {
    let full = coast(worldWidth: 1e9)
    #expect(full.count > 5_900)
    for worldWidth in [1_500.0, 4_000, 12_000, 40_000, 100_000, 400_000] {
      let drawn = coast(worldWidth: worldWidth)
      var next = 0
      var worst = 0.0
      for p in full {
        // The vertices kept are a run through the true ones: walk both together.
        if next + 1 < drawn.count, key(p) == key(drawn[next + 1]) { next += 1 }
        if next + 1 < drawn.count { worst = max(worst, distance(p, drawn[next], drawn[next + 1])) }
      }
      #expect(next == drawn.count - 1)
      #expect(worst * worldWidth <= 0.5 + 1e-6)
      #expect(drawn.count < full.count)
    }
  }

  @Test func levelsNest() {
    var finer = Set(coast(worldWidth: 1e9).map(key))
    let all = finer.count
    for worldWidth in [400_000, 100_000, 40_000, 12_000, 4_000.0, 1_500] {
      let coarser = Set(coast(worldWidth: worldWidth).map(key))
      #expect(coarser.subtracting(finer).count == 0)
      finer = coarser
    }
    #expect(finer.count > 10)
    #expect(finer.count * 5 < all)
  }

  /// The same for the same vertex at any scale: a vertex's place is right to the last bits only.
  private func key(_ p: Point) -> [Int] { [Int(p.x * 1e9 + 0.123), Int(p.y * 1e9 + 0.123)] }

  private func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let u = b - a
    let squared = u.x * u.x + u.y * u.y
    let t = squared > 0 ? max(0, min(1, ((p.x - a.x) * u.x + (p.y - a.y) * u.y) / squared)) : 0
    return (p - (a + u * t)).length
  }
}
