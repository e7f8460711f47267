import Geometry

/// Finds the borders within one cluster of pieces, slab by slab.
final class SlabSweep {
  typealias Pieces = UnsafeMutableBufferPointer<BoundaryFilter.Piece>

  /// For each piece, since which height it has been a border, and of which sign.
  private struct Run {
    var start: Int32
    var sign: Int32
  }

  private struct Active {
    var index: Int32
    var turn: Int32
    var top: Double
    var bottom: Double
  }

  private let cuts = Storage<Int32>()
  private let runs = Storage<Run>()
  private let active = Storage<Active>()

  /// Passes on the borders of `pieces`, left of which the winding number is `winding`.
  func sweep(
    _ pieces: Pieces, _ winding: Int32, _ rule: FillRule,
    _ edges: RowEdges
  ) {
    let heights = cutHeights(pieces)
    runs.reserve(pieces.count)
    active.reserve(pieces.count)
    for i in pieces.indices { runs.base[i] = Run(start: pieces[i].ya, sign: 0) }
    for i in heights.indices.dropLast() {
      slab(heights[i], heights[i + 1], pieces, winding, rule, edges)
    }
    for i in pieces.indices where runs.base[i].sign != 0 {
      edges.add(pieces[i], runs.base[i].start, pieces[i].yb, runs.base[i].sign)
    }
  }

  /// The heights at which pieces begin and end, each once.
  private func cutHeights(_ pieces: Pieces)
    -> UnsafeMutableBufferPointer<Int32>
  {
    cuts.reserve(2 * pieces.count)
    for i in pieces.indices {
      cuts.base[2 * i] = pieces[i].ya
      cuts.base[2 * i + 1] = pieces[i].yb
    }
    var all = UnsafeMutableBufferPointer(start: cuts.base, count: 2 * pieces.count)
    all.sort()
    var kept = 1
    for y in all where y != all[kept - 1] {
      all[kept] = y
      kept += 1
    }
    return UnsafeMutableBufferPointer(start: cuts.base, count: kept)
  }

  /// One slab, halved until no two pieces cross in it or it is 1/256 pixel high.
  private func slab(
    _ top: Int32, _ bottom: Int32, _ pieces: Pieces,
    _ winding: Int32, _ rule: FillRule, _ edges: RowEdges
  ) {
    let line = ordered(top, bottom, pieces)
    if bottom - top > 1, hasCrossing(line) {
      let middle = (top + bottom) / 2
      slab(top, middle, pieces, winding, rule, edges)
      slab(middle, bottom, pieces, winding, rule, edges)
      return
    }
    var before = winding
    for a in line {
      let after = before + a.turn
      mark(Int(a.index), rule.step(from: before, to: after), at: top, pieces, edges)
      before = after
    }
  }

  /// The pieces that pass through the slab, from left to right at its middle.
  private func ordered(
    _ top: Int32, _ bottom: Int32, _ pieces: Pieces
  ) -> UnsafeMutableBufferPointer<Active> {
    var count = 0
    for i in pieces.indices where pieces[i].ya <= top && pieces[i].yb >= bottom {
      let p = pieces[i]
      active.base[count] = Active(
        index: Int32(i), turn: p.turn, top: p.exactX(at: top), bottom: p.exactX(at: bottom))
      count += 1
    }
    var line = UnsafeMutableBufferPointer(start: active.base, count: count)
    line.sort {
      let (a, b) = ($0.top + $0.bottom, $1.top + $1.bottom)
      return a != b ? a < b : $0.index < $1.index
    }
    return line
  }

  /// Whether some neighbours change sides within the slab, by more than a rounding error.
  private func hasCrossing(_ line: UnsafeMutableBufferPointer<Active>) -> Bool {
    for i in line.indices.dropFirst() {
      if line[i].top < line[i - 1].top - 0.01 || line[i].bottom < line[i - 1].bottom - 0.01 { return true }
    }
    return false
  }

  /// Notes what the piece is from `y` on; passes on what it has been until there.
  private func mark(
    _ i: Int, _ sign: Int32, at y: Int32, _ pieces: Pieces,
    _ edges: RowEdges
  ) {
    let run = runs.base[i]
    guard run.sign != sign else { return }
    if run.sign != 0, run.start < y { edges.add(pieces[i], run.start, y, run.sign) }
    runs.base[i] = Run(start: y, sign: sign)
  }
}
