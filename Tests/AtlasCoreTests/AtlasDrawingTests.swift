import AtlasCore
import Geometry
import Testing

@Suite struct AtlasDrawingTests {
  let drawing: AtlasDrawing

  init() throws { drawing = AtlasDrawing(try WorldAtlas.atlas.get()) }

  /// A window around a place, `worldWidth` points to the world.
  func window(_ latitude: Double, _ longitude: Double, worldWidth: Double, size: Double = 400)
    -> MercatorWindow
  {
    let center = Mercator.project(Coordinate(latitude: latitude, longitude: longitude))
    let side = size / worldWidth
    return MercatorWindow(
      bounds: Rect(center.x - side / 2, center.y - side / 2, side, side), scale: worldWidth)
  }

  func land(_ window: MercatorWindow) -> Path {
    var path = Path()
    drawing.appendLand(in: window, to: &path)
    return path
  }

  func isLand(_ latitude: Double, _ longitude: Double, worldWidth: Double = 1280) -> Bool {
    land(window(latitude, longitude, worldWidth: worldWidth)).holds(Point(200, 200))
  }

  @Test func antarcticaIsTheRightWayOut() {
    // d3-geo #105, #124, gadomski/antimeridian #124, osmdata #25.
    for longitude in stride(from: -180.0, through: 180, by: 45) {
      #expect(isLand(-84.5, longitude))
    }
    #expect(!isLand(0, 0))
    #expect(!isLand(-60, -140))
    #expect(!isLand(84, 0))
  }

  @Test func theDateLineIsInsideTheLandItCrosses() {
    #expect(isLand(68, 179.999))
    #expect(isLand(68, -179.999))
    #expect(isLand(68, 180))
    #expect(isLand(-16.8, 180, worldWidth: 100_000))
  }

  @Test func everyCopyOfTheWorldIsDrawn() {
    var window = window(52, 10, worldWidth: 640)
    let once = land(window)
    for copy in [-3, -1, 1, 2] {
      window.bounds.x += Double(copy)
      #expect(land(window).holds(Point(200, 200)) == once.holds(Point(200, 200)))
      window.bounds.x -= Double(copy)
    }
    let wide = MercatorWindow(bounds: Rect(-1.25, 0, 3, 1), scale: 400)
    for copy in -1...1 {
      let berlin = Mercator.project(Coordinate(latitude: 52, longitude: 13))
      #expect(land(wide).holds(wide.position(of: Point(berlin.x + Double(copy), berlin.y))))
    }
  }

  @Test func noCoastRunsAlongTheDateLineOrTheSouthernEdge() {
    let window = MercatorWindow(bounds: Rect(0.5, 0, 1, 1), scale: 2_000)
    var coast = Path()
    drawing.appendCoast(in: window, to: &coast)
    let dateLine = window.position(of: Point(1, 0.5)).x
    var onDateLine = 0.0
    var onEdge = 0.0
    coast.forEachSegment(closing: false) { a, b in
      if abs(a.x - dateLine) < 1e-6, abs(b.x - dateLine) < 1e-6 { onDateLine += abs(a.y - b.y) }
      if abs(a.y - 2_000) < 1e-6, abs(b.y - 2_000) < 1e-6 { onEdge += abs(a.x - b.x) }
    }
    #expect(onDateLine == 0)
    #expect(onEdge == 0)
    #expect(coast.points.count > 10_000)
  }

  /// One place, two routes: the shape that is drawn holds a place exactly where the geocoder says land, and
  /// then exactly one country's shape does. The windows are small and many, so that most rings are cut.
  @Test func whatIsDrawnIsWhatIsAnswered() throws {
    let geocoder = try WorldAtlas.geocoder.get()
    var dice = Dice(7)
    var coasts = 0
    for _ in 0..<60 {
      let center = Coordinate(
        latitude: Double.random(in: -75...75, using: &dice),
        longitude: Double.random(in: -180...180, using: &dice))
      let window = window(center.latitude, center.longitude, worldWidth: 4e6, size: 60_000)
      let land = land(window)
      let countries = drawing.countries(in: window).map { country in
        var path = Path()
        drawing.appendCountry(country, in: window, to: &path)
        return path
      }
      coasts += land.isEmpty ? 0 : 1
      for _ in 0..<8 {
        let p = Point(
          Double.random(in: 0..<60_000, using: &dice), Double.random(in: 0..<60_000, using: &dice))
        let square = Point(window.bounds.x + p.x / window.scale, window.bounds.y + p.y / window.scale)
        let answer = geocoder.answer(at: Mercator.unproject(square))
        let holding = countries.count { $0.holds(p) }
        #expect(land.holds(p) == (answer.nearestLandKilometres == 0))
        #expect(holding == (land.holds(p) ? 1 : 0))
      }
    }
    #expect(coasts > 15)
  }

  @Test func aViewCostsWhatItShows() {
    let all = land(MercatorWindow(bounds: Rect(0, 0, 1, 1), scale: 1280))
    let close = land(window(56.55, 8.3, worldWidth: 2e6))
    #expect(all.points.count < 40_000)
    #expect(close.points.count < 1_500)
  }

  @Test func forgettingWhatWasDecodedChangesNothing() {
    let window = window(56.55, 8.3, worldWidth: 18_000)
    let before = land(window)
    drawing.removeCaches()
    #expect(land(window) == before)
  }

  @Test func disputedBordersAreApart() {
    let crimea = window(46.1, 33.7, worldWidth: 60_000)
    var disputed = Path()
    drawing.appendBorders(.disputed, in: crimea, to: &disputed)
    #expect(!disputed.isEmpty)
    let alps = window(46.5, 9, worldWidth: 60_000)
    var agreed = Path()
    drawing.appendBorders(.agreed, in: alps, to: &agreed)
    #expect(!agreed.isEmpty)
    var none = Path()
    drawing.appendBorders(.disputed, in: alps, to: &none)
    #expect(none.isEmpty)
  }

  @Test func lakesHaveTheirIslands() {
    var superior = Path()
    let window = window(47.7, -87.5, worldWidth: 100_000)
    drawing.appendLakes(in: window, to: &superior)
    #expect(superior.holds(Point(200, 200)))
    let isleRoyale = window.position(of: Mercator.project(Coordinate(latitude: 48.0, longitude: -88.85)))
    #expect(!superior.holds(isleRoyale))
  }
}
