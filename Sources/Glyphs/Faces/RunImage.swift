import Geometry

/// A run or a letter as rendered: one byte of coverage for each quarter of a pixel. It is lent for the time
/// of a call.
struct RunImage {
  let columns: UnsafePointer<UInt8>
  /// Bytes from one row to the next.
  let pitch: Int
  /// The columns and rows that have ink. There are at least `margin` more columns on either side.
  let ink: PixelRect
  /// Where the pen started.
  let originColumn: Int
  /// The row whose upper edge is the baseline.
  let baselineRow: Int

  /// A pixel's worth of columns, so that ink which begins or ends within a pixel can be read by whole ones.
  static let margin = SizedFont.columnsPerPixel

  init(columns: UnsafePointer<UInt8>, pitch: Int, ink: PixelRect, originColumn: Int, baselineRow: Int) {
    self.columns = columns
    self.pitch = pitch
    self.ink = ink
    self.originColumn = originColumn
    self.baselineRow = baselineRow
  }

  /// Finds the ink in an image of `width` columns and `height` rows; ink in the margin is cut off.
  init(
    columns: UnsafePointer<UInt8>, pitch: Int, width: Int, height: Int, originColumn: Int, baselineRow: Int
  ) {
    var box = PixelRect(minX: width, minY: height, maxX: 0, maxY: 0)
    for row in 0..<height {
      let bytes = UnsafeBufferPointer(start: columns + row * pitch, count: max(0, width - RunImage.margin))
      guard let left = bytes[min(RunImage.margin, bytes.count)...].firstIndex(where: { $0 != 0 }),
        let right = bytes.lastIndex(where: { $0 != 0 })
      else { continue }
      box.minX = min(box.minX, left)
      box.maxX = max(box.maxX, right + 1)
      box.minY = min(box.minY, row)
      box.maxY = row + 1
    }
    self.init(
      columns: columns, pitch: pitch, ink: box.isEmpty ? .empty : box, originColumn: originColumn,
      baselineRow: baselineRow)
  }
}
