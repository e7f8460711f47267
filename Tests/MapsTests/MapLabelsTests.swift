import AtlasCore
import Geometry
import HeadlessHost
import Maps
import Raster
import Testing
import ViewKit

@Suite("Names on a map")
struct MapLabelsTests {
  private func scene(_ width: CGFloat = 480, _ height: CGFloat = 360) throws -> MapOnStage {
    let atlas: Atlas = try #require(worldAtlas)
    return MapOnStage(width: width, height: height, atlas: atlas)
  }

  private func overlap(_ labels: [(text: String, frame: CGRect)]) -> String? {
    for (i, a) in labels.enumerated() {
      for b in labels[(i + 1)...] where a.frame.intersects(b.frame) { return "\(a.text) | \(b.text)" }
    }
    return nil
  }

  @Test(
    "No two names overlap at any zoom",
    arguments: [(50.0, 10.0), (-17, 180), (12, -61)])
  func neverOverlap(latitude: Double, longitude: Double) throws {
    let scene = try scene(320, 240)
    for step in 0...11 {
      scene.show(latitude, longitude, zoom: 1 + Double(step) * 0.83)
      scene.stage.advance(to: scene.stage.time + 0.4)
      #expect(overlap(scene.map.visibleLabels) == nil, "zoom \(scene.map.camera.zoom)")
    }
  }

  @Test("While the map glides each name keeps its place on it, and none comes or goes in the middle")
  func keepTheirPlaces() throws {
    let scene = try scene()
    scene.show(47, 9, zoom: 5.1)
    scene.stage.settle()
    let size = CGSize(width: 480, height: 360)
    func anchors() -> [String: CGPoint] {
      let inner = CGRect(origin: .zero, size: size).insetBy(dx: 40, dy: 40)
      let shown = scene.map.visibleLabels.filter { inner.contains($0.frame) }
      return Dictionary(shown.map { ($0.text, $0.frame.origin) }, uniquingKeysWith: { a, _ in a })
    }
    let before = anchors()
    #expect(before.count > 8)
    var center = scene.map.camera.center
    var moved = 0.0
    for _ in 0..<30 {
      // A third of a point a frame: 20 points a second.
      center.x += 1 / 3 / scene.map.camera.pointsPerUnit
      moved += 1.0 / 3
      scene.map.setCamera(MapCamera(center: center, zoom: 5.1), animated: false)
      scene.stage.advanceFrame()
      let now = Dictionary(
        scene.map.visibleLabels.map { ($0.text, $0.frame.origin) }, uniquingKeysWith: { a, _ in a })
      for (text, origin) in before {
        let there = try #require(now[text], "\(text) has gone")
        #expect(abs(there.x - (origin.x - moved)) < 1e-6 && abs(there.y - origin.y) < 1e-6, "\(text)")
      }
    }
  }

  @Test("Names are the same after an excursion in zoom, and after a turn of the world")
  func sameViewSameNames() throws {
    let scene = try scene()
    scene.show(47, 9, zoom: 5.1)
    scene.stage.settle()
    let names = scene.map.visibleLabels.map(\.text).sorted()
    scene.show(47, 9, zoom: 7)
    scene.stage.settle()
    scene.show(47, 9 + 360, zoom: 5.1)
    scene.stage.settle()
    #expect(scene.map.visibleLabels.map(\.text).sorted() == names)
  }

  @Test("Names make way for what lies over the map, and come back when it has passed")
  func makeWay() throws {
    let scene = try scene()
    scene.show(47, 9, zoom: 5.1)
    scene.stage.settle()
    let names = scene.map.visibleLabels.map(\.text).sorted()
    let foot = CGRect(x: 0, y: 280, width: 300, height: 60)
    scene.map.areasWithoutLabels = [foot]
    scene.stage.settle()
    let left = scene.map.visibleLabels
    #expect(left.count < names.count && !left.contains { $0.frame.intersects(foot) })
    scene.map.areasWithoutLabels = []
    scene.stage.settle()
    #expect(scene.map.visibleLabels.map(\.text).sorted() == names)
  }

  @Test("Fiji is named where Fiji is, though the date line cuts it")
  func fiji() throws {
    let scene = try scene()
    scene.show(-17, 179, zoom: 5)
    scene.stage.settle()
    let label = try #require(scene.map.visibleLabels.first { $0.text == "FIJI" })
    let place = scene.place(label.frame.midX, label.frame.midY)
    #expect(abs(place.latitude + 17.5) < 1.5)
    #expect(place.longitude > 176 || place.longitude < -178)
    scene.show(-17, 0, zoom: 5)
    scene.stage.settle()
    #expect(!scene.map.visibleLabels.contains { $0.text == "FIJI" })
  }

  @Test("Antarctica is there, the right way out, and named")
  func antarctica() throws {
    let scene = try scene()
    scene.show(-75, 36, zoom: 2)
    scene.stage.settle()
    #expect(scene.map.visibleLabels.contains { $0.text == "ANTARCTICA" })
    let water = try pixel(scene, -55, 23)
    for (latitude, longitude) in [(-84.0, 23.0), (-75, 60), (-80, -20)] {
      #expect(try pixel(scene, latitude, longitude) != water, "\(latitude) \(longitude)")
    }
    scene.show(0, 0, zoom: 3)
    scene.stage.settle()
    #expect(try pixel(scene, -2, -2) == water)
  }

  @Test("A fade that turns back before its end goes on from where it was: no step is larger than a frame's")
  func fadesDoNotJump() throws {
    let scene = try scene(240, 180)
    scene.show(47, 9, zoom: 5)
    scene.stage.settle()
    let rested = scene.stage.bitmap
    scene.show(47, 9, zoom: 8)
    scene.stage.advance(by: 0.15)
    scene.show(47, 9, zoom: 5)
    var last: Int?
    for _ in 0..<25 {
      scene.stage.advanceFrame()
      let missing = distance(scene.stage.bitmap, rested)
      // What is missing from the rested picture only grows less: no name goes away once more.
      if let last { #expect(missing <= last) }
      last = missing
    }
    #expect(last == 0)
  }

  private func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { sum, pair in
      guard pair.0 != pair.1 else { return sum }
      let steps = [UInt32(0), 8, 16].map { abs(Int(pair.0 >> $0 & 255) - Int(pair.1 >> $0 & 255)) }
      return sum + steps.reduce(0, +)
    }
  }

  private func pixel(_ scene: MapOnStage, _ latitude: Double, _ longitude: Double) throws -> UInt32 {
    let p = scene.point(Coordinate(latitude: latitude, longitude: longitude))
    let (x, y) = (Int(p.x), Int(p.y))
    let bitmap = scene.stage.bitmap
    try #require((0..<bitmap.width).contains(x) && (0..<bitmap.height).contains(y))
    return bitmap.pixels[y * bitmap.width + x]
  }
}
