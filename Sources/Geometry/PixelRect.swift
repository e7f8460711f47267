/// A rectangle of whole pixels, half-open: columns `minX..<maxX`, rows `minY..<maxY`.
@frozen
public struct PixelRect: Hashable, Sendable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int

  @inlinable
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable
  public init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The smallest rectangle of whole pixels that covers `rect` (in pixels). Non-finite or enormous
  /// edges are held to ±2^30, so that a wild transform cannot trap.
  public init(covering rect: Rect) {
    func whole(_ v: Double) -> Int {
      let limit = 1_073_741_824.0
      return v.isNaN ? 0 : Int(max(-limit, min(limit, v)))
    }
    self.init(
      minX: whole(rect.x.rounded(.down)), minY: whole(rect.y.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }

  @inlinable public var width: Int { max(0, maxX - minX) }
  @inlinable public var height: Int { max(0, maxY - minY) }
  @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  @inlinable public var area: Int { width * height }

  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    let r = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return r.isEmpty ? .empty : r
  }

  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  @inlinable
  public func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  @inlinable
  public func insetBy(_ d: Int) -> PixelRect {
    PixelRect(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
  }

  public var rect: Rect { Rect(Double(minX), Double(minY), Double(width), Double(height)) }
}
