public import Geometry

/// What part of the flat map is drawn, and how large.
public struct MercatorWindow: Hashable, Sendable {
  /// In the unit square of `Mercator`; it may reach past 0…1 in x, for the map repeats east and west.
  public var bounds: Rect
  /// Points for one unit: how wide the whole world would be drawn.
  public var scale: Double
  /// How far, in points, a line may be drawn from its true place.
  public var tolerance: Double
  /// How far, in points, beyond the window's edge shapes are still drawn; at least half the widest stroke.
  public var margin: Double

  public init(bounds: Rect, scale: Double, tolerance: Double = 0.5, margin: Double = 8) {
    precondition(scale > 0 && scale.isFinite, "A window's scale is a positive number.")
    self.bounds = bounds
    self.scale = scale
    self.tolerance = tolerance
    self.margin = margin
  }

  /// The level of detail that keeps within the tolerance.
  public var level: Int { DetailLevel.coarsest(within: tolerance / scale) }

  /// Where a place of the unit square lies in the window, in points from its top left corner.
  @inlinable
  public func position(of p: Point) -> Point {
    Point((p.x - bounds.x) * scale, (p.y - bounds.y) * scale)
  }

  /// The copies of the world that show: each is drawn that many worlds to the east.
  var copies: ClosedRange<Int> {
    let slack = margin / scale
    let first = Int((bounds.x - slack).rounded(.down))
    let last = Int((bounds.maxX + slack).rounded(.up)) - 1
    return first...max(first, last)
  }

  /// The window and its margin, as a copy of the world sees it.
  func cullingBox(copy: Int) -> MercatorBox {
    let slack = margin / scale
    return MercatorBox(
      minX: bounds.x - Double(copy) - slack, minY: bounds.y - slack,
      maxX: bounds.maxX - Double(copy) + slack, maxY: bounds.maxY + slack)
  }
}

/// An upright box in the unit square, with both its edges in it.
struct MercatorBox {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  static let nothing = MercatorBox(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  mutating func include(_ b: MercatorBox) {
    minX = min(minX, b.minX)
    minY = min(minY, b.minY)
    maxX = max(maxX, b.maxX)
    maxY = max(maxY, b.maxY)
  }

  @inline(__always)
  func intersects(_ b: MercatorBox) -> Bool {
    minX <= b.maxX && b.minX <= maxX && minY <= b.maxY && b.minY <= maxY
  }

  /// The sides of `window` that this box lies wholly beyond, a bit each; zero where the two may meet.
  @inline(__always)
  func sides(of window: MercatorBox) -> UInt8 {
    (maxX < window.minX ? 1 : 0) | (minX > window.maxX ? 2 : 0) | (maxY < window.minY ? 4 : 0)
      | (minY > window.maxY ? 8 : 0)
  }
}
