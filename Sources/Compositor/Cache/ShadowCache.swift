import Geometry
import Raster

/// A blurred rounded rectangle, ready to be drawn.
final class ShadowMask {
  let mask: Mask
  /// Its corners, where the rest may be stretched; nil where the mask has the shadow's own size.
  let inset: Int?
  /// How far the mask reaches over the rectangle, in pixels of the mask.
  let reach: Int
  /// Pixels of the mask a point.
  let scale: Double
  /// What casts it; holding the path keeps its identifier from being reused.
  private let path: SharedPath?

  init(mask: Mask, inset: Int?, reach: Int, scale: Double, path: SharedPath?) {
    self.path = path
    self.mask = mask
    self.inset = inset
    self.reach = reach
    self.scale = scale
  }
}

/// Blurred masks by what they depend on. A large shadow is nine slices of a small mask, so that its cost does
/// not grow with its size, and resizing it makes no new one.
final class ShadowCache {
  private struct Key: Hashable {
    var width: Int
    var height: Int
    /// In 1/16 pixel.
    var radius: Int
    var blur: Int
    var isSliced: Bool
    var scale: Double
    var path: ObjectIdentifier?
  }

  private static let most = 64
  private var masks: [Key: ShadowMask] = [:]
  private var used: Set<Key> = []
  private let painter = Painter()

  func mask(for shadow: ShadowContent, by transform: AffineTransform) -> ShadowMask {
    let scale =
      transform.isUpright && transform.a == transform.d && transform.a > 0
      ? transform.a : max(abs(transform.determinant), 1e-12).squareRoot()
    let key = key(shadow, transform, min(scale, 64))
    used.insert(key)
    if let known = masks[key] { return known }
    let made = make(key, shadow.path)
    masks[key] = made
    return made
  }

  /// Lets go of masks that the frame did not use, once there are many.
  func endFrame() {
    if masks.count > ShadowCache.most { masks = masks.filter { used.contains($0.key) } }
    used.removeAll(keepingCapacity: true)
  }

  private func key(_ shadow: ShadowContent, _ transform: AffineTransform, _ scale: Double) -> Key {
    let sixteenths = { (v: Double) in Int((max(0, min(1024, v * scale)) * 16).rounded()) }
    let blur = sixteenths(shadow.blur)
    let radius = sixteenths(min(shadow.radius, min(shadow.rect.width, shadow.rect.height) / 2))
    let place = ShadowContent.place(shadow.rect, transform, scale)
    let corner = ShadowCache.corner(radius, blur)
    let isSliced = shadow.path == nil && place.width >= 2 * corner && place.height >= 2 * corner
    let side = 2 * corner + 1
    return Key(
      width: isSliced ? side : min(place.width, 4096), height: isSliced ? side : min(place.height, 4096),
      radius: radius, blur: blur, isSliced: isSliced, scale: scale,
      path: shadow.path.map(ObjectIdentifier.init))
  }

  /// How far from a corner of the rectangle its shadow differs from a straight edge's, in whole pixels.
  private static func corner(_ radius: Int, _ blur: Int) -> Int {
    (radius + 15) / 16 + Mask.blurReach(Double(blur) / 16)
  }

  private func make(_ key: Key, _ caster: SharedPath?) -> ShadowMask {
    let sigma = Double(key.blur) / 16
    let reach = Mask.blurReach(sigma)
    let area = PixelRect(width: key.width, height: key.height)
    let sharp: ClipMask
    if let path = caster {
      let place = AffineTransform.translation(-path.bounds.x, -path.bounds.y).then(
        .scale(key.scale, key.scale))
      sharp = painter.coverage(of: path.path, by: place, in: area, isSimple: path.isSimple)
    } else {
      let path = Path(roundedRect: area.rect, radius: Double(key.radius) / 16)
      sharp = painter.coverage(of: path, by: .identity, in: area, isSimple: true)
    }
    let mask = Mask(width: key.width, height: key.height, coverage: sharp.coverage).blurred(sigma: sigma)
    return ShadowMask(
      mask: mask, inset: key.isSliced ? ShadowCache.corner(key.radius, key.blur) + reach : nil, reach: reach,
      scale: key.scale, path: caster)
  }
}

extension ShadowContent {
  /// The rectangle in whole pixels of a mask with `scale` pixels a point; where the transform is upright, its
  /// place on the surface.
  static func place(_ rect: Rect, _ transform: AffineTransform, _ scale: Double) -> PixelRect {
    if transform.isUpright && transform.a == transform.d && transform.a > 0 {
      return PixelRect(nearest: transform.bounds(of: rect))
    }
    return PixelRect(nearest: Rect(0, 0, rect.width * scale, rect.height * scale))
  }
}
