import Geometry

/// One layer's lines in Mercator coordinates: boxes for everything, vertices for what has shown.
final class LayerDrawing {
  let layer: Layer
  let chunkBoxes: [MercatorBox]
  let arcBoxes: [MercatorBox]
  let ringBoxes: [MercatorBox]
  /// Where each arc begins and ends.
  let arcEnds: [(first: Point, last: Point)]
  /// The rings of each region, as a run of the layer's rings.
  private let ringsOfRegion: [UInt16: Range<Int>]
  private var levels: [DecodedLevel]

  init(_ layer: Layer) {
    self.layer = layer
    let chunkBoxes = layer.chunks.indices.map { LayerDrawing.box(of: layer.chunks[$0]) }
    let arcBoxes = layer.arcs.indices.map { i in
      let first = Int(layer.arcs[i].firstChunk)
      return LayerDrawing.union(first..<first + Int(layer.arcs[i].chunkCount)) { chunkBoxes[$0] }
    }
    self.chunkBoxes = chunkBoxes
    self.arcBoxes = arcBoxes
    ringBoxes = layer.rings.indices.map { i in
      let first = Int(layer.rings[i].firstArc)
      return LayerDrawing.union(first..<first + Int(layer.rings[i].arcCount)) {
        let arc = layer.ringArcs[$0]
        return arcBoxes[Int(max(arc, ~arc))]
      }
    }
    arcEnds = layer.arcs.indices.map { i in
      let arc = layer.arcs[i]
      return (
        LayerDrawing.project(layer.firstVertex(ofArc: arc)),
        LayerDrawing.project(layer.lastVertex(ofArc: arc))
      )
    }
    var runs: [UInt16: Range<Int>] = [:]
    for i in layer.rings.indices {
      let region = layer.rings[i].region
      runs[region] = (runs[region]?.lowerBound ?? i)..<i + 1
    }
    ringsOfRegion = runs
    levels = (0..<DetailLevel.count).map { DecodedLevel($0, chunkCount: layer.chunks.count) }
  }

  func removeCaches() {
    levels = (0..<DetailLevel.count).map { DecodedLevel($0, chunkCount: layer.chunks.count) }
  }

  /// The rings of a region; a file keeps them together.
  func rings(of region: UInt16) -> Range<Int> { ringsOfRegion[region] ?? 0..<0 }

  /// Gives `body` the decoded level. It is taken out of the cache meanwhile, so that it is changed in place.
  func withLevel(_ level: Int, _ body: (inout DecodedLevel) -> Void) {
    body(&levels[level])
  }

  private static func union(_ range: Range<Int>, _ box: (Int) -> MercatorBox) -> MercatorBox {
    var all = MercatorBox.nothing
    for i in range { all.include(box(i)) }
    return all
  }

  static func project(_ v: (x: Int, y: Int)) -> Point {
    Mercator.project(AtlasGrid.coordinate(x: v.x, y: v.y))
  }

  private static func box(of chunk: ChunkRecord) -> MercatorBox {
    let southWest = project((Int(chunk.x), Int(chunk.y)))
    let northEast = project((Int(chunk.x) + Int(chunk.width), Int(chunk.y) + Int(chunk.height)))
    return MercatorBox(minX: southWest.x, minY: northEast.y, maxX: northEast.x, maxY: southWest.y)
  }
}

/// The vertices of one level of detail that have been decoded so far, chunk by chunk.
struct DecodedLevel {
  private let level: Int
  /// Where each chunk's vertices begin, or −1 while they are not decoded.
  private var starts: [Int32]
  private var counts: [UInt8]
  private(set) var points: [Point] = []

  init(_ level: Int, chunkCount: Int) {
    self.level = level
    starts = Array(repeating: -1, count: chunkCount)
    counts = Array(repeating: 0, count: chunkCount)
  }

  /// The chunk's vertices at this level but the very first, which the chunk or arc before ends with.
  mutating func range(ofChunk i: Int, in layer: Layer) -> Range<Int> {
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
