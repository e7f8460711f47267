public import Geometry

extension Painter {
  /// Fills a path, whose points `transform` takes to pixels. A gradient lies in the path's own units.
  ///
  /// `isSimple` promises that the outline neither crosses nor overlaps itself, as a map's areas do not: it is then
  /// drawn several times faster. Where the promise is broken, only pixels along the edges of the overlap differ.
  public func fill(
    _ path: Path, by transform: AffineTransform, rule: FillRule = .nonZero, with paint: Paint,
    isSimple: Bool = false, tolerance: Double = Path.defaultTolerance
  ) {
    outline.clear()
    outline.append(path, transform, tolerance: tolerance)
    withSource(paint, transform) { fillOutline(rule, isSimple: isSimple, $0) }
  }

  /// Fills a rectangle, whose corners `transform` takes to pixels.
  public func fill(_ rect: Rect, by transform: AffineTransform, with paint: Paint) {
    if let whole = transform.wholePixels(of: rect) {
      withSource(paint, transform) { fillWhole(whole, $0) }
    } else {
      outline.clear()
      outline.append(contour: rect.corners.map(transform.apply))
      withSource(paint, transform) { fillOutline(.nonZero, isSimple: true, $0) }
    }
  }

  /// Fills what `outline` holds.
  func fillOutline(_ rule: FillRule, isSimple: Bool, _ source: Source) {
    accumulate(rule, isSimple: isSimple, in: clip.rect) { paint(row, y: $0, source) }
  }

  /// Gives `body` each row of `rect` that the outline covers, in `row`.
  func accumulate(_ rule: FillRule, isSimple: Bool, in rect: PixelRect, _ body: (Int) -> Void) {
    let window = outline.bounds.intersection(rect)
    guard !window.isEmpty else { return }
    accumulator.open(window)
    if isSimple {
      accumulator.add(outline)
    } else {
      boundaries.add(outline, rule: rule, to: accumulator)
    }
    row.open(origin: window.minX, width: window.width)
    for y in 0..<window.height {
      accumulator.resolve(row: y, rule: isSimple ? rule : .nonZero, into: row)
      if row.count > 0 { body(window.minY + y) }
    }
  }

  /// Fills whole pixels.
  func fillWhole(_ rect: PixelRect, _ source: Source) {
    let window = rect.intersection(clip.rect)
    guard !window.isEmpty else { return }
    row.open(origin: window.minX, width: window.width)
    row.append(window.minX, window.maxX, value: 255)
    for y in window.minY..<window.maxY { paint(row, y: y, source) }
  }

  func withSource(_ paint: Paint, _ transform: AffineTransform, _ body: (Source) -> Void) {
    switch paint {
    case .color(let color):
      let pixel = color.pixel
      if pixel.bits != 0 { body(.solid(pixel.bits)) }
    case .gradient(let gradient):
      guard let inverse = transform.inverse, let shader = GradientShader(gradient, inverse) else { return }
      body(.shader(.gradient(shader), opacity: 255))
    }
  }
}
