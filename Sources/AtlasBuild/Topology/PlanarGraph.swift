import AtlasCore

/// The edges of a planar partition, each once, with the faces on its two sides.
///
/// A face's ring has the face on its left. Two neighbours walk their common boundary in opposite directions,
/// so that one dictionary of directed edges finds both sides; an edge that only one ring walks borders on
/// face 0, the outside.
struct PlanarGraph {
  struct Edge {
    var from: Int
    var to: Int
    var left: Int
    var right: Int
  }

  private(set) var vertices: [GridPoint] = []
  private(set) var edges: [Edge] = []
  /// The edges that meet at each vertex.
  private(set) var incident: [[Int]] = []

  /// Face i of `faces` is numbered i + 1.
  init(_ faces: [World.Face]) throws(BuildError) {
    var numbers: [GridPoint: Int] = [:]
    var directed: [UInt64: Int] = [:]
    var order: [UInt64] = []
    for (index, face) in faces.enumerated() {
      for ring in face.rings {
        guard ring.count >= 3 else { throw BuildError("Face \(index) has a ring of fewer than 3 vertices.") }
        var from = PlanarGraph.number(ring[ring.count - 1], &numbers, &vertices)
        for point in ring {
          let to = PlanarGraph.number(point, &numbers, &vertices)
          guard from != to else { throw BuildError("Face \(index) repeats the vertex \(point).") }
          let key = PlanarGraph.key(from, to)
          guard directed.updateValue(index + 1, forKey: key) == nil else {
            throw BuildError("Two faces lie on the same side of an edge at \(point.coordinate).")
          }
          order.append(key)
          from = to
        }
      }
    }
    incident = Array(repeating: [], count: vertices.count)
    for key in order {
      let (from, to) = (Int(key >> 32), Int(key & 0xFFFF_FFFF))
      let opposite = directed[PlanarGraph.key(to, from)]
      if opposite != nil, from > to { continue }
      incident[from].append(edges.count)
      incident[to].append(edges.count)
      edges.append(Edge(from: from, to: to, left: directed[key] ?? 0, right: opposite ?? 0))
    }
  }

  private static func key(_ from: Int, _ to: Int) -> UInt64 { UInt64(from) << 32 | UInt64(to) }

  private static func number(
    _ p: GridPoint, _ numbers: inout [GridPoint: Int], _ vertices: inout [GridPoint]
  ) -> Int {
    if let number = numbers[p] { return number }
    numbers[p] = vertices.count
    vertices.append(p)
    return vertices.count - 1
  }

  /// Whether an edge runs along the date line or the south pole, where the flat map is cut.
  func isSeam(_ edge: Edge) -> Bool {
    let (a, b) = (vertices[edge.from], vertices[edge.to])
    let isDateLine = a.x == b.x && abs(Int(a.x)) == AtlasGrid.halfTurn
    return isDateLine || (a.y == b.y && abs(Int(a.y)) == AtlasGrid.quarterTurn)
  }
}
