import Geometry
import Raster
import Workers

/// Paints lists of items on bitmaps, on some threads.
///
/// First everything that items share is made ready (clip masks, group bitmaps), then each band of rows is painted
/// on its own and only reads it.
final class Brush {
  var threads = 1
  private var painters: [Painter] = [Painter()]
  /// Layers whose bitmap was used in this frame.
  private var layers: [GroupLayer] = []

  /// Rows are shared out only where there are at least this many pixels to paint.
  private static let worthSharing = 32_768

  /// Repaints `rects` of a bitmap.
  func paint(_ items: [DisplayItem], on bitmap: inout Bitmap, _ rects: [PixelRect], background: Pixel) {
    for item in items where rects.contains(where: { $0.intersects(item.bounds) }) { prepare(item, rects) }
    let bands = rects.flatMap(bands)
    while painters.count < bands.count { painters.append(Painter()) }
    let crew = Crew(painters: painters, items: items, bands: bands, background: background)
    bitmap.withSurface { surface in
      inBands(count: bands.count, width: threads) { range in
        for i in range { crew.paint(i, on: surface) }
      }
    }
  }

  /// Lets go of bitmaps that may not be kept.
  func endFrame() {
    for layer in layers { layer.endFrame() }
    layers.removeAll(keepingCapacity: true)
  }

  private func bands(_ rect: PixelRect) -> [PixelRect] {
    guard threads > 1, rect.area >= Brush.worthSharing else { return [rect] }
    let count = min(threads, rect.height)
    return (0..<count).map { i in
      PixelRect(
        minX: rect.minX, minY: rect.minY + rect.height * i / count, maxX: rect.maxX,
        maxY: rect.minY + rect.height * (i + 1) / count)
    }
  }

  private func prepare(_ item: DisplayItem, _ rects: [PixelRect]) {
    item.clip?.prepare(with: painters[0])
    switch item.inner {
    case .group(let layer): prepare(layer)
    case .crossFade(let a, let b):
      prepare(a)
      prepare(b)
    case .masked(let content, let mask, let product):
      prepare(content)
      prepare(mask)
      product.bringUpToDate(content, mask)
    case .play(let play):
      for inner in play.items where rects.contains(where: { $0.intersects(inner.bounds) }) {
        prepare(inner, rects)
      }
    case .none, .shadow, .alpha: break
    }
  }

  private func prepare(_ layer: GroupLayer) {
    layer.bringUpToDate(self)
    layers.append(layer)
  }
}

/// What the threads of one painting share: they only read it, and band `i` belongs to painter `i`.
private struct Crew: @unchecked Sendable {
  let painters: [Painter]
  let items: [DisplayItem]
  let bands: [PixelRect]
  let background: Pixel

  func paint(_ i: Int, on surface: Surface) {
    let painter = painters[i]
    let band = bands[i]
    painter.begin(on: surface, clip: Clip(band))
    let first = items.lastIndex { $0.isOpaque(over: band) }
    if first == nil { painter.clear(to: background) }
    ItemPainter(painter: painter, area: band).paint(items[(first ?? 0)...])
  }
}
