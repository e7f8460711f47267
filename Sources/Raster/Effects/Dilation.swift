extension Mask {
  /// The mask grown by `radius` pixels in all directions, with a round, anti-aliased edge: what a text's halo
  /// is drawn from. It is `dilationReach(radius)` larger on every side.
  ///
  /// Each pixel is the largest of its neighbours' coverages times how much of the pixel a disc around that
  /// neighbour covers. Costs O(pixels × radius²).
  public func dilated(radius: Double) -> Mask {
    let reach = Mask.dilationReach(radius)
    guard reach > 0, width > 0, height > 0 else { return self }
    let wide = width + 2 * reach
    var result = [UInt8](repeating: 0, count: wide * (height + 2 * reach))
    result.withUnsafeMutableBufferPointer { result in
      coverage.withUnsafeBufferPointer { source in
        guard let to = result.baseAddress, let from = source.baseAddress else { return }
        for dy in -reach...reach {
          for dx in -reach...reach {
            let weight = Mask.discWeight(dx, dy, radius)
            guard weight > 0 else { continue }
            for y in 0..<height {
              raiseRow(to + ((y + dy + reach) * wide + dx + reach), from + y * width, width, weight)
            }
          }
        }
      }
    }
    return Mask(width: wide, height: height + 2 * reach, coverage: result)
  }

  /// By how many pixels a mask grows on every side when it is dilated.
  public static func dilationReach(_ radius: Double) -> Int {
    radius > 0 ? Int(min(radius, 256).rounded(.up)) : 0
  }

  /// How much a pixel at that distance is covered when a whole pixel grows by `radius`, as a byte.
  private static func discWeight(_ dx: Int, _ dy: Int, _ radius: Double) -> UInt8 {
    let distance = Double(dx * dx + dy * dy).squareRoot()
    return UInt8(max(0, min(1, radius + 1 - distance)) * 255 + 0.5)
  }
}

/// Raises bytes to those of another row times `weight`/255, where these are larger.
private func raiseRow(
  _ result: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ count: Int, _ weight: UInt8
) {
  if weight == 255 {
    for i in 0..<count { result[i] = max(result[i], source[i]) }
  } else {
    for i in 0..<count { result[i] = max(result[i], byteProduct(source[i], weight)) }
  }
}
