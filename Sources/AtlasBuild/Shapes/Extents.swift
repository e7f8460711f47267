import AtlasCore
import Geometry

/// How large the connected groups of arcs are: an island with two countries is one group.
enum Extents {
  /// Sets each arc's `level` to that at which its group can be seen.
  static func assignLevels(_ arcs: inout [Arc], vertexCount: Int) {
    var groups = DisjointSets(count: vertexCount)
    for arc in arcs { groups.join(arc.start, arc.end) }
    var boxes: [Int: Box] = [:]
    for arc in arcs { boxes[groups.root(of: arc.start), default: Box()].include(arc.points) }
    for i in arcs.indices {
      guard let box = boxes[groups.root(of: arcs[i].start)] else { continue }
      arcs[i].level = Simplification.level(forExtent: box.extent)
    }
  }

  /// A box around grid points, measured on the Mercator plane.
  struct Box {
    private var minX = Int32.max
    private var minY = Int32.max
    private var maxX = Int32.min
    private var maxY = Int32.min

    mutating func include(_ points: [GridPoint]) {
      for p in points {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
      }
    }

    /// The longer side, in world widths.
    var extent: Double {
      let southWest = Mercator.project(GridPoint(x: minX, y: minY).coordinate)
      let northEast = Mercator.project(GridPoint(x: maxX, y: maxY).coordinate)
      return max(northEast.x - southWest.x, southWest.y - northEast.y)
    }

    /// The middle on a curve that keeps neighbours near each other, for the order in the file.
    var mortonCode: UInt64 {
      func spread(_ value: Int) -> UInt64 {
        var bits: UInt64 = 0
        for i in 0..<26 where value >> i & 1 == 1 { bits |= 1 << UInt64(2 * i) }
        return bits
      }
      let x = (Int(minX) + Int(maxX)) / 2 + AtlasGrid.halfTurn
      let y = (Int(minY) + Int(maxY)) / 2 + AtlasGrid.quarterTurn
      return spread(x) | spread(y) << 1
    }
  }
}

/// Sets of whole numbers that can be joined (union and find, with paths halved).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of i: Int) -> Int {
    var i = i
    while parents[i] != i {
      parents[i] = parents[parents[i]]
      i = parents[i]
    }
    return i
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    if a != b { parents[max(a, b)] = min(a, b) }
  }
}
