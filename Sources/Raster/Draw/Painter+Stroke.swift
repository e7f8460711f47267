public import Geometry

extension Painter {
  /// Draws the line along a path, whose points `transform` takes to pixels; the pen's lengths are in the path's
  /// units. The line's ink counts once where it crosses or touches itself.
  ///
  /// Thin solid lines of straight segments (a map's coasts and borders) go a faster way: they are rid of points that
  /// matter less than 1/8 pixel, and their coverage is one of 65 levels.
  public func stroke(
    _ path: Path, by transform: AffineTransform, _ pen: Stroke, with paint: Paint,
    tolerance: Double = Path.defaultTolerance
  ) {
    guard pen.width > 0, pen.width.isFinite, Homography(transform).isFinite else { return }
    trace.clear()
    outline.clear()
    if let scale = transform.similarityScale {
      let pen = pen.scaled(by: scale)
      trace.append(path, transform, tolerance: tolerance)
      trace.clip(to: Outline.reach / 2)
      if isThinPolyline(pen, path) { return strokeThin(pen, transform, paint) }
      outline(pen, by: .identity, tolerance)
    } else {
      let largest = transform.largestScale
      guard largest > 0 else { return }
      let finest = tolerance / largest
      trace.append(path, .identity, tolerance: finest)
      trace.clip(to: Outline.reach / 4 / max(largest, 1))
      outline(pen, by: transform, finest)
    }
    withSource(paint, transform) { fillOutline(.nonZero, isSimple: false, $0) }
  }

  /// Lines of at most this many pixels of width and at least so many points go the fast way, unless all of it is
  /// upright, as frames and rules are, or some segment is so long that it would be inexact.
  private static let thin = 2.5
  private static let many = 3
  /// Lines of so many points are mostly corners: they go the fast way up to this width.
  private static let dense = 256
  private static let widestDense = 24.0
  private static let longestSegment = 4096.0
  private static let thinTolerance = 1.0 / 8
  /// Thinner lines are drawn in this width, and weaker: samples would miss them.
  private static let thinnest = 0.75

  private func isThinPolyline(_ pen: Stroke, _ path: Path) -> Bool {
    let widest = path.points.count >= Painter.dense ? Painter.widestDense : Painter.thin
    return pen.width <= widest && pen.dashes.isEmpty && path.points.count >= Painter.many
      && !path.verbs.contains(.cubic)
      && !trace.isUpright && trace.longestSegment < Painter.longestSegment
  }

  private func strokeThin(_ pen: Stroke, _ transform: AffineTransform, _ paint: Paint) {
    trace.simplify(tolerance: Painter.thinTolerance)
    var wide = pen
    wide.width = max(pen.width, Painter.thinnest)
    let strength = UInt8(nearest(pen.width / wide.width * 255))
    let margin = wide.reach
    let window = PixelRect(covering: trace.bounds.insetBy(-margin, -margin)).intersection(clip.rect)
    guard !window.isEmpty else { return }
    withSource(paint, transform) { source in
      samples.open(window)
      ThinStroker(samples, wide).draw(trace)
      row.open(origin: window.minX, width: window.width)
      for y in 0..<window.height {
        samples.resolve(row: y, strength: strength, into: row)
        if row.count > 0 { self.paint(row, y: window.minY + y, source) }
      }
    }
  }

  private func outline(_ pen: Stroke, by transform: AffineTransform, _ tolerance: Double) {
    if pen.dashes.isEmpty {
      stroker.add(trace, pen, tolerance: tolerance, by: transform, to: outline)
    } else {
      dashes.clear()
      trace.dash(pen.dashes, phase: pen.dashPhase, into: dashes)
      stroker.add(dashes, pen, tolerance: tolerance, by: transform, to: outline)
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
