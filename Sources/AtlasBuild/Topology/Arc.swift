import AtlasCore

/// A boundary between two faces, from one meeting of boundaries to the next, or closed.
struct Arc {
  var points: [GridPoint]
  var left: Int
  var right: Int
  var kind: ArcKind
  /// The graph's vertex at each end; the same where the arc is closed.
  var start: Int
  var end: Int
  var level = 0
  /// The level from which each point is drawn.
  var levels: [Int] = []

  var isClosed: Bool { start == end }
}

/// Joins a graph's edges to arcs.
struct ArcTracer {
  private let graph: PlanarGraph
  private let kind: (_ left: Int, _ right: Int) -> ArcKind
  private var isUsed: [Bool]
  private var arcs: [Arc] = []

  /// `kind` tells what a boundary between two faces is, where it is no seam.
  static func trace(_ graph: PlanarGraph, kind: @escaping (_ left: Int, _ right: Int) -> ArcKind) -> [Arc] {
    var tracer = ArcTracer(graph, kind)
    for vertex in graph.vertices.indices where tracer.isNode(vertex) {
      for edge in graph.incident[vertex] where !tracer.isUsed[edge] { tracer.follow(edge, from: vertex) }
    }
    for edge in graph.edges.indices where !tracer.isUsed[edge] {
      tracer.follow(edge, from: graph.edges[edge].from)
    }
    return tracer.arcs
  }

  private init(_ graph: PlanarGraph, _ kind: @escaping (Int, Int) -> ArcKind) {
    self.graph = graph
    self.kind = kind
    isUsed = Array(repeating: false, count: graph.edges.count)
  }

  private func kind(ofEdge index: Int) -> ArcKind {
    let edge = graph.edges[index]
    return graph.isSeam(edge) ? .seam : kind(edge.left, edge.right)
  }

  /// The faces beside an edge, walked away from `vertex`.
  private func sides(_ index: Int, from vertex: Int) -> (left: Int, right: Int) {
    let edge = graph.edges[index]
    return edge.from == vertex ? (edge.left, edge.right) : (edge.right, edge.left)
  }

  /// Whether an arc must end at the vertex: where it is not simply passed through, or the kind changes.
  private func isNode(_ vertex: Int) -> Bool {
    let edges = graph.incident[vertex]
    guard edges.count == 2 else { return true }
    let (a, b) = (sides(edges[0], from: vertex), sides(edges[1], from: vertex))
    return a != (b.right, b.left) || kind(ofEdge: edges[0]) != kind(ofEdge: edges[1])
  }

  private mutating func follow(_ first: Int, from start: Int) {
    var points = [graph.vertices[start]]
    var vertex = start
    var edge = first
    while true {
      isUsed[edge] = true
      let e = graph.edges[edge]
      vertex = e.from == vertex ? e.to : e.from
      ArcTracer.append(graph.vertices[vertex], to: &points)
      guard vertex != start, !isNode(vertex) else { break }
      edge = graph.incident[vertex][0] == edge ? graph.incident[vertex][1] : graph.incident[vertex][0]
    }
    let (left, right) = sides(first, from: start)
    arcs.append(
      Arc(points: points, left: left, right: right, kind: kind(ofEdge: first), start: start, end: vertex))
  }

  /// No segment is longer than this (0.35°): as a straight piece in space it then stays within 13 m of the line
  /// of the flat map, and it fits a chunk's 16 bits.
  private static let longestSegment = 0x3FFF

  /// Adds a vertex, and before it as many between as keep each segment short.
  private static func append(_ p: GridPoint, to points: inout [GridPoint]) {
    let a = points[points.count - 1]
    let (dx, dy) = (Int(p.x) - Int(a.x), Int(p.y) - Int(a.y))
    let pieces = (max(abs(dx), abs(dy)) + longestSegment - 1) / longestSegment
    for i in 1..<max(1, pieces) {
      points.append(
        GridPoint(x: a.x + Int32(dx * i / pieces), y: a.y + Int32(dy * i / pieces)))
    }
    points.append(p)
  }
}
