extension Layer {
  /// The face that contains the middle of a grid square; exact, by whole-number tests.
  ///
  /// From the place one goes south to the cell's southern edge, then west along it to the corner whose face
  /// the file knows. The first boundary met has the place's face on the near side; if none is met, it is the
  /// corner's. All of this happens on odd numbers of half units, where no vertex lies, so that a path never
  /// runs through a vertex or along a boundary. Costs about 1 ns for each segment in the cell.
  func face(atX x: Int, y: Int) -> Int {
    let column = (x + AtlasGrid.halfTurn) >> cellShift
    let row = (y + AtlasGrid.quarterTurn) >> cellShift
    let cell = CellReference(word: cells[row * columns + column])
    guard let first = cell.firstEntry else { return cell.face }
    let head = CellHead(word: cellEntries[first])
    var walk = CellWalk(
      x: 2 * x + 1, y: 2 * y + 1,
      cornerX: 2 * ((column << cellShift) - AtlasGrid.halfTurn) + 1,
      cornerY: 2 * ((row << cellShift) - AtlasGrid.quarterTurn) + 1)
    for k in 0..<head.count {
      let entry = CellEntry(word: cellEntries[first + 1 + k])
      scan(chunks[entry.chunk], entry.firstSegment, entry.segmentCount, &walk)
    }
    return walk.face ?? head.face
  }

  @inline(__always)
  private func scan(_ chunk: ChunkRecord, _ first: Int, _ count: Int, _ walk: inout CellWalk) {
    var a = vertex(first, of: chunk)
    for i in first + 1...first + count {
      let b = vertex(i, of: chunk)
      walk.meet(2 * a.x, 2 * a.y, 2 * b.x, 2 * b.y, left: Int(chunk.left), right: Int(chunk.right))
      a = b
    }
  }
}

/// The way from a place to its cell's corner, and the first boundary met on it so far; in half grid units.
struct CellWalk {
  let x: Int
  let y: Int
  let cornerX: Int
  let cornerY: Int
  private var nearestSouth = -Double.infinity
  private var faceNorth: Int?
  private var nearestWest = -Double.infinity
  private var faceEast: Int?

  init(x: Int, y: Int, cornerX: Int, cornerY: Int) {
    self.x = x
    self.y = y
    self.cornerX = cornerX
    self.cornerY = cornerY
  }

  /// The face the way begins in; nil if it met no boundary.
  var face: Int? { faceNorth ?? faceEast }

  @inline(__always)
  mutating func meet(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int, left: Int, right: Int) {
    if (ax < x) != (bx < x) {
      let at = Double(ay) + Double(by - ay) * Double(x - ax) / Double(bx - ax)
      if at <= Double(y), at > Double(cornerY), at > nearestSouth {
        nearestSouth = at
        faceNorth = ax < bx ? left : right
      }
    }
    if (ay < cornerY) != (by < cornerY) {
      let at = Double(ax) + Double(bx - ax) * Double(cornerY - ay) / Double(by - ay)
      if at <= Double(x), at > Double(cornerX), at > nearestWest {
        nearestWest = at
        faceEast = ay < by ? right : left
      }
    }
  }
}
