import Geometry
import Raster

extension RenderNode {
  /// The pixels a leaf can change, before any clip; nil where its transform is not finite.
  var reach: PixelRect? {
    guard Homography(transform).isFinite else { return nil }
    switch content {
    case .fill(let shape, _): return covering(shape.bounds)
    case .stroke(let shape, let stroke, _):
      let margin = stroke.reach
      return covering(shape.bounds.insetBy(-margin, -margin))
    case .image(let image):
      let isWhole = image.tint == nil && transform.wholePixels(of: image.rect) != nil
      return covering(image.rect).insetBy(isWhole ? 0 : -1)
    case .mask(let mask): return covering(mask.rect).insetBy(-1)
    case .shadow(let shadow):
      let margin = 3 * shadow.blur
      return covering(shadow.rect.insetBy(-margin, -margin)).insetBy(-2)
    case .picture(let picture, _): return covering(picture.bounds)
    case .pushClip, .popClip, .pushGroup, .pushCrossFade, .pushMaskedGroup, .nextFace, .popGroup:
      return .empty
    }
  }

  private func covering(_ rect: Rect) -> PixelRect { PixelRect(covering: transform.bounds(of: rect).snapped) }
}

extension Rect {
  /// The same with its edges on whole 1/256 pixels, where the rasteriser puts all points.
  fileprivate var snapped: Rect {
    func snap(_ v: Double) -> Double { (v * 256).rounded(.toNearestOrEven) / 256 }
    let (left, top) = (snap(x), snap(y))
    return Rect(left, top, snap(maxX) - left, snap(maxY) - top)
  }
}

extension Group {
  /// From the bitmap's pixels to those of the enclosing surface; pixel (0, 0) begins at the bounds' top left.
  var placement: Homography {
    Homography(AffineTransform.scale(1 / scale, 1 / scale).then(.translation(bounds.x, bounds.y)))
      .then(projection)
  }

  /// The whole bitmap, in its own pixels.
  var extent: PixelRect {
    PixelRect(covering: Rect(0, 0, bounds.width * scale, bounds.height * scale))
  }

  /// The pixels of the enclosing surface that it can change.
  var reach: PixelRect {
    guard projection.isFinite, scale > 0, scale.isFinite else { return .empty }
    return PixelRect(covering: Rect(around: placement.image(of: extent.rect)).snapped)
  }
}
