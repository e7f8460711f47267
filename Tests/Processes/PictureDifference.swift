public import Raster

/// In one sentence, how two bitmaps differ.
public func difference(of actual: Bitmap, from expected: Bitmap) -> String {
  guard actual.width == expected.width, actual.height == expected.height else {
    return "The picture is \(actual.width) × \(actual.height) pixels, "
      + "expected were \(expected.width) × \(expected.height)."
  }
  let places = actual.pixels.indices.filter { actual.pixels[$0] != expected.pixels[$0] }
  guard let first = places.first else { return "The pictures are equal." }
  let (x, y) = (first % actual.width, first / actual.width)
  let greatest = places.map { greatestStep(actual.pixels[$0], expected.pixels[$0]) }.max() ?? 0
  return "\(places.count) of \(actual.pixels.count) pixels differ, by up to \(greatest) of 255; "
    + "the first is (\(x), \(y)): \(hex(actual.pixels[first])) in place of \(hex(expected.pixels[first]))."
}

private func greatestStep(_ a: UInt32, _ b: UInt32) -> Int {
  let steps = zip(bytes(a), bytes(b)).map { abs($0 - $1) }
  return steps.max() ?? 0
}

private func bytes(_ pixel: UInt32) -> [Int] { withUnsafeBytes(of: pixel) { $0.map(Int.init) } }

private func hex(_ pixel: UInt32) -> String {
  let digits = String(pixel, radix: 16)
  return "#" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
}
