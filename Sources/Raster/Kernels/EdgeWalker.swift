import Geometry

/// The accumulator's pointers and extents, hoisted for the loop over edges.
struct EdgeWalker {
  private let cells: UnsafeMutablePointer<Int32>
  private let marks: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let markStride: Int
  /// The window in 1/256 pixel.
  private let originX: Int
  private let originY: Int
  private let width: Int
  private let height: Int

  init(_ a: Accumulator) {
    cells = a.cells.base
    marks = a.marks.base
    stride = a.stride
    markStride = a.markStride
    originX = a.window.minX << 8
    originY = a.window.minY << 8
    width = a.window.width << 8
    height = a.window.height << 8
  }

  /// One contour: `count` points, the last of which repeats the first.
  func walk(_ xs: UnsafePointer<Int32>, _ ys: UnsafePointer<Int32>, count: Int) {
    var x0 = Int(xs[0]) &- originX
    var y0 = Int(ys[0]) &- originY
    for i in 1..<count {
      let x1 = Int(xs[i]) &- originX
      let y1 = Int(ys[i]) &- originY
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
    if y0 >> 8 == (y1 &- 1) >> 8 {
      piece(y0 >> 8, x0, x1, y0, y1, turn)
    } else {
      rows(x0, y0, x1, y1, turn)
    }
  }

  /// An edge through several rows, cut at their borders.
  private func rows(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ turn: Int) {
    let slope = Slope(x1 &- x0, y1 &- y0)
    var row = max(0, y0 >> 8)
    let end = (min(height, y1) &- 1) >> 8
    var top = y0
    var xa = x0
    if top < row &<< 8 {
      top = row &<< 8
      xa = x0 &+ slope.times(top &- y0)
    }
    while row < end {
      let bottom = (row &+ 1) &<< 8
      let xb = x0 &+ slope.times(bottom &- y0)
      piece(row, xa, xb, top, bottom, turn)
      xa = xb
      top = bottom
      row = row &+ 1
    }
    let bottom = min(y1, (row &+ 1) &<< 8)
    piece(row, xa, bottom == y1 ? x1 : x0 &+ slope.times(bottom &- y0), top, bottom, turn)
  }

  /// A part of an edge within one row: from (xa, ya) down to (xb, yb), relative to the window.
  @inline(__always)
  func piece(_ row: Int, _ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ turn: Int) {
    let column = xa >> 8
    if column == xb >> 8 {
      let cover = (yb &- ya) &* turn
      if xa >= width { return }
      if column < 0 {
        add(row, 0, cover &<< 9, 0)
      } else {
        let area = cover &* ((xa & 255) &+ (xb & 255))
        add(row, column, cover &<< 9 &- area, area)
      }
    } else {
      columns(row, xa, xb, ya, yb, turn)
    }
  }

  /// A part of an edge within one row and through several columns, cut at their borders, left to right.
  private func columns(_ row: Int, _ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ turn: Int) {
    let left = min(xa, xb)
    let right = max(xa, xb)
    guard left < width else { return }
    let slope = Slope(yb &- ya, xb &- xa)
    let step = xb > xa ? turn : 0 &- turn
    let end = xa < xb ? yb : ya
    var column = left >> 8
    var y = xa < xb ? ya : yb
    var x = left
    if column < 0 {
      column = 0
      let cut = right <= 0 ? end : ya &+ slope.times(0 &- xa)
      add(row, 0, ((cut &- y) &* step) &<< 9, 0)
      if right <= 0 { return }
      y = cut
      x = 0
    }
    let last = min(width &- 1, right &- 1) >> 8
    while column <= last {
      let border = (column &+ 1) &<< 8
      let next = min(border, right)
      let cut = next == right ? end : ya &+ slope.times(border &- xa)
      let cover = (cut &- y) &* step
      let area = cover &* (x &+ next &- column &<< 9)
      add(row, column, cover &<< 9 &- area, area)
      x = next
      y = cut
      column = column &+ 1
    }
  }

  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ here: Int, _ beyond: Int) {
    let cell = cells + (row &* stride &+ column)
    cell[0] = cell[0] &+ Int32(truncatingIfNeeded: here)
    cell[1] = cell[1] &+ Int32(truncatingIfNeeded: beyond)
    let line = marks + row &* markStride
    line[column >> Accumulator.blockShift] = 1
    line[(column &+ 1) >> Accumulator.blockShift] = 1
  }
}

/// A ratio of two whole numbers below 2^31, with 32 bits of fraction.
struct Slope {
  private let ratio: Int

  @inline(__always)
  init(_ rise: Int, _ run: Int) { ratio = (rise &<< 32) / run }

  /// `n` times the ratio, to the nearest whole number; `n` times the rise must not exceed 2^30 times the run.
  @inline(__always)
  func times(_ n: Int) -> Int { (n &* ratio &+ 2_147_483_648) >> 32 }
}
