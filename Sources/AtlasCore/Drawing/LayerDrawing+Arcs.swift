import Geometry

extension LayerDrawing {
  /// Appends the lines of one kind, for every copy of the world that shows; parts out of view are left out.
  func appendArcs(of kind: ArcKind, in window: MercatorWindow, to path: inout Path) {
    let level = window.level
    withLevel(level) { decoded in
      for copy in window.copies {
        let visible = window.cullingBox(copy: copy)
        for i in arcBoxes.indices where arcBoxes[i].intersects(visible) {
          let arc = layer.arcs[i]
          guard arc.kind == kind.rawValue, Int(arc.level) <= level else { continue }
          append(i, window, copy, visible, &decoded, &path)
        }
      }
    }
  }

  private func append(
    _ index: Int, _ window: MercatorWindow, _ copy: Int, _ visible: MercatorBox,
    _ decoded: inout DecodedLevel, _ path: inout Path
  ) {
    func place(_ p: Point) -> Point { window.position(of: Point(p.x + Double(copy), p.y)) }
    let arc = layer.arcs[index]
    let ends = arcEnds[index]
    var last = ends.first
    var isDown = false
    var isWhole = true
    for chunk in Int(arc.firstChunk)..<Int(arc.firstChunk) + Int(arc.chunkCount) {
      let range = decoded.range(ofChunk: chunk, in: layer)
      guard let low = range.first, let high = range.last else { continue }
      if chunkBoxes[chunk].intersects(visible) {
        if !isDown { path.move(to: place(last)) }
        isDown = true
        for i in range { path.line(to: place(decoded.points[i])) }
      } else {
        if isDown { path.line(to: place(decoded.points[low])) }
        isDown = false
        isWhole = false
      }
      last = decoded.points[high]
    }
    if isWhole && ends.first == ends.last { path.close() }
  }
}
