import Geometry
import Raster

/// A group's own bitmap and what it shows.
final class GroupLayer {
  /// The part of the group's pixels that the bitmap holds.
  private(set) var window = PixelRect.empty
  private(set) var items: [DisplayItem] = []
  private(set) var isCached = true
  /// What differs from the last frame, in the bitmap's pixels.
  private(set) var changes = Region()
  /// What of the bitmap is not as it should be.
  private var stale = Region()
  private(set) var bitmap = Bitmap(width: 0, height: 0)
  private var scale = 0.0
  /// Counts the paintings, for what is made from the bitmap.
  private(set) var version = 0

  var extent: PixelRect { PixelRect(width: window.width, height: window.height) }

  /// Whether some item covers all of the bitmap.
  var isOpaque: Bool { items.contains { $0.isOpaque(over: extent) } }

  /// Takes over the items of a new frame.
  func update(_ group: Group, _ window: PixelRect, _ items: [DisplayItem]) {
    isCached = group.isCached
    let isSamePlace = self.window == window && scale == group.scale
    if isSamePlace {
      changes = Region.difference(self.items, items)
      stale.formUnion(changes)
    } else {
      self.window = window
      scale = group.scale
      changes = Region([extent])
      stale = changes
      bitmap = Bitmap(width: 0, height: 0)
    }
    self.items = items
  }

  /// Draws what is stale.
  func bringUpToDate(_ brush: Brush) {
    if bitmap.width != window.width || bitmap.height != window.height {
      bitmap = Bitmap(width: window.width, height: window.height)
      stale = Region([extent])
    }
    guard !stale.isEmpty else { return }
    brush.paint(items, on: &bitmap, stale.rects, background: .clear)
    version += 1
    stale = Region()
  }

  /// Lets go of a bitmap that may not be kept.
  func endFrame() {
    if !isCached { bitmap = Bitmap(width: 0, height: 0) }
  }

  /// The part of a group's pixels to keep: all of it while that is not much more than the surface, or turns in
  /// space; else what shows.
  static func window(of group: Group, _ visible: PixelRect, _ surface: PixelRect) -> PixelRect {
    let all = group.extent
    guard all.area > 2 * surface.area, let back = group.placement.affine?.inverse else { return all }
    return PixelRect(covering: back.bounds(of: visible.rect).insetBy(-1, -1)).intersection(all)
  }
}
