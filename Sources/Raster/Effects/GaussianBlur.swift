import Geometry

// A true Gaussian, separably, in whole numbers: shadows are blurred once and cached, so the three box passes
// that stand in for it elsewhere would save nothing that is felt, and their square corners show at small radii.

extension Mask {
  /// The mask blurred with a Gaussian of standard deviation `sigma` pixels; it grows by `blurReach(sigma)` on
  /// every side. Costs O(pixels × sigma).
  public func blurred(sigma: Double) -> Mask {
    let weights = Mask.gaussianWeights(sigma)
    let reach = weights.count / 2
    guard reach > 0, width > 0, height > 0 else { return self }
    let wide = width + 2 * reach
    let tall = height + 2 * reach
    let rows = coverage.withUnsafeBufferPointer { source in
      spread(source, lines: height, length: width, step: 1, stride: width, weights)
    }
    let columns = rows.withUnsafeBufferPointer { source in
      spread(source, lines: wide, length: height, step: wide, stride: 1, weights)
    }
    return Mask(width: wide, height: tall, coverage: columns)
  }

  /// How far a blur of standard deviation `sigma` reaches, in whole pixels: three deviations.
  public static func blurReach(_ sigma: Double) -> Int {
    sigma > 0 ? Int((3 * min(sigma, 1024)).rounded(.up)) : 0
  }

  /// Weights that add up to 65,536, from −reach to reach.
  static func gaussianWeights(_ sigma: Double) -> [UInt32] {
    let reach = blurReach(sigma)
    guard reach > 0 else { return [65536] }
    let bell = (-reach...reach).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = bell.reduce(0, +)
    var weights = bell.map { UInt32(($0 / total * 65536).rounded()) }
    weights[reach] = 65536 &- (weights.reduce(0, &+) &- weights[reach])
    return weights
  }

  /// Blurs along one direction. The result keeps the orientation: a line of it is `reach` longer on both ends.
  /// Rows have a step of 1 and lie `stride` apart; columns have a step of the width and lie 1 apart.
  private func spread(
    _ source: UnsafeBufferPointer<UInt8>, lines: Int, length: Int, step: Int, stride: Int, _ weights: [UInt32]
  ) -> [UInt8] {
    let reach = weights.count / 2
    let longer = length + 2 * reach
    let alongRows = step == 1
    let width = alongRows ? longer : lines
    var sums = [UInt32](repeating: 32768, count: longer * lines)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress, let source = source.baseAddress else { return }
      for (k, weight) in weights.enumerated() {
        if alongRows {
          for y in 0..<lines { addRow(sums + (y * width + k), source + y * stride, length, weight) }
        } else {
          for y in 0..<length { addRow(sums + (y + k) * width, source + y * step, lines, weight) }
        }
      }
    }
    return sums.map { UInt8(truncatingIfNeeded: min(255, $0 >> 16)) }
  }
}

/// Adds a row of bytes times `weight`.
private func addRow(
  _ sums: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt8>, _ count: Int, _ weight: UInt32
) {
  for i in 0..<count { sums[i] = sums[i] &+ UInt32(source[i]) &* weight }
}
