/// How the end of an open stroke looks.
public enum LineCap: Hashable, Sendable {
  case butt
  case round
  case square
}

/// How two segments of a stroke meet.
public enum LineJoin: Hashable, Sendable {
  /// Pointed, or bevelled where the point would reach further than `miterLimit` times half the width.
  case miter
  case round
  case bevel
}

/// The pen of a stroke; lengths are in the units of the path.
public struct Stroke: Hashable, Sendable {
  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dashes: [Double]
  /// How far into the pattern the line starts.
  public var dashPhase: Double

  public init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// How far from its path a stroke can put ink, in the path's units.
  public var reach: Double {
    let corner = join == .miter ? max(1, miterLimit) : 1
    return width / 2 * max(corner, cap == .square ? 1.415 : 1)
  }
}
