import AtlasCore

/// Cuts arcs into chunks: at most 64 segments, in a box that 16-bit offsets reach across.
struct ChunkSplitter {
  private static let widest = 0xFFFF

  private(set) var vertices: [UInt32] = []
  private(set) var levels: [UInt8] = []
  private(set) var chunks: [ChunkRecord] = []
  private(set) var arcs: [ArcRecord] = []

  mutating func append(_ arc: Arc) throws(BuildError) {
    let first = chunks.count
    var start = 0
    while start < arc.points.count - 1 {
      let end = ChunkSplitter.end(ofChunkFrom: start, in: arc.points)
      appendChunk(arc, start...end)
      start = end
    }
    guard chunks.count - first <= Int(UInt16.max) else { throw BuildError("An arc has too many chunks.") }
    arcs.append(
      ArcRecord(
        firstChunk: UInt32(first), chunkCount: UInt16(chunks.count - first), kind: arc.kind.rawValue,
        level: UInt8(arc.level)))
  }

  /// The levels of all vertices, two to a byte.
  var packedLevels: [UInt8] {
    stride(from: 0, to: levels.count, by: 2).map { i in
      levels[i] | (i + 1 < levels.count ? levels[i + 1] << 4 : 0)
    }
  }

  private static func end(ofChunkFrom start: Int, in points: [GridPoint]) -> Int {
    var (minX, maxX, minY, maxY) = (points[start].x, points[start].x, points[start].y, points[start].y)
    var end = start
    while end + 1 < points.count, end + 1 - start < AtlasFormat.verticesPerChunk {
      let p = points[end + 1]
      (minX, maxX, minY, maxY) = (min(minX, p.x), max(maxX, p.x), min(minY, p.y), max(maxY, p.y))
      guard Int(maxX) - Int(minX) <= widest, Int(maxY) - Int(minY) <= widest else { break }
      end += 1
    }
    return end
  }

  private mutating func appendChunk(_ arc: Arc, _ range: ClosedRange<Int>) {
    let points = arc.points[range]
    let x = points.map(\.x).min()!
    let y = points.map(\.y).min()!
    chunks.append(
      ChunkRecord(
        x: x, y: y, firstVertex: UInt32(vertices.count), vertexCount: UInt16(points.count),
        width: UInt16(points.map(\.x).max()! - x), height: UInt16(points.map(\.y).max()! - y),
        left: UInt16(arc.left), right: UInt16(arc.right), kind: UInt16(arc.kind.rawValue)))
    for i in range {
      let p = arc.points[i]
      vertices.append(UInt32(p.x - x) | UInt32(p.y - y) << 16)
      levels.append(UInt8(arc.levels[i]))
    }
  }
}
