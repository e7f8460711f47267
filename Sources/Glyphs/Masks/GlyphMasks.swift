public import Geometry
public import Raster

/// A mask and where it goes: pixels from the line's origin, which is the left end of the baseline.
public struct PlacedMask: Sendable {
  public let mask: Mask
  /// The column of the mask's left edge; negative where ink reaches left of the origin.
  public let x: Int
  /// The row of the mask's upper edge; usually negative, for the baseline is row 0's upper edge.
  public let y: Int

  init(mask: Mask, x: Int, y: Int) {
    self.mask = mask
    self.x = x
    self.y = y
  }

  /// The pixels that the mask covers, from the line's origin.
  public var bounds: PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
  }

  /// Where the mask lies, in points, when the line's origin is at `origin`: moved to the nearest whole pixel
  /// of `scale` pixels a point, so that ink and halo stay in register and baselines crisp.
  public func rect(at origin: Point, scale: Double) -> Rect {
    let left = (origin.x * scale).rounded() + Double(x)
    let top = (origin.y * scale).rounded() + Double(y)
    return Rect(left / scale, top / scale, Double(mask.width) / scale, Double(mask.height) / scale)
  }

  public var isEmpty: Bool { mask.width == 0 || mask.height == 0 }
}

/// The pixels of one line at one scale: its ink, and the halo to lay under it. Both are trimmed to what they
/// cover and placed from the same origin, so they fit exactly.
public final class GlyphMasks: Sendable {
  public let ink: PlacedMask
  /// The ink made fatter all round; nil when none was asked for.
  public let halo: PlacedMask?

  init(ink: PlacedMask, halo: PlacedMask?) {
    self.ink = ink
    self.halo = halo
  }

  /// Memory that both masks take, in bytes.
  var byteCount: Int { ink.mask.coverage.count + (halo?.mask.coverage.count ?? 0) }
}
