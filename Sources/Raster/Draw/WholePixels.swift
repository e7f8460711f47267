public import Geometry

extension AffineTransform {
  /// The shift in whole pixels that this map is, within 1/64 pixel: where pixels are placed as they are.
  public var wholeShift: (x: Int, y: Int)? {
    guard abs(a - 1) < 1e-6, abs(d - 1) < 1e-6, abs(b) < 1e-6, abs(c) < 1e-6 else { return nil }
    guard abs(tx) < Outline.reach, abs(ty) < Outline.reach else { return nil }
    let (x, y) = (nearest(tx), nearest(ty))
    guard abs(tx - Double(x)) <= 1.0 / 64, abs(ty - Double(y)) <= 1.0 / 64 else { return nil }
    return (x, y)
  }

  /// How far from a whole pixel an edge may lie and still count as on it: less than a byte of coverage.
  static let pixelSlack = 1.0 / 1024

  /// The image of `rect`, where it is made of whole pixels.
  public func wholePixels(of rect: Rect) -> PixelRect? {
    guard isUpright else { return nil }
    let image = bounds(of: rect)
    let whole = PixelRect(nearest: image)
    let slack = AffineTransform.pixelSlack
    guard abs(image.x - Double(whole.minX)) < slack, abs(image.y - Double(whole.minY)) < slack,
      abs(image.maxX - Double(whole.maxX)) < slack, abs(image.maxY - Double(whole.maxY)) < slack
    else { return nil }
    return whole
  }
}
