import Geometry

// Exact-area coverage by accumulation.
//
// A cell is one pixel of the window. An edge adds to the cells it passes what it changes in the coverage of
// that pixel, and to the cell on the right what it changes in all pixels further on, so that the running sum
// along a row is the mean winding number of each pixel. Units: 256 steps of height × 512 half-steps of
// width, so one whole turn is 2^17. Everything is whole-number arithmetic on positions of 1/256 pixel, and
// where a long edge crosses a pixel border depends on the edge alone: a window shows the same bytes as the
// whole.
//
// Cells are grouped in blocks of 16, and each row has a bit a block: the resolver steps over what no edge
// touched. What lost: sorted cells (AGG, FreeType) cost more than they save once an outline is simplified
// to half a pixel, and a full resolve of the window cost more than the edges.

/// Cells for a window of pixels, all zero between two fills.
final class Accumulator {
  static let whole: Int32 = 1 << 17
  static let blockShift = 4
  static let block = 16

  let cells = Storage<Int32>()
  let touched = Storage<UInt64>()
  private(set) var window = PixelRect.empty
  /// Cells a row: the window's width and one more, in whole blocks.
  private(set) var stride = 0
  /// Words of `touched` a row.
  private(set) var words = 0

  /// Lays the cells over `window`.
  func open(_ window: PixelRect) {
    self.window = window
    stride = (window.width + Accumulator.block) & ~(Accumulator.block - 1)
    words = (stride >> Accumulator.blockShift + 63) >> 6
    cells.reserve(stride * window.height, filledWith: 0)
    touched.reserve(words * window.height, filledWith: 0)
  }

  /// Walks the edges of all contours.
  func add(_ outline: Outline) {
    let walker = EdgeWalker(self)
    var start = 0
    for end in outline.ends {
      walker.walk(outline.xs.base + start, outline.ys.base + start, count: end - start)
      start = end
    }
  }
}

/// The accumulator's pointers and extents, hoisted for the loop over edges.
struct EdgeWalker {
  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<UInt64>
  private let stride: Int
  private let words: Int
  /// The window in 1/256 pixel.
  private let originX: Int
  private let originY: Int
  private let width: Int
  private let height: Int

  init(_ a: Accumulator) {
    cells = a.cells.base
    touched = a.touched.base
    stride = a.stride
    words = a.words
    originX = a.window.minX << 8
    originY = a.window.minY << 8
    width = a.window.width << 8
    height = a.window.height << 8
  }

  /// One contour: `count` points, the last of which repeats the first.
  func walk(_ xs: UnsafePointer<Int32>, _ ys: UnsafePointer<Int32>, count: Int) {
    var x0 = Int(xs[0]) - originX
    var y0 = Int(ys[0]) - originY
    for i in 1..<count {
      let x1 = Int(xs[i]) - originX
      let y1 = Int(ys[i]) - originY
      if y0 < y1 {
        edge(x0, y0, x1, y1, 1)
      } else if y1 < y0 {
        edge(x1, y1, x0, y0, -1)
      }
      x0 = x1
      y0 = y1
    }
  }

  /// One edge from top to bottom; `turn` is −1 where the contour runs it upwards.
  @inline(__always)
  private func edge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ turn: Int) {
    guard y1 > 0, y0 < height, min(x0, x1) < width else { return }
    if y0 >> 8 == (y1 - 1) >> 8 {
      piece(y0 >> 8, x0, x1, y0, y1, turn)
    } else {
      rows(x0, y0, x1, y1, turn)
    }
  }

  /// An edge through several rows, cut at their borders.
  private func rows(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ turn: Int) {
    let slope = Double(x1 - x0) / Double(y1 - y0)
    var row = max(0, y0 >> 8)
    let last = min(height, y1) - 1
    var top = y0
    var xa = x0
    if top < row << 8 {
      top = row << 8
      xa = x0 + nearest(Double(top - y0) * slope)
    }
    while row <= last >> 8 {
      let bottom = min(y1, (row + 1) << 8)
      let xb = bottom == y1 ? x1 : x0 + nearest(Double(bottom - y0) * slope)
      piece(row, xa, xb, top, bottom, turn)
      xa = xb
      top = bottom
      row += 1
    }
  }

  /// A part of an edge within one row: from (xa, ya) down to (xb, yb).
  @inline(__always)
  func piece(_ row: Int, _ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ turn: Int) {
    let column = xa >> 8
    if column == xb >> 8 {
      let cover = (yb - ya) * turn
      if xa >= width { return }
      if column < 0 {
        add(row, 0, cover << 9, 0)
      } else {
        let area = cover * ((xa & 255) + (xb & 255))
        add(row, column, cover << 9 - area, area)
      }
    } else {
      columns(row, xa, xb, ya, yb, turn)
    }
  }

  /// A part of an edge within one row and through several columns, cut at their borders, left to right.
  private func columns(_ row: Int, _ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ turn: Int) {
    guard min(xa, xb) < width else { return }
    let slope = Double(yb - ya) / Double(xb - xa)
    let step = xb > xa ? turn : -turn
    let left = min(xa, xb)
    let right = max(xa, xb)
    let start = xa < xb ? ya : yb
    let end = xa < xb ? yb : ya
    var column = left >> 8
    var y = start
    var x = left
    if column < 0 {
      column = 0
      let cut = right <= 0 ? end : ya + nearest(Double(-xa) * slope)
      add(row, 0, ((cut - y) * step) << 9, 0)
      if right <= 0 { return }
      y = cut
      x = 0
    }
    let lastColumn = min(width - 1, right - 1) >> 8
    while column <= lastColumn {
      let border = (column + 1) << 8
      let next = min(border, right)
      let cut = next == right ? end : ya + nearest(Double(border - xa) * slope)
      let cover = (cut - y) * step
      let area = cover * (x + next - column << 9)
      add(row, column, cover << 9 - area, area)
      x = next
      y = cut
      column += 1
    }
  }

  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ here: Int, _ beyond: Int) {
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Int32(truncatingIfNeeded: here)
    cell[1] &+= Int32(truncatingIfNeeded: beyond)
    let block = column >> Accumulator.blockShift
    let word = touched + (row &* words &+ block >> 6)
    word[0] |= 1 << UInt64(block & 63)
    if column & (Accumulator.block - 1) == Accumulator.block - 1 {
      let next = block + 1
      touched[row &* words &+ next >> 6] |= 1 << UInt64(next & 63)
    }
  }
}
