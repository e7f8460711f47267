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

  /// The window and its margin on the atlas grid, as a copy of the world sees it.
  func cullingBox(copy: Int) -> GridBox {
    let slack = margin / scale
    func x(_ value: Double) -> Double { (value - Double(copy) - 0.5) * Double(AtlasGrid.unitsPerTurn) }
    func y(_ value: Double) -> Double {
      // What lies beyond the square's edge is drawn on it: an edge in view shows all of that.
      if value <= 0 { return Double(AtlasGrid.quarterTurn) }
      if value >= 1 { return -Double(AtlasGrid.quarterTurn) }
      return Mercator.unproject(Point(0.5, value)).latitude / AtlasGrid.degreesPerUnit
    }
    return GridBox(
      minX: GridBox.clamped(x(bounds.x - slack)), minY: GridBox.clamped(y(bounds.maxY + slack) - 1),
      maxX: GridBox.clamped(x(bounds.maxX + slack)), maxY: GridBox.clamped(y(bounds.y - slack) + 1))
  }
}

/// An upright box on the atlas grid, with its edges in it; y grows northwards.
struct GridBox {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  static let nothing = GridBox(minX: .max, minY: .max, maxX: .min, maxY: .min)

  init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(_ chunk: ChunkRecord) {
    self.init(
      minX: chunk.x, minY: chunk.y, maxX: chunk.x + Int32(chunk.width), maxY: chunk.y + Int32(chunk.height))
  }

  static func clamped(_ value: Double) -> Int32 { Int32(max(-2e9, min(2e9, value.rounded()))) }

  mutating func include(_ b: GridBox) {
    minX = min(minX, b.minX)
    minY = min(minY, b.minY)
    maxX = max(maxX, b.maxX)
    maxY = max(maxY, b.maxY)
  }

  @inline(__always)
  func intersects(_ b: GridBox) -> Bool {
    minX <= b.maxX && b.minX <= maxX && minY <= b.maxY && b.minY <= maxY
  }

  /// The sides of `window` that this box lies wholly beyond, a bit each; zero where the two may meet.
  @inline(__always)
  func sides(of window: GridBox) -> UInt8 {
    (maxX < window.minX ? 1 : 0) | (minX > window.maxX ? 2 : 0) | (maxY < window.minY ? 4 : 0)
      | (minY > window.maxY ? 8 : 0)
  }
}
