import Geometry

/// One layer's lines in Mercator coordinates: the vertices of what has shown, and boxes to leave out the rest.
final class LayerDrawing {
  let layer: Layer
  let arcBoxes: [GridBox]
  let ringBoxes: [GridBox]
  /// The rings of each region, as a run of the layer's rings.
  private let ringsOfRegion: [UInt16: Range<Int>]
  private var levels: [DecodedLevel]
  /// Where each arc begins and ends, once it has been asked for.
  private var arcEnds: [(first: Point, last: Point)?]

  /// How many vertices may stay decoded, at 16 bytes each, before the levels not in use are forgotten.
  private static let cacheLimit = 500_000

  init(_ layer: Layer) {
    self.layer = layer
    let arcBoxes = layer.arcs.indices.map { i in
      let first = Int(layer.arcs[i].firstChunk)
      return LayerDrawing.union(first..<first + Int(layer.arcs[i].chunkCount)) { GridBox(layer.chunks[$0]) }
    }
    self.arcBoxes = arcBoxes
    ringBoxes = layer.rings.indices.map { i in
      let first = Int(layer.rings[i].firstArc)
      return LayerDrawing.union(first..<first + Int(layer.rings[i].arcCount)) {
        let arc = layer.ringArcs[$0]
        return arcBoxes[Int(max(arc, ~arc))]
      }
    }
    var runs: [UInt16: Range<Int>] = [:]
    for i in layer.rings.indices {
      let region = layer.rings[i].region
      runs[region] = (runs[region]?.lowerBound ?? i)..<i + 1
    }
    ringsOfRegion = runs
    levels = (0..<DetailLevel.count).map { DecodedLevel($0, chunkCount: layer.chunks.count) }
    arcEnds = Array(repeating: nil, count: layer.arcs.count)
  }

  /// Forgets the decoded vertices of every level, or of every one but `level`.
  func removeCaches(keeping level: Int? = nil) {
    for i in levels.indices where i != level {
      levels[i] = DecodedLevel(i, chunkCount: layer.chunks.count)
    }
  }

  /// The rings of a region; a file keeps them together.
  func rings(of region: UInt16) -> Range<Int> { ringsOfRegion[region] ?? 0..<0 }

  /// Lets `body` use and fill the cache of one level.
  func withLevel(_ level: Int, _ body: (inout DecodedLevel) -> Void) {
    if levels.reduce(0, { $0 + $1.points.count }) > LayerDrawing.cacheLimit { removeCaches(keeping: level) }
    body(&levels[level])
  }

  /// Where an arc begins and ends.
  func ends(ofArc index: Int) -> (first: Point, last: Point) {
    if let known = arcEnds[index] { return known }
    let arc = layer.arcs[index]
    let ends = (
      first: LayerDrawing.project(layer.firstVertex(ofArc: arc)),
      last: LayerDrawing.project(layer.lastVertex(ofArc: arc))
    )
    arcEnds[index] = ends
    return ends
  }

  static func project(_ v: (x: Int, y: Int)) -> Point {
    Mercator.project(AtlasGrid.coordinate(x: v.x, y: v.y))
  }

  private static func union(_ range: Range<Int>, _ box: (Int) -> GridBox) -> GridBox {
    var all = GridBox.nothing
    for i in range { all.include(box(i)) }
    return all
  }
}

/// The vertices of one level of detail that have been decoded so far, chunk by chunk.
struct DecodedLevel {
  private let level: Int
  /// Where each chunk's vertices begin, or −1 while they are not decoded; made when first used.
  private var starts: [Int32] = []
  private var counts: [UInt8] = []
  private let chunkCount: Int
  private(set) var points: [Point] = []

  init(_ level: Int, chunkCount: Int) {
    self.level = level
    self.chunkCount = chunkCount
  }

  /// The chunk's vertices at this level but the very first, which the chunk or arc before ends with.
  mutating func range(ofChunk i: Int, in layer: Layer) -> Range<Int> {
    if starts.isEmpty {
      starts = Array(repeating: -1, count: chunkCount)
      counts = Array(repeating: 0, count: chunkCount)
    }
    if starts[i] < 0 { decode(i, layer) }
    let start = Int(starts[i])
    return start..<start + Int(counts[i])
  }

  private mutating func decode(_ i: Int, _ layer: Layer) {
    let chunk = layer.chunks[i]
    let first = Int(chunk.firstVertex)
    starts[i] = Int32(points.count)
    for k in 1..<Int(chunk.vertexCount) where layer.level(ofVertex: first + k) <= level {
      points.append(LayerDrawing.project(layer.vertex(k, of: chunk)))
    }
    counts[i] = UInt8(points.count - Int(starts[i]))
  }
}
