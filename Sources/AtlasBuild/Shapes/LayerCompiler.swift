import AtlasCore

/// Compiles one planar partition to the sections of a layer.
struct LayerCompiler {
  /// Which regions get rings of their own.
  enum Rings {
    case none
    /// All faces as one.
    case whole
    /// All faces as one, and those of each owner.
    case wholeAndOwners
  }

  static func compile(
    _ faces: [World.Face], layer: Int, cellShift: Int, rings: Rings,
    kind: @escaping (Int, Int) -> ArcKind,
    into file: inout SectionWriter
  ) throws(BuildError) {
    guard faces.count < Int(AtlasFormat.none) else { throw BuildError("A layer has too many faces.") }
    let graph = try PlanarGraph(faces)
    var arcs = ArcTracer.trace(graph, kind: kind)
    arcs = inFileOrder(arcs)
    Extents.assignLevels(&arcs, vertexCount: graph.vertices.count)
    var splitter = ChunkSplitter()
    for i in arcs.indices {
      Simplification.assignLevels(&arcs[i])
      try splitter.append(arcs[i])
    }
    let grid = try CellGrid(splitter, shift: cellShift)
    let assembly = try assemble(arcs, faces, rings)
    let outside = FaceRecord(owner: AtlasFormat.none, holder: AtlasFormat.none, claim: AtlasFormat.none)

    func write<Record: BitwiseCopyable>(_ part: LayerPart, _ records: [Record]) {
      file.append(SectionKind.layer(layer, part), records)
    }
    write(.header, [LayerHeaderRecord(cellShift: UInt32(cellShift))])
    write(.vertices, splitter.vertices)
    write(.levels, splitter.packedLevels)
    write(.chunks, splitter.chunks)
    write(.arcs, splitter.arcs)
    write(.faces, [outside] + faces.map(record))
    write(.cells, grid.cells)
    write(.cellEntries, grid.entries)
    write(.rings, assembly.rings)
    write(.ringArcs, assembly.ringArcs)
  }

  private static func inFileOrder(_ arcs: [Arc]) -> [Arc] {
    let codes = arcs.map { arc -> UInt64 in
      var box = Extents.Box()
      box.include(arc.points)
      return box.mortonCode
    }
    let order = arcs.indices.sorted { codes[$0] != codes[$1] ? codes[$0] < codes[$1] : $0 < $1 }
    return order.map { arcs[$0] }
  }

  private static func assemble(_ arcs: [Arc], _ faces: [World.Face], _ rings: Rings) throws(BuildError)
    -> RingAssembly
  {
    var assembly = RingAssembly(arcs)
    switch rings {
    case .none: break
    case .whole, .wholeAndOwners: try assembly.append(region: AtlasFormat.none) { $0 != 0 }
    }
    guard rings == .wholeAndOwners else { return assembly }
    let owners = Set(faces.compactMap(\.owner)).sorted()
    for owner in owners {
      try assembly.append(region: UInt16(owner)) { $0 != 0 && faces[$0 - 1].owner == owner }
    }
    return assembly
  }

  private static func record(_ face: World.Face) -> FaceRecord {
    func stored(_ index: Int?) -> UInt16 { index.map { UInt16($0) } ?? AtlasFormat.none }
    return FaceRecord(owner: stored(face.owner), holder: stored(face.holder), claim: stored(face.claim))
  }
}
