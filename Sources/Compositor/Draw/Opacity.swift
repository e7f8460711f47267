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

extension DisplayItem {
  /// Pixels that it covers wholly, so that what was there does not matter: a plain opaque rectangle's, or those
  /// between the corners of a rounded one.
  var hiddenPixels: PixelRect {
    guard case .fill(let shape, .color(let color)) = content, color.pixel.a == 255, transform.isUpright else {
      return .empty
    }
    let inner: Rect
    switch shape {
    case .rect(let rect): inner = rect
    case .roundedRect(let rect, let radius): inner = rect.insetBy(0, min(radius, rect.height / 2))
    case .path: return .empty
    }
    let image = transform.bounds(of: inner)
    let whole = PixelRect(nearest: image.insetBy(0.499, 0.499)).intersection(bounds)
    return clip?.isOpaque(over: whole) ?? true ? whole : .empty
  }
}

extension DeviceClip {
  /// Whether the clip takes nothing away from `area`.
  func isOpaque(over area: PixelRect) -> Bool {
    isWholePixels && rect.contains(area) && (parent?.isOpaque(over: area) ?? true)
  }
}
