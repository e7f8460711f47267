import Raster

/// The alpha of images that are drawn in a tint, as masks.
final class AlphaCache {
  private var masks: [ObjectIdentifier: (image: Image, mask: Mask)] = [:]
  private var used: Set<ObjectIdentifier> = []

  func mask(of image: Image) -> Mask {
    let key = ObjectIdentifier(image)
    used.insert(key)
    if let known = masks[key] { return known.mask }
    let alphas = image.bitmap.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    let mask = Mask(width: image.width, height: image.height, coverage: alphas)
    masks[key] = (image, mask)
    return mask
  }

  /// Lets go of images that the frame did not draw; holding the image keeps its identifier from being reused.
  func endFrame() {
    if masks.count > used.count { masks = masks.filter { used.contains($0.key) } }
    used.removeAll(keepingCapacity: true)
  }
}
