import Geometry

extension LayerDrawing {
  /// Appends the closed boundaries of a region, for every copy of the world that shows.
  func appendRings(of region: UInt16, in window: MercatorWindow, to path: inout Path) {
    let level = window.level
    var pen = RingPen(window, path)
    path = Path()
    withLevel(level) { decoded in
      for copy in window.copies {
        let visible = window.cullingBox(copy: copy)
        pen.start(copy: copy)
        for ring in rings(of: region)
        where Int(layer.rings[ring].level) <= level && ringBoxes[ring].intersects(visible) {
          append(ring, visible, &decoded, &pen)
        }
      }
    }
    path = pen.path
  }

  /// The regions with a ring in view, in ascending order.
  func regions(in window: MercatorWindow) -> [Int] {
    let level = window.level
    var found: [Int] = []
    let boxes = window.copies.map { window.cullingBox(copy: $0) }
    for i in layer.rings.indices {
      let ring = layer.rings[i]
      guard ring.region != AtlasFormat.none, Int(ring.level) <= level, found.last != Int(ring.region),
        boxes.contains(where: { ringBoxes[i].intersects($0) })
      else { continue }
      found.append(Int(ring.region))
    }
    return found
  }

  private func append(
    _ ring: Int, _ visible: GridBox, _ decoded: inout DecodedLevel, _ pen: inout RingPen
  ) {
    let record = layer.rings[ring]
    for i in Int(record.firstArc)..<Int(record.firstArc) + Int(record.arcCount) {
      let reference = layer.ringArcs[i]
      let isReversed = reference < 0
      let arc = Int(isReversed ? ~reference : reference)
      let forward = self.ends(ofArc: arc)
      let ends = isReversed ? (forward.last, forward.first) : forward
      let sides = arcBoxes[arc].sides(of: visible)
      if sides != 0 {
        pen.skip(from: ends.0, to: ends.1, sides)
      } else {
        pen.draw(ends.0)
        append(arc, isReversed, visible, &decoded, &pen)
        pen.draw(ends.1)
      }
    }
    pen.close()
  }

  private func append(
    _ arc: Int, _ isReversed: Bool, _ visible: GridBox, _ decoded: inout DecodedLevel,
    _ pen: inout RingPen
  ) {
    let record = layer.arcs[arc]
    let count = Int(record.chunkCount)
    for k in 0..<count {
      let chunk = Int(record.firstChunk) + (isReversed ? count - 1 - k : k)
      let range = decoded.range(ofChunk: chunk, in: layer)
      guard let low = range.first, let high = range.last else { continue }
      let sides = GridBox(layer.chunks[chunk]).sides(of: visible)
      if sides != 0 {
        pen.skip(
          from: decoded.points[isReversed ? high : low], to: decoded.points[isReversed ? low : high], sides)
      } else if isReversed {
        for i in range.reversed() { pen.draw(decoded.points[i]) }
      } else {
        for i in range { pen.draw(decoded.points[i]) }
      }
    }
  }
}

/// Draws closed shapes one after another and straightens what happens beyond one side of the window.
///
/// A run of vertices that all lie beyond the same side may be replaced by its first and last: what is inside
/// the window is filled as before, for both the run and the chord leave it on the same side.
struct RingPen {
  private(set) var path: Path
  private let scale: Double
  private let left: Double
  private var offsetX = 0.0
  private let offsetY: Double
  private var isDown = false
  /// The end of a skipped run, not yet drawn, and the sides that all of the run lies beyond.
  private var pending = Point.zero
  private var pendingSides: UInt8 = 0

  init(_ window: MercatorWindow, _ path: Path) {
    self.path = path
    scale = window.scale
    left = window.bounds.x
    offsetY = -window.bounds.y
  }

  /// What follows is drawn in this copy of the world.
  mutating func start(copy: Int) { offsetX = Double(copy) - left }

  @inline(__always)
  mutating func draw(_ p: Point) {
    if pendingSides != 0 {
      pendingSides = 0
      put(pending)
    }
    put(p)
  }

  mutating func skip(from first: Point, to last: Point, _ sides: UInt8) {
    if pendingSides & sides == 0 {
      draw(first)
      pendingSides = sides
    } else {
      pendingSides &= sides
    }
    pending = last
  }

  mutating func close() {
    if pendingSides != 0 { put(pending) }
    pendingSides = 0
    isDown = false
    path.close()
  }

  @inline(__always)
  private mutating func put(_ p: Point) {
    let q = Point((p.x + offsetX) * scale, (p.y + offsetY) * scale)
    if isDown {
      path.line(to: q)
    } else {
      path.move(to: q)
      isDown = true
    }
  }
}
