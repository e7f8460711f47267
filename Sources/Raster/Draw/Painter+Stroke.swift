public import Geometry

extension Painter {
  /// Draws the line along a path, whose points `transform` takes to pixels; the pen's lengths are in the path's
  /// units. The line's ink counts once where it crosses or touches itself.
  public func stroke(
    _ path: Path, by transform: AffineTransform, _ pen: Stroke, with paint: Paint,
    tolerance: Double = Path.defaultTolerance
  ) {
    guard pen.width > 0, pen.width.isFinite else { return }
    outline.clear()
    if let scale = transform.similarityScale {
      outlineStroke(
        path.transformed(by: transform).flattened(tolerance: tolerance), pen.scaled(by: scale), .identity,
        tolerance)
    } else {
      let finest = tolerance / max(transform.largestScale, 1e-9)
      outlineStroke(path.flattened(tolerance: finest), pen, transform, finest)
    }
    withSource(paint, transform) { fillOutline(.nonZero, isSimple: false, $0) }
  }

  private func outlineStroke(
    _ lines: [Polyline], _ pen: Stroke, _ transform: AffineTransform, _ tolerance: Double
  ) {
    var stroker = Stroker(pen, tolerance: tolerance)
    for line in lines {
      for piece in pen.dashes.isEmpty ? [line] : line.dashed(pen.dashes, phase: pen.dashPhase) {
        stroker.outline(piece) { contour in
          outline.append(contour: transform == .identity ? contour : contour.map(transform.apply))
        }
      }
    }
  }
}

extension AffineTransform {
  /// The factor by which all lengths grow, where it is the same in all directions.
  var similarityScale: Double? {
    let square = a * a + b * b
    guard square > 0, square.isFinite else { return nil }
    let slack = square * 1e-9
    guard abs(a * c + b * d) <= slack, abs(c * c + d * d - square) <= slack else { return nil }
    return square.squareRoot()
  }

  /// The largest factor by which a length can grow, or a little more.
  var largestScale: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) * 1.415 }
}

extension Stroke {
  fileprivate func scaled(by k: Double) -> Stroke {
    var copy = self
    copy.width *= k
    copy.dashes = dashes.map { $0 * k }
    copy.dashPhase *= k
    return copy
  }
}
