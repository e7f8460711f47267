import Geometry
import Raster

extension DisplayItem {
  /// Whether the item alone decides all pixels of `area`, so that nothing under it need be drawn. May say no
  /// where it does.
  func isOpaque(over area: PixelRect) -> Bool {
    guard bounds.contains(area), clip?.isOpaque(over: area) ?? true else { return false }
    switch content {
    case .fill(.rect(let rect), .color(let color)):
      guard color.pixel.a == 255 else { return false }
      return transform.wholePixels(of: rect)?.contains(area) ?? false
    case .image(let image):
      guard image.image.isOpaque, image.opacity >= 1, image.tint == nil else { return false }
      return transform.wholePixels(of: image.rect)?.contains(area) ?? false
    default: return false
    }
  }
}

extension DeviceClip {
  /// Whether the clip takes nothing away from `area`.
  func isOpaque(over area: PixelRect) -> Bool {
    isWholePixels && rect.contains(area) && (parent?.isOpaque(over: area) ?? true)
  }
}
