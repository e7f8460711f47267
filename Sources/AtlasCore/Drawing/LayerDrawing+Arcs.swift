import Geometry

extension LayerDrawing {
  /// Appends the lines of one kind, for every copy of the world that shows; parts out of view are left out.
  func appendArcs(of kind: ArcKind, in window: MercatorWindow, to path: inout Path) {
    let level = window.level
    withLevel(level) { decoded in
      for copy in window.copies {
        let visible = window.cullingBox(copy: copy)
        for i in arcBoxes.indices {
          let arc = layer.arcs[i]
          guard arc.kind == kind.rawValue, Int(arc.level) <= level, arcBoxes[i].intersects(visible) else {
            continue
          }
          append(i, window, copy, visible, &decoded, &path)
        }
      }
    }
  }

  private func append(
    _ index: Int, _ window: MercatorWindow, _ copy: Int, _ visible: GridBox,
    _ decoded: inout DecodedLevel, _ path: inout Path
  ) {
    let arc = layer.arcs[index]
    let ends = ends(ofArc: index)
    var pen = LinePen(window, copy: copy, from: ends.first)
    for chunk in Int(arc.firstChunk)..<Int(arc.firstChunk) + Int(arc.chunkCount) {
      let range = decoded.range(ofChunk: chunk, in: layer)
      guard let low = range.first, let high = range.last else { continue }
      if GridBox(layer.chunks[chunk]).intersects(visible) {
        for i in range { pen.draw(decoded.points[i], &path) }
      } else {
        pen.skip(from: decoded.points[low], to: decoded.points[high], &path)
      }
    }
    if pen.isWhole && ends.first == ends.last { path.close() }
  }
}

/// Draws one open or closed line and lifts where it leaves the window or the square.
private struct LinePen {
  /// Where what lies south of the square is projected to.
  private static let southernEdge = Mercator.project(Coordinate(latitude: -90, longitude: 0)).y

  private let window: MercatorWindow
  private let copy: Double
  private var last: Point
  private var isDown = false
  /// Whether all of the line has been drawn in one stroke.
  private(set) var isWhole = true

  init(_ window: MercatorWindow, copy: Int, from first: Point) {
    self.window = window
    self.copy = Double(copy)
    last = first
  }

  @inline(__always)
  mutating func draw(_ p: Point, _ path: inout Path) {
    if p.y >= LinePen.southernEdge, last.y >= LinePen.southernEdge {
      // Both lie beyond the square's southern edge and are projected on it: that is no coast.
      lift()
    } else {
      if !isDown { path.move(to: place(last)) }
      isDown = true
      path.line(to: place(p))
    }
    last = p
  }

  /// Leaves out a run of vertices beyond one side of the window, but for the way out to its first.
  mutating func skip(from first: Point, to end: Point, _ path: inout Path) {
    if isDown { path.line(to: place(first)) }
    lift()
    last = end
  }

  private mutating func lift() {
    isDown = false
    isWhole = false
  }

  @inline(__always)
  private func place(_ p: Point) -> Point { window.position(of: Point(p.x + copy, p.y)) }
}
