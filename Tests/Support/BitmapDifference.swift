public import Raster

/// What sets two bitmaps apart.
public struct BitmapDifference {
  public let expected: Bitmap
  public let actual: Bitmap
  /// How many pixels differ; all of them where the extents do.
  public private(set) var pixels = 0
  /// The largest difference of any component.
  public private(set) var largest = 0
  /// The first pixel that differs, row by row.
  public private(set) var first: (x: Int, y: Int)?

  public init(expected: Bitmap, actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    guard expected.width == actual.width, expected.height == actual.height else {
      pixels = max(expected.pixels.count, actual.pixels.count)
      largest = 255
      return
    }
    for (i, (a, b)) in zip(expected.pixels, actual.pixels).enumerated() where a != b {
      pixels += 1
      largest = max(largest, BitmapDifference.distance(Pixel(bits: a), Pixel(bits: b)))
      if first == nil { first = (i % expected.width, i / expected.width) }
    }
  }

  public func isWithin(_ tolerance: SnapshotTolerance) -> Bool {
    pixels == 0 || largest <= tolerance.largestDifference && pixels <= tolerance.pixels
  }

  public var summary: String {
    guard expected.width == actual.width, expected.height == actual.height else {
      return "\(actual.width)×\(actual.height) instead of \(expected.width)×\(expected.height) pixels"
    }
    guard let first else { return "no difference" }
    return "\(pixels) of \(actual.pixels.count) pixels differ, by up to \(largest) of 255, first at "
      + "(\(first.x), \(first.y)): expected \(expected[first.x, first.y].components), "
      + "was \(actual[first.x, first.y].components)"
  }

  /// Expected, difference (brighter for more, white for pixels that are missing) and actual, side by side.
  public var panel: Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var panel = Bitmap(width: width * 3 + 8, height: height, fill: Pixel(r: 128, g: 128, b: 128, a: 255))
    for y in 0..<height {
      for x in 0..<width {
        let a = expected.pixel(x, y)
        let b = actual.pixel(x, y)
        if let a { panel[x, y] = a }
        if let b { panel[width * 2 + 8 + x, y] = b }
        panel[width + 4 + x, y] = BitmapDifference.mark(a, b)
      }
    }
    return panel
  }

  private static func mark(_ a: Pixel?, _ b: Pixel?) -> Pixel {
    guard let a, let b else { return Pixel(r: 255, g: 255, b: 255, a: 255) }
    let d = distance(a, b)
    return Pixel(r: d == 0 ? 0 : UInt8(min(255, 63 + d)), g: 0, b: 0, a: 255)
  }

  private static func distance(_ a: Pixel, _ b: Pixel) -> Int {
    let pairs = [(a.r, b.r), (a.g, b.g), (a.b, b.b), (a.a, b.a)]
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? { x < width && y < height ? self[x, y] : nil }
}

extension Pixel {
  fileprivate var components: String { "(\(r), \(g), \(b), \(a))" }
}
