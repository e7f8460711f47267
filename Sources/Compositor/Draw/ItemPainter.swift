import Geometry
import Raster

/// Draws items within an area of a surface.
struct ItemPainter {
  let painter: Painter
  let area: PixelRect

  func paint(_ items: ArraySlice<DisplayItem>) {
    for i in items.indices where items[i].bounds.intersects(area) {
      if case .shadow(let shadow) = items[i].content {
        // A layer's own fill mostly follows its shadow.
        let hidden = i + 1 < items.endIndex ? items[i + 1].hiddenPixels : .empty
        setClip(items[i])
        draw(shadow, items[i], hidden: hidden.intersection(area))
      } else {
        paint(items[i])
      }
    }
  }

  private func setClip(_ item: DisplayItem) {
    painter.setClip(Clip(area.intersection(item.bounds), mask: item.clip?.mask))
  }

  private func paint(_ item: DisplayItem) {
    setClip(item)
    switch item.content {
    case .fill(let shape, let paint): fill(shape, item.transform, paint)
    case .stroke(let shape, let stroke, let paint):
      painter.stroke(shape.path, by: item.transform, stroke, with: paint)
    case .image(let image): draw(image, item)
    case .mask(let mask):
      painter.draw(mask.mask, by: mask.placement.then(item.transform), color: mask.color)
    case .picture(_, let opacity): play(item, opacity)
    case .pushGroup(let group): draw(group, item)
    case .pushCrossFade(let group, let progress): crossFade(group, progress, item)
    case .pushMaskedGroup(let group): drawMasked(group, item)
    case .shadow, .pushClip, .popClip, .popGroup, .nextFace: break
    }
  }

  private func fill(_ shape: Shape, _ transform: AffineTransform, _ paint: Paint) {
    switch shape {
    case .rect(let rect): painter.fill(rect, by: transform, with: paint)
    case .roundedRect, .path:
      painter.fill(shape.path, by: transform, rule: shape.rule, with: paint, isSimple: shape.isSimple)
    }
  }

  private func draw(_ content: ImageContent, _ item: DisplayItem) {
    let image = content.image
    guard let placement = content.placement else { return }
    let whole = placement.then(item.transform)
    if let tint = content.tint, case .alpha(let mask) = item.inner {
      painter.draw(mask, by: whole, color: tint.faded(by: content.opacity))
      return
    }
    painter.draw(
      image.bitmap, through: Homography(whole),
      PictureStyle(region: content.region, opacity: content.opacity, isOpaque: image.isOpaque))
  }

  private func draw(_ shadow: ShadowContent, _ item: DisplayItem, hidden: PixelRect) {
    guard case .shadow(let made) = item.inner else { return }
    let t = item.transform
    let place = ShadowContent.place(shadow.rect, t, made.scale)
    let isUpright = t.isUpright && t.a == t.d && t.a > 0
    if isUpright, let inset = made.inset {
      painter.drawNineSlices(
        made.mask, inset: inset, in: place.insetBy(-made.reach), color: shadow.color, hidden: hidden)
    } else if isUpright {
      painter.draw(made.mask, x: place.minX - made.reach, y: place.minY - made.reach, color: shadow.color)
    } else {
      draw(made, shadow, t)
    }
  }

  /// A shadow that is turned or skewed: the mask, whole, through the transform.
  private func draw(_ made: ShadowMask, _ shadow: ShadowContent, _ transform: AffineTransform) {
    let k = 1 / made.scale
    let margin = Double(made.reach) * k
    let placement = AffineTransform.scale(k, k)
      .then(.translation(shadow.rect.x - margin, shadow.rect.y - margin)).then(transform)
    painter.draw(made.mask, by: placement, color: shadow.color)
  }

  private func play(_ item: DisplayItem, _ opacity: Double) {
    switch item.inner {
    case .play(let play): ItemPainter(painter: painter, area: area).paint(play.items[...])
    case .group(let layer):
      guard let placement = layer.placement(in: item) else { return }
      painter.draw(layer.bitmap, through: placement, PictureStyle(opacity: opacity))
    default: break
    }
  }

  private func draw(_ group: Group, _ item: DisplayItem) {
    guard case .group(let layer) = item.inner, let placement = layer.placement(in: item) else { return }
    painter.draw(layer.bitmap, through: placement, group.style(isOpaque: layer.isOpaque))
  }

  private func drawMasked(_ group: Group, _ item: DisplayItem) {
    guard case .masked(let layer, _, let product) = item.inner, let placement = layer.placement(in: item)
    else {
      return
    }
    painter.draw(product.bitmap, through: placement, group.style(isOpaque: false))
  }

  private func crossFade(_ group: Group, _ progress: Double, _ item: DisplayItem) {
    guard case .crossFade(let a, let b) = item.inner, let placement = a.placement(in: item) else { return }
    painter.drawCrossFade(
      a.bitmap, b.bitmap, progress: progress, through: placement,
      group.style(isOpaque: a.isOpaque && b.isOpaque))
  }
}

extension Group {
  fileprivate func style(isOpaque: Bool) -> PictureStyle {
    PictureStyle(opacity: opacity, shade: shade, isOpaque: isOpaque)
  }
}

extension MaskContent {
  /// From the mask's pixels to the node's points.
  var placement: AffineTransform {
    guard mask.width > 0, mask.height > 0 else { return .identity }
    return AffineTransform.scale(rect.width / Double(mask.width), rect.height / Double(mask.height))
      .then(.translation(rect.x, rect.y))
  }
}

extension ImageContent {
  /// The part that shows, in the image's pixels.
  var region: Rect {
    let (w, h) = (Double(image.width), Double(image.height))
    return Rect(source.x * w, source.y * h, source.width * w, source.height * h)
  }

  /// From the image's pixels to the node's points; nil where nothing shows.
  var placement: AffineTransform? {
    let part = region
    guard !part.isEmpty else { return nil }
    return AffineTransform.translation(-part.x, -part.y)
      .then(.scale(rect.width / part.width, rect.height / part.height)).then(.translation(rect.x, rect.y))
  }
}
