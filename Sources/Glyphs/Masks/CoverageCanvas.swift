import Geometry
import Raster

/// Bytes that glyphs are added up in before they become a mask: whole pixels around the line's origin.
struct CoverageCanvas {
  private(set) var bounds: PixelRect
  private var bytes: [UInt8]

  init(bounds: PixelRect) {
    self.bounds = bounds
    bytes = [UInt8](repeating: 0, count: bounds.area)
  }

  /// The whole pixels that a run's image covers when its pen starts `origin` quarter pixels from the line's.
  /// A part of a pixel is left out at either end: the run's padding is blank there.
  static func extent(of image: SizedFont.RunImage, origin: Int) -> PixelRect {
    let left = origin - image.originColumn
    return PixelRect(
      minX: -((-left) >> 2), minY: -image.baselineRow, maxX: (left + image.width) >> 2,
      maxY: image.height - image.baselineRow)
  }

  /// Makes room for `extent`; what is there stays in place.
  mutating func grow(to extent: PixelRect) {
    if bounds.contains(extent) { return }
    var larger = CoverageCanvas(bounds: bounds.union(extent))
    let stride = larger.bounds.width
    for row in 0..<bounds.height {
      let target = (row + bounds.minY - larger.bounds.minY) * stride + bounds.minX - larger.bounds.minX
      for x in 0..<bounds.width { larger.bytes[target + x] = bytes[row * bounds.width + x] }
    }
    self = larger
  }

  /// Adds a run's image, four columns to a pixel: the sum of four quarters, rounded, is the exact coverage.
  /// Coverage of neighbouring runs adds up and is held to 255.
  mutating func add(_ image: SizedFont.RunImage, origin: Int) {
    let extent = CoverageCanvas.extent(of: image, origin: origin)
    let firstColumn = extent.minX * SizedFont.columnsPerPixel - origin + image.originColumn
    let width = extent.width
    let stride = bounds.width
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<image.height {
        let source = UnsafeRawPointer(image.columns + row * image.pitch + firstColumn)
        let target =
          base + (row - image.baselineRow - bounds.minY) * stride + (extent.minX - bounds.minX)
        for x in 0..<width {
          let quarters = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
          let pairs = (quarters & 0x00FF_00FF) + ((quarters >> 8) & 0x00FF_00FF)
          let sum = (pairs & 0xFFFF) + (pairs >> 16)
          let coverage = (sum + 2) >> 2 + UInt32(target[x])
          target[x] = UInt8(truncatingIfNeeded: min(coverage, 255))
        }
      }
    }
  }

  /// The part that has ink, as a mask.
  func trimmed() -> PlacedMask {
    let box = inkBounds()
    let stride = bounds.width
    let left = box.minX - bounds.minX
    let coverage = [UInt8](unsafeUninitializedCapacity: box.area) { target, count in
      bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<box.height {
          let start = (row + box.minY - bounds.minY) * stride + left
          for x in 0..<box.width { target[row * box.width + x] = bytes[start + x] }
        }
      }
      count = box.area
    }
    return PlacedMask(
      mask: Mask(width: box.width, height: box.height, coverage: coverage), x: box.minX, y: box.minY)
  }

  private func inkBounds() -> PixelRect {
    let stride = bounds.width
    var columns = [UInt8](repeating: 0, count: stride)
    var top = bounds.height
    var bottom = 0
    for row in 0..<bounds.height {
      var any: UInt8 = 0
      for x in 0..<stride {
        let byte = bytes[row * stride + x]
        columns[x] |= byte
        any |= byte
      }
      if any != 0 {
        top = min(top, row)
        bottom = row + 1
      }
    }
    guard top < bottom else { return .empty }
    let left = columns.firstIndex { $0 != 0 }!
    let right = columns.lastIndex { $0 != 0 }!
    return PixelRect(
      minX: bounds.minX + left, minY: bounds.minY + top, maxX: bounds.minX + right + 1,
      maxY: bounds.minY + bottom)
  }
}
