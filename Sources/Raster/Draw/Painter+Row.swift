import Geometry

// From a row of coverage to pixels.

/// Where the colour of a row's pixels comes from.
enum Source {
  case solid(UInt32)
  case shader(Shader, opacity: UInt32)
}

extension Painter {
  /// Paints the runs of `row` into row `y` of the surface, through the clip's mask where there is one.
  func paint(_ row: CoverageRow, y: Int, _ source: Source) {
    var covered = row
    if let mask = clip.mask {
      maskRuns(row, y, mask)
      covered = masked
    }
    let line = surface.row(y)
    let bytes = covered.bytes.base - covered.origin
    let runs = covered.runs.base
    switch source {
    case .solid(let pixel):
      for i in 0..<covered.count {
        let run = runs[i]
        let count = run.end - run.start
        if run.value < 0 {
          blendRow(line + run.start, count, pixel, through: bytes + run.start)
        } else {
          blendRow(line + run.start, count, run.value == 255 ? pixel : scaled(pixel, by: UInt32(run.value)))
        }
      }
    case .shader(let shader, let opacity):
      for i in 0..<covered.count { shade(runs[i], bytes, line, y, shader, opacity) }
    }
  }

  private func shade(
    _ run: CoverageRow.Run, _ bytes: UnsafeMutablePointer<UInt8>, _ line: UnsafeMutablePointer<UInt32>,
    _ y: Int, _ shader: Shader, _ opacity: UInt32
  ) {
    let count = run.end - run.start
    let target = line + run.start
    if run.value == 255, opacity == 255, shader.blend(target, x: run.start, y: y, count: count) { return }
    if run.value == 255, opacity == 255, shader.isOpaque {
      return shader.fill(target, x: run.start, y: y, count: count, shaderScratch)
    }
    shader.fill(colors.base, x: run.start, y: y, count: count, shaderScratch)
    if run.value < 0 {
      // The same product as for a run of one value: which of both a pixel is in depends on the window.
      if opacity != 255 { scaleRow(bytes + run.start, count, bytes + run.start, by: UInt8(opacity)) }
      blendRow(target, count, pixels: colors.base, through: bytes + run.start)
    } else {
      let strength = UInt32(byteProduct(UInt8(run.value), UInt8(opacity)))
      if strength == 255 {
        blendRow(target, count, pixels: colors.base)
      } else {
        blendRow(target, count, pixels: colors.base, opacity: strength)
      }
    }
  }

  /// Writes to `masked` the runs of `row` times the mask.
  private func maskRuns(_ row: CoverageRow, _ y: Int, _ mask: ClipMask) {
    masked.open(origin: clip.rect.minX, width: clip.rect.width)
    let line = y - mask.rect.minY
    let solid = mask.solid[line]
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      let cover = base + (line * mask.rect.width - mask.rect.minX)
      for i in 0..<row.count {
        let run = row.runs.base[i]
        let low = max(run.start, min(run.end, solid.lowerBound))
        let high = max(low, min(run.end, solid.upperBound))
        product(row, run, run.start, low, cover)
        copy(row, run, low, high)
        product(row, run, high, run.end, cover)
      }
    }
  }

  private func copy(_ row: CoverageRow, _ run: CoverageRow.Run, _ start: Int, _ end: Int) {
    guard start < end else { return }
    if run.value >= 0 { return masked.append(start, end, value: run.value) }
    let to = masked.bytes.base + (start - masked.origin)
    to.update(from: row.bytes.base + (start - row.origin), count: end - start)
    masked.appendBytes(start, end)
  }

  private func product(
    _ row: CoverageRow, _ run: CoverageRow.Run, _ start: Int, _ end: Int, _ cover: UnsafePointer<UInt8>
  ) {
    guard start < end else { return }
    let to = masked.bytes.base + (start - masked.origin)
    if run.value >= 0 {
      scaleRow(to, end - start, cover + start, by: UInt8(run.value))
    } else {
      to.update(from: row.bytes.base + (start - row.origin), count: end - start)
      multiplyRow(to, end - start, by: cover + start)
    }
    masked.appendBytes(start, end)
  }
}
