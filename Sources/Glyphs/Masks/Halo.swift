import Raster

/// The round halo of a mask: every pixel of ink spreads over a disc.
///
/// A pixel at distance d from one of coverage c gets at least c · clamp(r + 1 − d, 0, 1): a straight edge of
/// ink moves out by exactly r pixels, fractions included, and curves stay round. Made from the mask itself, it
/// cannot be out of register with it and needs no second rendering of the outline.
enum Halo {
  /// The halo of `source` with a radius in pixels; it is `⌈radius⌉` pixels larger on every side.
  static func around(_ source: PlacedMask, radius: Double) -> PlacedMask {
    let reach = Int(radius.rounded(.up))
    let width = source.mask.width
    let height = source.mask.height
    guard width > 0, height > 0, reach > 0 else { return source }
    let outerWidth = width + 2 * reach
    let outerHeight = height + 2 * reach
    let weights = discWeights(radius: radius, reach: reach)
    var spread = [UInt8](repeating: 0, count: outerWidth)
    let coverage = [UInt8](unsafeUninitializedCapacity: outerWidth * outerHeight) { target, count in
      count = outerWidth * outerHeight
      target.initialize(repeating: 0)
      let ink = source.mask.coverage
      ink.withUnsafeBufferPointer { ink in
        spread.withUnsafeMutableBufferPointer { spread in
          for y in 0..<height {
            let row = UnsafeBufferPointer(rebasing: ink[(y * width)..<((y + 1) * width)])
            for distance in 0...reach {
              spreadRow(row, weights[distance], reach, into: spread)
              let below = (y + reach + distance) * outerWidth
              raise(UnsafeMutableBufferPointer(rebasing: target[below..<(below + outerWidth)]), to: spread)
              guard distance > 0 else { continue }
              let above = (y + reach - distance) * outerWidth
              raise(UnsafeMutableBufferPointer(rebasing: target[above..<(above + outerWidth)]), to: spread)
            }
          }
        }
      }
    }
    return PlacedMask(
      mask: Mask(width: outerWidth, height: outerHeight, coverage: coverage), x: source.x - reach,
      y: source.y - reach)
  }

  /// How much of a pixel's coverage arrives `dy` rows and `dx` columns away, 0…256: `weights[dy][dx]`.
  private static func discWeights(radius: Double, reach: Int) -> [[UInt16]] {
    (0...reach).map { dy in
      (0...reach).map { dx in
        let distance = Double(dx * dx + dy * dy).squareRoot()
        return UInt16((max(0, min(1, radius + 1 - distance)) * 256).rounded())
      }
    }
  }

  /// One row spread sideways: each byte of `spread` becomes the most that arrives from any byte of `row`.
  private static func spreadRow(
    _ row: UnsafeBufferPointer<UInt8>, _ weights: [UInt16], _ reach: Int,
    into spread: UnsafeMutableBufferPointer<UInt8>
  ) {
    spread.update(repeating: 0)
    for offset in -reach...reach {
      let weight = weights[abs(offset)]
      guard weight > 0 else { continue }
      let shifted = UnsafeMutableBufferPointer(
        rebasing: spread[(reach + offset)..<(reach + offset + row.count)])
      if weight == 256 {
        for x in 0..<row.count { shifted[x] = max(shifted[x], row[x]) }
      } else {
        for x in 0..<row.count {
          let arriving = UInt8(truncatingIfNeeded: (UInt16(row[x]) &* weight) >> 8)
          shifted[x] = max(shifted[x], arriving)
        }
      }
    }
  }

  private static func raise(
    _ target: UnsafeMutableBufferPointer<UInt8>, to floor: UnsafeMutableBufferPointer<UInt8>
  ) {
    for x in 0..<floor.count { target[x] = max(target[x], floor[x]) }
  }
}
