extension Layer {
  /// Reads a layer and checks every index in it once, so that later reads need no error path.
  init(_ table: SectionTable, _ id: Int, owners: Int, claims: Int) throws(AtlasError) {
    func column<Element: BitwiseCopyable>(_ part: LayerPart, _ type: Element.Type) throws(AtlasError)
      -> Column<Element>
    { try table.column(SectionKind.layer(id, part), of: type) }
    func damaged(_ reason: String) -> AtlasError {
      .damaged(path: table.path, reason: "layer \(id) has \(reason)")
    }

    let header = try column(.header, LayerHeaderRecord.self)
    guard header.count == 1, (8...20).contains(header[0].cellShift) else {
      throw damaged("a grid of cells of impossible size")
    }
    cellShift = Int(header[0].cellShift)
    vertices = try column(.vertices, UInt32.self)
    levels = try column(.levels, UInt8.self)
    chunks = try column(.chunks, ChunkRecord.self)
    arcs = try column(.arcs, ArcRecord.self)
    faces = try column(.faces, FaceRecord.self)
    cells = try column(.cells, UInt32.self)
    cellEntries = try column(.cellEntries, UInt32.self)
    rings = try column(.rings, RingRecord.self)
    ringArcs = try column(.ringArcs, Int32.self)

    guard levels.count >= (vertices.count + 1) / 2 else { throw damaged("vertices without a level") }
    guard faces.count > 0, faces.indices.allSatisfy({ isWholeFace($0, owners: owners, claims: claims) })
    else { throw damaged("a face of an unknown owner") }
    guard chunks.indices.allSatisfy(isWholeChunk) else {
      throw damaged("a chunk outside its vertices or faces")
    }
    guard arcs.indices.allSatisfy(isWholeArc) else { throw damaged("an arc outside its chunks") }
    guard rings.indices.allSatisfy({ isWholeRing($0, owners: owners) }),
      ringArcs.indices.allSatisfy({ Int(max(ringArcs[$0], ~ringArcs[$0])) < arcs.count })
    else { throw damaged("a ring outside its arcs") }
    guard cells.count == columns * rows, cells.indices.allSatisfy(isWholeCell) else {
      throw damaged("a cell outside its entries")
    }
  }

  private func isWholeChunk(_ i: Int) -> Bool {
    let c = chunks[i]
    return c.vertexCount >= 2 && Int(c.vertexCount) <= AtlasFormat.verticesPerChunk
      && Int(c.firstVertex) + Int(c.vertexCount) <= vertices.count
      && Int(c.left) < faces.count && Int(c.right) < faces.count
      && Int(c.kind) < ArcKind.allCases.count
      && abs(Int(c.x)) <= AtlasGrid.unitsPerTurn && abs(Int(c.y)) <= AtlasGrid.unitsPerTurn
  }

  private func isWholeArc(_ i: Int) -> Bool {
    let a = arcs[i]
    return a.chunkCount > 0 && Int(a.firstChunk) + Int(a.chunkCount) <= chunks.count
      && Int(a.kind) < ArcKind.allCases.count && Int(a.level) < DetailLevel.count
  }

  private func isWholeFace(_ i: Int, owners: Int, claims: Int) -> Bool {
    let f = faces[i]
    func names(_ index: UInt16, below count: Int) -> Bool {
      index == AtlasFormat.none || Int(index) < count
    }
    return names(f.owner, below: owners) && names(f.holder, below: owners)
      && names(f.claim, below: claims)
  }

  private func isWholeRing(_ i: Int, owners: Int) -> Bool {
    let r = rings[i]
    return r.arcCount > 0 && Int(r.firstArc) + Int(r.arcCount) <= ringArcs.count
      && (r.region == AtlasFormat.none || Int(r.region) < owners) && Int(r.level) < DetailLevel.count
  }

  private func isWholeCell(_ i: Int) -> Bool {
    let cell = CellReference(word: cells[i])
    guard let first = cell.firstEntry else { return cell.face < faces.count }
    guard first < cellEntries.count else { return false }
    let head = CellHead(word: cellEntries[first])
    guard head.face < faces.count, first + head.count < cellEntries.count else { return false }
    for k in 0..<head.count {
      let entry = CellEntry(word: cellEntries[first + 1 + k])
      guard entry.chunk < chunks.count else { return false }
      guard entry.firstSegment + entry.segmentCount < Int(chunks[entry.chunk].vertexCount) else {
        return false
      }
    }
    return true
  }
}
