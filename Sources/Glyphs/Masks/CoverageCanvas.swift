import Geometry
import Raster

/// Bytes that letters are added up in before they become a mask: whole pixels around the line's origin.
struct CoverageCanvas {
  private var bounds = PixelRect.empty
  /// The part that has been added to.
  private var inked = PixelRect.empty
  private var bytes: [UInt8] = []

  /// Blank, over `bounds`; the memory is used again.
  mutating func clear(to bounds: PixelRect) {
    self.bounds = bounds
    inked = .empty
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: bounds.area))
  }

  /// Adds an image whose pen starts `origin` quarter pixels from the line's, four columns to a pixel: the
  /// sum of four quarters, rounded, is the exact coverage. Neighbours add up and are held to 255.
  mutating func add(_ image: RunImage, origin: Int) {
    let left = origin - image.originColumn
    let extent = PixelRect(
      minX: (left + image.ink.minX) >> 2, minY: image.ink.minY - image.baselineRow,
      maxX: (left + image.ink.maxX + 3) >> 2, maxY: image.ink.maxY - image.baselineRow)
    if extent.isEmpty { return }
    grow(to: extent)
    inked = inked.union(extent)
    let firstColumn = extent.minX * SizedFont.columnsPerPixel - left
    let width = extent.width
    let stride = bounds.width
    let start = (extent.minY - bounds.minY) * stride + extent.minX - bounds.minX
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<extent.height {
        let source = UnsafeRawPointer(image.columns + (row + image.ink.minY) * image.pitch + firstColumn)
        addRow(source, to: base + start + row * stride, width: width)
      }
    }
  }

  /// The part that was added to, as a mask.
  func trimmed() -> PlacedMask {
    let coverage = [UInt8](unsafeUninitializedCapacity: inked.area) { target, count in
      count = inked.area
      bytes.withUnsafeBufferPointer { bytes in
        guard let source = bytes.baseAddress, let target = target.baseAddress else { return }
        let start = (inked.minY - bounds.minY) * bounds.width + inked.minX - bounds.minX
        for row in 0..<inked.height {
          (target + row * inked.width).initialize(
            from: source + start + row * bounds.width, count: inked.width)
        }
      }
    }
    return PlacedMask(
      mask: Mask(width: inked.width, height: inked.height, coverage: coverage), x: inked.minX, y: inked.minY)
  }

  /// Makes room for `extent`; what is there stays in place.
  private mutating func grow(to extent: PixelRect) {
    if bounds.contains(extent) { return }
    if bounds.isEmpty { return clear(to: extent) }
    var larger = CoverageCanvas()
    larger.clear(to: bounds.union(extent))
    larger.inked = inked
    let stride = larger.bounds.width
    for row in 0..<bounds.height {
      let target = (row + bounds.minY - larger.bounds.minY) * stride + bounds.minX - larger.bounds.minX
      for x in 0..<bounds.width { larger.bytes[target + x] = bytes[row * bounds.width + x] }
    }
    self = larger
  }
}

/// Adds a row of quarter pixels to a row of pixels.
private func addRow(_ source: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt8>, width: Int) {
  for x in 0..<width {
    let quarters = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
    let pairs = (quarters & 0x00FF_00FF) &+ ((quarters >> 8) & 0x00FF_00FF)
    let sum = (pairs & 0xFFFF) &+ (pairs >> 16)
    let coverage = ((sum &+ 2) >> 2) &+ UInt32(target[x])
    target[x] = UInt8(truncatingIfNeeded: min(coverage, 255))
  }
}
