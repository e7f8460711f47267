extension PixelRect {
  /// The rectangle of whole pixels whose edges are nearest to those of `rect` (in pixels); edges that are
  /// not finite or enormous are held to ±2^30.
  public init(nearest rect: Rect) {
    func whole(_ v: Double) -> Int {
      let limit = 1_073_741_824.0
      return v.isNaN ? 0 : Int(max(-limit, min(limit, v)).rounded())
    }
    self.init(
      minX: whole(rect.x), minY: whole(rect.y), maxX: whole(rect.maxX), maxY: whole(rect.maxY))
  }

  @inlinable
  public func offsetBy(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
