import Raster

/// A group's bitmap as its mask lets it show.
final class MaskedLayer {
  private(set) var bitmap = Bitmap(width: 0, height: 0)
  private var versions = (content: -1, mask: -1)

  /// Multiplies anew where one of the two has changed.
  func bringUpToDate(_ content: GroupLayer, _ mask: GroupLayer) {
    guard versions != (content.version, mask.version) else { return }
    versions = (content.version, mask.version)
    bitmap = content.bitmap.multiplied(byAlphaOf: mask.bitmap)
  }
}
