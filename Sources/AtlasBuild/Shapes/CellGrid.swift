import AtlasCore

/// The grid of cells through which containment is asked: for each, the face at its corner and the segments
/// that may enter it.
struct CellGrid {
  private(set) var cells: [UInt32] = []
  private(set) var entries: [UInt32] = []
  private let shift: Int
  private let columns: Int
  private let rows: Int

  private struct Segment {
    var a: (x: Int, y: Int)
    var b: (x: Int, y: Int)
    var chunk: Int
    var index: Int
    var left: Int
    var right: Int
  }

  init(_ splitter: ChunkSplitter, shift: Int) throws(BuildError) {
    self.shift = shift
    columns = AtlasGrid.unitsPerTurn >> shift
    rows = AtlasGrid.halfTurn >> shift
    let segments = CellGrid.segments(splitter)
    let corners = try corners(segments)
    var members: [[Int]] = Array(repeating: [], count: columns * rows)
    for (i, s) in segments.enumerated() {
      for row in row(min(s.a.y, s.b.y))...row(max(s.a.y, s.b.y)) {
        for column in column(min(s.a.x, s.b.x))...column(max(s.a.x, s.b.x)) {
          members[row * columns + column].append(i)
        }
      }
    }
    for (cell, inside) in members.enumerated() {
      guard !inside.isEmpty else {
        cells.append(CellReference(face: corners[cell]).word)
        continue
      }
      cells.append(CellReference(firstEntry: entries.count).word)
      let runs = CellGrid.runs(inside, segments)
      guard runs.count <= 0xFFFF else { throw BuildError("A cell has too many boundaries.") }
      entries.append(CellHead(face: corners[cell], count: runs.count).word)
      entries.append(contentsOf: runs.map(\.word))
    }
  }

  private func column(_ x: Int) -> Int { min(columns - 1, (x + AtlasGrid.halfTurn) >> shift) }
  private func row(_ y: Int) -> Int { min(rows - 1, (y + AtlasGrid.quarterTurn) >> shift) }

  private static func segments(_ splitter: ChunkSplitter) -> [Segment] {
    var segments: [Segment] = []
    for (i, chunk) in splitter.chunks.enumerated() {
      func vertex(_ k: Int) -> (x: Int, y: Int) {
        let packed = splitter.vertices[Int(chunk.firstVertex) + k]
        return (Int(chunk.x) + Int(packed & 0xFFFF), Int(chunk.y) + Int(packed >> 16))
      }
      for k in 0..<Int(chunk.vertexCount) - 1 {
        segments.append(
          Segment(
            a: vertex(k), b: vertex(k + 1), chunk: i, index: k, left: Int(chunk.left),
            right: Int(chunk.right)))
      }
    }
    return segments
  }

  /// Neighbouring segments of one chunk as one entry.
  private static func runs(_ inside: [Int], _ segments: [Segment]) -> [CellEntry] {
    var runs: [CellEntry] = []
    var start = 0
    for i in 1...inside.count {
      let goesOn =
        i < inside.count && segments[inside[i]].chunk == segments[inside[i - 1]].chunk
        && segments[inside[i]].index == segments[inside[i - 1]].index + 1
      guard !goesOn else { continue }
      let first = segments[inside[start]]
      runs.append(CellEntry(chunk: first.chunk, firstSegment: first.index, segmentCount: i - start))
      start = i
    }
    return runs
  }

  /// The face half a unit inside each cell's south-west corner: every row is walked from the far west, where
  /// the outside is. The walk also proves the partition: each boundary met must have on its near side the
  /// face one is in.
  private func corners(_ segments: [Segment]) throws(BuildError) -> [Int] {
    var corners = Array(repeating: 0, count: columns * rows)
    var ofRow: [[Int]] = Array(repeating: [], count: rows)
    for (i, s) in segments.enumerated() {
      for row in row(min(s.a.y, s.b.y))...row(max(s.a.y, s.b.y)) { ofRow[row].append(i) }
    }
    for row in 0..<rows {
      let y = 2 * ((row << shift) - AtlasGrid.quarterTurn) + 1
      var met: [(x: Double, segment: Int)] = []
      for i in ofRow[row] {
        let (a, b) = (segments[i].a, segments[i].b)
        guard (2 * a.y < y) != (2 * b.y < y) else { continue }
        met.append((2 * Double(a.x) + Double(b.x - a.x) * Double(y - 2 * a.y) / Double(b.y - a.y), i))
      }
      met.sort { $0.x != $1.x ? $0.x < $1.x : $0.segment < $1.segment }
      var face = 0
      var next = 0
      for column in 0..<columns {
        let x = Double(2 * ((column << shift) - AtlasGrid.halfTurn) + 1)
        while next < met.count, met[next].x <= x {
          let s = segments[met[next].segment]
          let (west, east) = s.a.y < s.b.y ? (s.left, s.right) : (s.right, s.left)
          guard west == face else {
            let place = AtlasGrid.coordinate(x: Int(met[next].x / 2), y: y / 2)
            throw BuildError("The faces do not fit together at \(place.latitude), \(place.longitude).")
          }
          face = east
          next += 1
        }
        corners[row * columns + column] = face
      }
    }
    return corners
  }
}
