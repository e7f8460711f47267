public import Geometry

/// How a bitmap is drawn: which part of it and how strong.
public struct PictureStyle: Hashable, Sendable {
  /// The part that shows, in pixels of the bitmap; nil for all of it.
  public var region: Rect?
  /// 0…1.
  public var opacity: Double
  /// 0…1, how far the colours are darkened towards black.
  public var shade: Double
  /// Whether every pixel of the bitmap is known to be opaque.
  public var isOpaque: Bool

  public init(region: Rect? = nil, opacity: Double = 1, shade: Double = 0, isOpaque: Bool = false) {
    self.region = region
    self.opacity = opacity
    self.shade = shade
    self.isOpaque = isOpaque
  }
}

extension Painter {
  /// Draws a bitmap, whose pixels `projection` takes to the surface's: bilinear, with anti-aliased edges. What
  /// lies behind the eye, and a bitmap seen edge-on, does not show.
  ///
  /// A shift by whole pixels (within 1/64) copies or blends the pixels as they are.
  public func draw(_ bitmap: Bitmap, through projection: Homography, _ style: PictureStyle = PictureStyle()) {
    guard let frame = frame(bitmap, projection, style) else { return }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let shader = frame.shader(base, bitmap.width, style)
      paint(frame, .shader(.picture(shader), opacity: opacityByte(style.opacity)))
    }
  }

  /// Draws the cross-fade a·(1 − progress) + b·progress of two bitmaps of one size: each pixel is mixed once
  /// and drawn once, so that halfway is the mean of both, transparent parts included.
  public func drawCrossFade(
    _ a: Bitmap, _ b: Bitmap, progress: Double, through projection: Homography,
    _ style: PictureStyle = PictureStyle()
  ) {
    precondition(a.extent == b.extent, "A cross-fade needs two bitmaps of one size.")
    guard let frame = frame(a, projection, style) else { return }
    let t = UInt32(nearest(max(0, min(1, progress)) * 256))
    a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        guard let p = first.baseAddress, let q = second.baseAddress else { return }
        let shader = Shader.crossFade(
          frame.shader(p, a.width, style), frame.shader(q, b.width, style), t)
        paint(frame, .shader(shader, opacity: opacityByte(style.opacity)))
      }
    }
  }

  /// Where a bitmap lands and the way back from there.
  private struct Frame {
    /// What samples are held to, in whole pixels of the bitmap.
    var region: PixelRect
    var inverse: Homography
    var outline: [Point]
    /// The columns that can be drawn to.
    var columns: Range<Int>
    /// Where it lands on whole pixels.
    var whole: PixelRect?

    func shader(_ pixels: UnsafePointer<UInt32>, _ stride: Int, _ style: PictureStyle) -> PictureShader {
      PictureShader(
        pixels, stride: stride, region: region, inverse: inverse, shade: style.shade,
        isOpaque: style.isOpaque, columns: columns)
    }
  }

  private func frame(_ bitmap: Bitmap, _ projection: Homography, _ style: PictureStyle) -> Frame? {
    let part = (style.region ?? bitmap.extent.rect).intersection(bitmap.extent.rect)
    guard !part.isEmpty, opacityByte(style.opacity) > 0 else { return nil }
    guard let inverse = projection.inverse, inverse.isFinite else { return nil }
    let region = PixelRect(covering: part)
    let columns = clip.rect.minX..<max(clip.rect.minX, clip.rect.maxX)
    if let shift = projection.affine?.wholeShift, region.rect == part {
      let back = Homography(.translation(-Double(shift.x), -Double(shift.y)))
      return Frame(
        region: region, inverse: back, outline: [], columns: columns, whole: region.offsetBy(shift.x, shift.y)
      )
    }
    return Frame(
      region: region, inverse: inverse, outline: projection.image(of: part), columns: columns, whole: nil)
  }

  private func paint(_ frame: Frame, _ source: Source) {
    if let whole = frame.whole {
      fillWhole(whole, source)
    } else {
      outline.clear()
      outline.append(contour: frame.outline)
      fillOutline(.nonZero, isSimple: true, source)
    }
  }

  func opacityByte(_ opacity: Double) -> UInt32 { UInt32(nearest(max(0, min(1, opacity)) * 255)) }
}
