/// A planar partition of the sphere: faces, and the arcs between them.
///
/// Three of these make the map: who owns the land, lakes, and the names of the seas. The vertices are read
/// where the file lies; nothing is decoded when an atlas is opened.
struct Layer: Sendable {
  let cellShift: Int
  let vertices: Column<UInt32>
  let levels: Column<UInt8>
  let chunks: Column<ChunkRecord>
  let arcs: Column<ArcRecord>
  let faces: Column<FaceRecord>
  let cells: Column<UInt32>
  let cellEntries: Column<UInt32>
  let rings: Column<RingRecord>
  let ringArcs: Column<Int32>

  /// The face that is no face: water, in the political layer; no lake; no named sea.
  static let outside = 0

  var columns: Int { AtlasGrid.unitsPerTurn >> cellShift }
  var rows: Int { AtlasGrid.halfTurn >> cellShift }

  /// Where vertex `i` of a chunk lies, in grid units.
  @inline(__always)
  func vertex(_ i: Int, of chunk: ChunkRecord) -> (x: Int, y: Int) {
    let packed = vertices[Int(chunk.firstVertex) + i]
    return (Int(chunk.x) + Int(packed & 0xFFFF), Int(chunk.y) + Int(packed >> 16))
  }

  /// The coarsest level that shows the vertex numbered `i` in the layer.
  @inline(__always)
  func level(ofVertex i: Int) -> Int {
    Int(levels[i >> 1] >> UInt8((i & 1) << 2)) & 0xF
  }

  func firstVertex(ofArc arc: ArcRecord) -> (x: Int, y: Int) {
    vertex(0, of: chunks[Int(arc.firstChunk)])
  }

  func lastVertex(ofArc arc: ArcRecord) -> (x: Int, y: Int) {
    let chunk = chunks[Int(arc.firstChunk) + Int(arc.chunkCount) - 1]
    return vertex(Int(chunk.vertexCount) - 1, of: chunk)
  }
}
