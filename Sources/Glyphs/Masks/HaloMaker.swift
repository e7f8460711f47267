import Raster

/// Makes round halos: every pixel of ink spreads over a disc.
///
/// A pixel at distance d from one of coverage c gets at least c · clamp(r + 1 − d, 0, 1): a straight edge of
/// ink moves out by exactly r pixels, fractions included, and curves stay round. Made from the mask itself, it
/// cannot be out of register with it and needs no second rendering of the outline.
///
/// The image is laid out with a blank margin as wide as the halo, so that a shift in either direction is a
/// shift along one row of memory: each step is one long loop over bytes. First the image is spread sideways,
/// once for each vertical distance, since the disc's rows differ in width; then that is spread up and down.
struct HaloMaker {
  /// The ink with its margin; the same dimmed; the same spread sideways. Kept for their memory.
  private var ink: [UInt8] = []
  private var dimmed: [UInt8] = []
  private var spread: [UInt8] = []

  /// The halo of `source` with a radius in pixels; it is `⌈radius⌉` pixels larger on every side.
  mutating func halo(around source: PlacedMask, radius: Double) -> PlacedMask {
    let reach = Int(radius.rounded(.up))
    guard !source.isEmpty, reach > 0 else { return source }
    let stride = source.mask.width + 2 * reach
    let height = source.mask.height + 2 * reach
    let margin = reach * (stride + 1)
    layOut(source.mask, stride: stride, margin: margin, start: margin + reach * (stride + 1))
    let coverage = [UInt8](unsafeUninitializedCapacity: stride * height) { target, count in
      count = stride * height
      target.initialize(repeating: 0)
      ink.withUnsafeBufferPointer { ink in
        dimmed.withUnsafeMutableBufferPointer { dimmed in
          spread.withUnsafeMutableBufferPointer { spread in
            guard let ink = ink.baseAddress, let dimmed = dimmed.baseAddress,
              let spread = spread.baseAddress, let target = target.baseAddress
            else { return }
            for dy in 0...reach {
              HaloMaker.spreadSideways(
                ink + margin, dimmed + margin, into: spread + margin, count: count, reach: reach,
                radius: radius, dy: dy)
              HaloMaker.raise(
                target, to: spread + margin - dy * stride, and: spread + margin + dy * stride, count: count)
            }
          }
        }
      }
    }
    return PlacedMask(
      mask: Mask(width: stride, height: height, coverage: coverage), x: source.x - reach,
      y: source.y - reach)
  }

  /// Copies the mask's rows to where they lie in the halo's image, and clears what is around them.
  private mutating func layOut(_ mask: Mask, stride: Int, margin: Int, start: Int) {
    let size = start + mask.height * stride + start
    HaloMaker.clear(&ink, size)
    HaloMaker.clear(&dimmed, size)
    HaloMaker.clear(&spread, size)
    ink.withUnsafeMutableBufferPointer { ink in
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let target = ink.baseAddress, let source = coverage.baseAddress else { return }
        for y in 0..<mask.height {
          (target + start + y * stride).update(from: source + y * mask.width, count: mask.width)
        }
      }
    }
  }

  private static func clear(_ buffer: inout [UInt8], _ size: Int) {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: repeatElement(0, count: size))
  }

  /// Sets each byte of `spread` to the most that arrives from its row's neighbours `dy` rows away.
  private static func spreadSideways(
    _ ink: UnsafePointer<UInt8>, _ dimmed: UnsafeMutablePointer<UInt8>,
    into spread: UnsafeMutablePointer<UInt8>, count: Int, reach: Int, radius: Double, dy: Int
  ) {
    dim(ink, by: weight(0, dy, radius), into: spread, count: count)
    for dx in stride(from: 1, through: reach, by: 1) {
      let weight = weight(dx, dy, radius)
      if weight == 0 { return }
      if weight == 256 {
        raise(spread, to: ink - dx, and: ink + dx, count: count)
      } else {
        dim(ink, by: weight, into: dimmed, count: count)
        raise(spread, to: dimmed - dx, and: dimmed + dx, count: count)
      }
    }
  }

  /// How much of a pixel's coverage arrives `dx` columns and `dy` rows away, 0…256.
  private static func weight(_ dx: Int, _ dy: Int, _ radius: Double) -> UInt16 {
    let distance = Double(dx * dx + dy * dy).squareRoot()
    return UInt16((max(0, min(1, radius + 1 - distance)) * 256).rounded())
  }

  private static func dim(
    _ source: UnsafePointer<UInt8>, by weight: UInt16, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for i in 0..<count {
      target[i] = UInt8(truncatingIfNeeded: (UInt16(source[i]) &* weight &+ 128) >> 8)
    }
  }

  private static func raise(
    _ target: UnsafeMutablePointer<UInt8>, to a: UnsafePointer<UInt8>, and b: UnsafePointer<UInt8>,
    count: Int
  ) {
    for i in 0..<count { target[i] = max(target[i], max(a[i], b[i])) }
  }
}
