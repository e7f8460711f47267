import Geometry

// The accumulator adds winding numbers up before it asks what is inside, so a pixel half of which has winding
// number 2 looks wholly covered, and one parted between 1 and −1 looks empty. That is right where an outline
// neither crosses nor overlaps itself, and wrong along the edges where it does.
//
// This stage comes before the accumulator for all other outlines. Row by row it keeps only the edges that part
// inside from outside, so that what is added up is 1 inside and 0 outside. Pieces of a row whose extents in x
// overlap form a cluster; left and right of a cluster the winding number is one whole number all along the row
// (a contour that enters a row within a cluster leaves it there). Most clusters are one line through the row. In
// the others, the row is cut into slabs at the ends of pieces and where they cross; in a slab the pieces have an
// order from left to right. A piece that is a border over all its height goes on unchanged, so that the bytes are
// those of an outline without the overlap. All pieces of a row count, whatever the window shows of it.

/// Cuts an outline into pieces of rows and keeps those that part inside from outside.
final class BoundaryFilter {
  /// A part of an edge within one row, in 1/256 pixel: from (xa, ya) down to (xb, yb), ys from the row's top. One
  /// of no height only ties a cluster together.
  struct Piece {
    var xa, xb: Int32
    var ya, yb: Int32
    var turn: Int32
    /// The piece of the same row that was found before, or −1.
    var next: Int32

    var left: Int32 { min(xa, xb) }
    var right: Int32 { max(xa, xb) }
  }

  private let pieces = Storage<Piece>()
  private let heads = Storage<Int32>()
  private var count = 0
  private let order = Storage<Piece>()
  private let slabs = SlabSweep()

  /// Adds to the accumulator what parts inside from outside under `rule`; resolve it as non-zero.
  func add(_ outline: Outline, rule: FillRule, to accumulator: Accumulator) {
    let window = accumulator.window
    heads.reserve(window.height)
    heads.base.update(repeating: -1, count: window.height)
    count = 0
    var start = 0
    for end in outline.ends {
      cut(outline.xs.base + start, outline.ys.base + start, count: end - start, window)
      start = end
    }
    let walker = EdgeWalker(accumulator)
    for row in 0..<window.height where heads.base[row] >= 0 { sweep(row, rule, walker, window) }
  }

  // MARK: Cutting

  private func cut(
    _ xs: UnsafePointer<Int32>, _ ys: UnsafePointer<Int32>, count: Int, _ window: PixelRect
  ) {
    for i in 1..<count {
      let (x0, y0, x1, y1) = (Int(xs[i - 1]), Int(ys[i - 1]), Int(xs[i]), Int(ys[i]))
      if y0 < y1 {
        rows(x0, y0, x1, y1, 1, window)
      } else if y1 < y0 {
        rows(x1, y1, x0, y0, -1, window)
      } else if y0 & 255 != 0, x0 != x1, y0 >> 8 >= window.minY, y0 >> 8 < window.maxY {
        append(y0 >> 8 - window.minY, x0, x1, y0 & 255, y0 & 255, 0)
      }
    }
  }

  /// The same cuts that the edge walker makes.
  private func rows(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ turn: Int, _ window: PixelRect) {
    let first = max(window.minY, y0 >> 8)
    let last = min(window.maxY - 1, (y1 - 1) >> 8)
    guard first <= last else { return }
    let slope = Slope(x1 - x0, y1 - y0)
    var top = max(y0, first << 8)
    var xa = top == y0 ? x0 : x0 + slope.times(top - y0)
    for row in first...last {
      let bottom = min(y1, (row + 1) << 8)
      let xb = bottom == y1 ? x1 : x0 + slope.times(bottom - y0)
      append(row - window.minY, xa, xb, top - row << 8, bottom - row << 8, turn)
      xa = xb
      top = bottom
    }
  }

  private func append(_ row: Int, _ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ turn: Int) {
    pieces.reserve(count + 1, keeping: count)
    pieces.base[count] = Piece(
      xa: Int32(xa), xb: Int32(xb), ya: Int32(ya), yb: Int32(yb), turn: Int32(turn), next: heads.base[row])
    heads.base[row] = Int32(count)
    count += 1
  }

  // MARK: Sweeping

  private func sweep(_ row: Int, _ rule: FillRule, _ walker: EdgeWalker, _ window: PixelRect) {
    let line = sorted(row)
    let edges = RowEdges(walker: walker, row: row, originX: window.minX << 8)
    var winding: Int32 = 0
    var start = 0
    while start < line.count {
      var end = start + 1
      var reach = line[start].right
      while end < line.count, line[end].left <= reach {
        reach = max(reach, line[end].right)
        end += 1
      }
      winding = cluster(UnsafeMutableBufferPointer(rebasing: line[start..<end]), winding, rule, edges)
      start = end
    }
  }

  /// The pieces of a row, by their left ends; those that begin in one place stay in the contours' order.
  private func sorted(_ row: Int) -> UnsafeMutableBufferPointer<Piece> {
    var length = 0
    var i = heads.base[row]
    while i >= 0 {
      order.reserve(length + 1, keeping: length)
      order.base[length] = pieces.base[Int(i)]
      order.base[length].next = i
      length += 1
      i = pieces.base[Int(i)].next
    }
    var line = UnsafeMutableBufferPointer(start: order.base, count: length)
    line.sort { $0.left != $1.left ? $0.left < $1.left : $0.next < $1.next }
    return line
  }

  /// Passes on the borders of one cluster; returns the winding number to its right.
  private func cluster(
    _ pieces: UnsafeMutableBufferPointer<Piece>, _ winding: Int32, _ rule: FillRule, _ edges: RowEdges
  ) -> Int32 {
    var height: Int32 = 0
    var net: Int32 = 0
    for p in pieces {
      height += p.yb - p.ya
      net += (p.yb - p.ya) * p.turn
    }
    let after = winding + net / 256
    if height == 256 && abs(net) == 256 {
      // One line through the row: a border all along, or nowhere.
      let sign = rule.step(from: winding, to: after)
      if sign != 0 { for p in pieces where p.ya < p.yb { edges.add(p, p.ya, p.yb, sign) } }
    } else {
      slabs.sweep(pieces, winding, rule, edges)
    }
    return after
  }
}

/// Where the borders of a row go.
struct RowEdges {
  let walker: EdgeWalker
  let row: Int
  let originX: Int

  /// The part of a piece between two heights; `sign` is 1 where the inside begins.
  func add(_ p: BoundaryFilter.Piece, _ ya: Int32, _ yb: Int32, _ sign: Int32) {
    walker.piece(
      row, Int(p.x(at: ya)) - originX, Int(p.x(at: yb)) - originX, row << 8 + Int(ya), row << 8 + Int(yb),
      Int(sign))
  }
}

extension BoundaryFilter.Piece {
  /// Where the piece is at that height, to the nearest 1/256 pixel.
  func x(at y: Int32) -> Int32 {
    if y == ya { return xa }
    if y == yb { return xb }
    return xa + Int32(nearest(Double(y - ya) * (Double(xb - xa) / Double(yb - ya))))
  }

  /// Where the piece is at that height, exactly.
  func exactX(at y: Int32) -> Double {
    Double(xa) + Double(y - ya) * (Double(xb - xa) / Double(yb - ya))
  }
}

extension FillRule {
  func contains(_ winding: Int32) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }

  /// 1 where the inside begins, −1 where it ends, 0 where nothing changes.
  func step(from a: Int32, to b: Int32) -> Int32 { (contains(b) ? 1 : 0) - (contains(a) ? 1 : 0) }
}
