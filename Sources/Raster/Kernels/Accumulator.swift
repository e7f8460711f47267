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
// Cells are grouped in blocks of 16, and each block has a mark: the resolver steps over what no edge touched.
// Marks are bytes, since an edge can then set one without reading it. What lost: sorted cells (AGG, FreeType) cost more than they save once an outline is simplified
// to half a pixel, and a full resolve of the window cost more than the edges. Arithmetic that checks for overflow
// took a third longer; every product here stays below 2^62, as positions stay below 2^30.

/// Cells for a window of pixels, all zero between two fills.
final class Accumulator {
  static let whole: Int32 = 1 << 17
  static let blockShift = 4
  static let block = 16

  let cells = Storage<Int32>()
  /// A byte a block, not zero where an edge touched it.
  let marks = Storage<UInt8>()
  private(set) var window = PixelRect.empty
  /// Cells a row: the window's width and one more, in whole blocks.
  private(set) var stride = 0
  /// Marks a row, a multiple of eight.
  private(set) var markStride = 0

  /// Lays the cells over `window`.
  func open(_ window: PixelRect) {
    self.window = window
    stride = (window.width + Accumulator.block) & ~(Accumulator.block - 1)
    markStride = (stride >> Accumulator.blockShift + 7) & ~7
    cells.reserve(stride * window.height, filledWith: 0)
    marks.reserve(markStride * window.height, filledWith: 0)
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
