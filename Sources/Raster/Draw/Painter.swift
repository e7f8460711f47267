import Geometry

/// Draws into a surface within a clip; keeps the scratch memory that drawing needs.
///
/// A painter is used by one thread at a time. Nothing it draws depends on what it drew before, and what
/// it draws in a clip is what a larger clip would show there, byte for byte.
public final class Painter: @unchecked Sendable {
  var surface: Surface
  var clip: Clip

  let outline = Outline()
  let accumulator = Accumulator()
  let boundaries = BoundaryFilter()
  let trace = Trace()
  let dashes = Trace()
  let stroker = Stroker()
  let samples = SampleGrid()
  let row = CoverageRow()
  let masked = CoverageRow()
  let colors = Storage<UInt32>()
  let shaderScratch = Shader.Scratch()

  /// A painter that draws nowhere until `begin`.
  public init() {
    surface = Surface(base: colors.base, width: 0, height: 0)
    clip = Clip(.empty)
  }

  /// From here on draws into `surface`, within `clip`.
  public func begin(on surface: Surface, clip: Clip) {
    self.surface = surface
    self.clip = clip
    setClip(clip)
  }

  /// From here on draws within `clip`.
  public func setClip(_ clip: Clip) {
    self.clip = clip
    self.clip.rect = clip.rect.intersection(surface.extent)
    if let mask = clip.mask { self.clip.rect = self.clip.rect.intersection(mask.rect) }
    colors.reserve(surface.width + 16)
  }

  /// Sets every pixel of the clip's rectangle, whatever was there.
  public func clear(to pixel: Pixel) {
    for y in clip.rect.minY..<max(clip.rect.minY, clip.rect.maxY) {
      fillRow(surface.row(y) + clip.rect.minX, clip.rect.width, pixel.bits)
    }
  }
}
