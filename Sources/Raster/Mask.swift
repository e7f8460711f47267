/// Coverage, one byte a pixel (255 is wholly covered), row by row. Immutable and shared: glyphs, labels,
/// halos and shadows are drawn from masks that are made once.
public final class Mask: Sendable {
  public let width: Int
  public let height: Int
  public let coverage: [UInt8]

  public init(width: Int, height: Int, coverage: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A mask's extents must not be negative.")
    precondition(coverage.count == width * height, "A mask needs one byte for each pixel.")
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
