public import Geometry

extension Painter {
  /// The coverage of a path within `rect`, as a mask to clip with.
  public func coverage(
    of path: Path, by transform: AffineTransform, rule: FillRule = .nonZero, in rect: PixelRect,
    isSimple: Bool = false, tolerance: Double = Path.defaultTolerance
  ) -> ClipMask {
    outline.clear()
    outline.append(path, transform, tolerance: tolerance)
    var bytes = [UInt8](repeating: 0, count: rect.area)
    bytes.withUnsafeMutableBufferPointer { bytes in
      accumulate(rule, isSimple: isSimple, in: rect) { y in
        let line = (y - rect.minY) * rect.width - rect.minX
        for i in 0..<row.count { copy(row.runs.base[i], to: bytes, line) }
      }
    }
    return ClipMask(rect: rect, coverage: bytes)
  }

  private func copy(_ run: CoverageRow.Run, to bytes: UnsafeMutableBufferPointer<UInt8>, _ line: Int) {
    for x in run.start..<run.end {
      bytes[line + x] = run.value < 0 ? row.bytes.base[x - row.origin] : UInt8(run.value)
    }
  }
}
