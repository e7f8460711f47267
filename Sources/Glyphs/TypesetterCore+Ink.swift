import Geometry
import Raster

// From a measured line to its coverage: plain runs letter by letter from kept images, others as the shaper
// draws them.

extension TypesetterCore {
  mutating func drawInk(of line: TextLine, scale: Double) -> PlacedMask {
    canvas.clear(to: roughExtent(of: line, scale: scale))
    for run in line.runs {
      guard let font = faces.drawing(run.face, pixelSize: line.font.size * scale) else { continue }
      if run.isPlain {
        drawPlain(run, of: line, scale: scale, with: font)
      } else {
        drawShaped(run, of: line, scale: scale, with: font)
      }
    }
    return canvas.trimmed()
  }

  /// Where a line's ink is likely to be; what reaches beyond makes the canvas grow.
  private func roughExtent(of line: TextLine, scale: Double) -> PixelRect {
    let em = line.font.size
    return PixelRect(
      covering: Rect(
        -em * 0.25 * scale, -line.ascent * scale, (line.width + em * 0.5) * scale,
        (line.ascent + line.descent) * scale))
  }

  private mutating func drawPlain(_ run: TextRun, of line: TextLine, scale: Double, with font: DrawingFont) {
    let face = faces[run.face]
    let columns = scale * Double(SizedFont.columnsPerPixel)
    var x = run.x
    var last: Unicode.Scalar?
    for scalar in run.text.unicodeScalars {
      if let last {
        x += Double(face.advance(last, before: scalar)) * line.font.size + line.tracking
      }
      last = scalar
      let origin = Int((x * columns).rounded())
      font.withLetter(scalar) { canvas.add($0, origin: origin) }
    }
  }

  private mutating func drawShaped(_ run: TextRun, of line: TextLine, scale: Double, with font: DrawingFont) {
    let columns = scale * Double(SizedFont.columnsPerPixel)
    func draw(_ text: String, at x: Double) {
      _ = font.font.render(text, script: run.script, isRightToLeft: run.isRightToLeft) {
        canvas.add($0, origin: Int((x * columns).rounded()))
      }
    }
    guard line.tracking != 0, run.script.isSpaceable, run.clusters.count > 1 else {
      draw(run.text, at: run.x)
      return
    }
    var prefix = ""
    var count = 0.0
    for cluster in run.text {
      let start = advance(of: prefix, in: run) * line.font.size + count * line.tracking
      prefix.append(cluster)
      count += 1
      let end = advance(of: prefix, in: run) * line.font.size + (count - 1) * line.tracking
      draw(String(cluster), at: run.x + (run.isRightToLeft ? run.width - end : start))
    }
  }
}
