public import Geometry

extension Painter {
  /// Draws a mask in one colour, its top left corner at column `x` of row `y`.
  public func draw(_ mask: Mask, x: Int, y: Int, color: Color) {
    let pixel = color.pixel
    let area = PixelRect(width: mask.width, height: mask.height).offsetBy(x, y).intersection(clip.rect)
    guard !area.isEmpty, pixel.bits != 0 else { return }
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for line in area.minY..<area.maxY {
        let bytes = base + ((line - y) * mask.width + area.minX - x)
        drawCoverage(bytes, area.minX, area.width, line, pixel.bits)
      }
    }
  }

  /// Draws a mask in one colour; `transform` leads from the mask's pixels to the surface's. A shift by whole
  /// pixels (within 1/64) places it as it is, all else samples it bilinearly.
  public func draw(_ mask: Mask, by transform: AffineTransform, color: Color) {
    if let shift = transform.wholeShift { return draw(mask, x: shift.x, y: shift.y, color: color) }
    let pixel = color.pixel
    guard pixel.bits != 0, let inverse = transform.inverse, Homography(inverse).isFinite else { return }
    let reach = Rect(0, 0, Double(mask.width), Double(mask.height)).insetBy(-1, -1)
    let area = PixelRect(covering: transform.bounds(of: reach)).intersection(clip.rect)
    guard !area.isEmpty else { return }
    row.open(origin: area.minX, width: area.width)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      let sampler = MaskSampler(base, width: mask.width, height: mask.height, inverse: inverse)
      for y in area.minY..<area.maxY {
        sampler.fill(row.bytes.base, x: area.minX, y: y, count: area.width)
        row.clear()
        row.appendBytes(area.minX, area.maxX)
        paint(row, y: y, .solid(pixel.bits))
      }
    }
  }

  /// Draws a mask in one colour, cut in nine: the corners of `inset` pixels as they are, the middle row and
  /// column stretched, to fill `area` (which must be at least twice the inset in both directions). Pixels of
  /// `hidden` may be left as they are: the caller is about to cover them.
  public func drawNineSlices(
    _ mask: Mask, inset: Int, in area: PixelRect, color: Color, hidden: PixelRect = .empty
  ) {
    precondition(
      mask.width == 2 * inset + 1 && mask.height == mask.width,
      "A nine-slice mask is a square of twice the inset and one pixel.")
    precondition(
      area.width >= 2 * inset && area.height >= 2 * inset, "Nine slices need room for their corners.")
    let pixel = color.pixel
    let window = area.intersection(clip.rect)
    guard !window.isEmpty, pixel.bits != 0 else { return }
    row.open(origin: window.minX, width: window.width)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in window.minY..<window.maxY {
        let line = slice(y - area.minY, inset, area.height)
        let gap = y >= hidden.minY && y < hidden.maxY ? hidden : .empty
        fillSlices(base + line * mask.width, inset, area, window, gap)
        paint(row, y: y, .solid(pixel.bits))
      }
    }
  }

  /// The mask's line for the `i`-th of `count` lines.
  private func slice(_ i: Int, _ inset: Int, _ count: Int) -> Int {
    i < inset ? i : max(inset, i - count + 2 * inset + 1)
  }

  private func fillSlices(
    _ line: UnsafePointer<UInt8>, _ inset: Int, _ area: PixelRect, _ window: PixelRect, _ gap: PixelRect
  ) {
    row.clear()
    let bytes = row.bytes.base - row.origin
    let left = max(window.minX, min(window.maxX, area.minX + inset))
    let right = max(left, min(window.maxX, area.maxX - inset))
    if window.minX < left {
      (bytes + window.minX).update(from: line + (window.minX - area.minX), count: left - window.minX)
      row.appendBytes(window.minX, left)
    }
    if line[inset] > 0 {
      let value = Int(line[inset])
      let (from, to) = gap.isEmpty ? (right, right) : (max(left, gap.minX), min(right, gap.maxX))
      if from < to {
        if left < from { row.append(left, from, value: value) }
        if to < right { row.append(to, right, value: value) }
      } else if left < right {
        row.append(left, right, value: value)
      }
    }
    if right < window.maxX {
      let from = 2 * inset + 1 - (area.maxX - right)
      (bytes + right).update(from: line + from, count: window.maxX - right)
      row.appendBytes(right, window.maxX)
    }
  }

  private func drawCoverage(
    _ bytes: UnsafePointer<UInt8>, _ x: Int, _ count: Int, _ y: Int, _ pixel: UInt32
  ) {
    if clip.mask == nil { return blendRow(surface.row(y) + x, count, pixel, through: bytes) }
    row.open(origin: x, width: count)
    row.bytes.base.update(from: bytes, count: count)
    row.appendBytes(x, x + count)
    paint(row, y: y, .solid(pixel))
  }
}
