import Geometry

/// Finds the nearest boundary of a layer, anywhere on the sphere.
///
/// Chunks of lines are kept as balls in space (a middle and a radius, chords of the unit sphere), in runs of
/// sixteen with a ball around each run. A search looks at the runs from the nearest on and stops at the first
/// that cannot hold anything nearer; distances in space need no trigonometry and no care at the date line.
struct BoundaryIndex: Sendable {
  struct Hit {
    var squaredChord: Double
    /// The face wanted, on one side of the boundary.
    var face: Int
  }

  private static let runLength = 16

  private let layer: Layer
  private let chunks: [Int32]
  private let balls: [Ball]
  private let runs: [Ball]

  init(_ layer: Layer, where isWanted: (ChunkRecord) -> Bool) {
    self.layer = layer
    let chunks = layer.chunks.indices.filter { isWanted(layer.chunks[$0]) }
    let balls = chunks.map { Ball(around: layer.chunks[$0]) }
    self.chunks = chunks.map(Int32.init)
    self.balls = balls
    runs = stride(from: 0, to: balls.count, by: BoundaryIndex.runLength).map { first in
      Ball(around: balls[first..<min(balls.count, first + BoundaryIndex.runLength)])
    }
  }

  /// The nearest boundary and the face on it that is not the outside; nil where the layer has none.
  func nearest(to target: UnitVector) -> Hit? {
    // Every run holds a boundary no farther than its far side: that bounds the search before it begins.
    var bound = Double.infinity
    for run in runs {
      bound = min(bound, run.center.squaredChord(to: target).squareRoot() + run.radius)
    }
    return search(target, within: bound * bound * (1 + 1e-12) + 1e-18) { $0 != Layer.outside }
  }

  /// The nearest boundary, closer than the chord, that has a wanted face on one side.
  func nearest(
    to target: UnitVector, within squaredChord: Double, faceWhere isWanted: (Int) -> Bool
  ) -> Hit? {
    search(target, within: squaredChord, isWanted)
  }

  private func search(_ target: UnitVector, within limit: Double, _ isWanted: (Int) -> Bool) -> Hit? {
    let bound = limit.squareRoot()
    var order: [(chord: Double, run: Int)] = []
    for (i, run) in runs.enumerated() {
      let least = run.leastChord(to: target)
      if least <= bound { order.append((least, i)) }
    }
    order.sort { $0.chord != $1.chord ? $0.chord < $1.chord : $0.run < $1.run }
    var best = Hit(squaredChord: limit, face: -1)
    for (chord, run) in order {
      guard chord * chord < best.squaredChord else { break }
      scan(run: run, target, isWanted, &best)
    }
    return best.face < 0 ? nil : best
  }

  private func scan(run: Int, _ target: UnitVector, _ isWanted: (Int) -> Bool, _ best: inout Hit) {
    let first = run * BoundaryIndex.runLength
    for i in first..<min(balls.count, first + BoundaryIndex.runLength) {
      let least = balls[i].leastChord(to: target)
      guard least * least < best.squaredChord else { continue }
      let chunk = layer.chunks[Int(chunks[i])]
      if isWanted(Int(chunk.left)) {
        scan(chunk, Int(chunk.left), target, &best)
      } else if isWanted(Int(chunk.right)) {
        scan(chunk, Int(chunk.right), target, &best)
      }
    }
  }

  private func scan(_ chunk: ChunkRecord, _ face: Int, _ target: UnitVector, _ best: inout Hit) {
    let frame = ChunkFrame(chunk)
    var a = frame.vector(layer.vertex(0, of: chunk))
    for i in 1..<Int(chunk.vertexCount) {
      let b = frame.vector(layer.vertex(i, of: chunk))
      let squared = BoundaryIndex.squaredChord(from: target, toSegment: a, b)
      if squared < best.squaredChord { best = Hit(squaredChord: squared, face: face) }
      a = b
    }
  }

  /// The distance to a straight piece between two points of the sphere, which for the kilometres of one
  /// segment stands for the arc.
  private static func squaredChord(from p: UnitVector, toSegment a: UnitVector, _ b: UnitVector) -> Double {
    let (ux, uy, uz) = (b.x - a.x, b.y - a.y, b.z - a.z)
    let length = ux * ux + uy * uy + uz * uz
    guard length > 0 else { return p.squaredChord(to: a) }
    let along = ((p.x - a.x) * ux + (p.y - a.y) * uy + (p.z - a.z) * uz) / length
    let t = max(0, min(1, along))
    return p.squaredChord(to: UnitVector(x: a.x + t * ux, y: a.y + t * uy, z: a.z + t * uz))
  }
}

/// A ball in space that holds part of a layer's lines.
private struct Ball {
  var center: UnitVector
  var radius: Double

  init(around chunk: ChunkRecord) {
    let frame = ChunkFrame(chunk)
    let (x, y) = (Int(chunk.x), Int(chunk.y))
    let (east, north) = (x + Int(chunk.width), y + Int(chunk.height))
    let center = frame.vector(((x + east) / 2, (y + north) / 2))
    let farthest = max(
      center.squaredChord(to: frame.vector((x, y))), center.squaredChord(to: frame.vector((east, y))),
      center.squaredChord(to: frame.vector((x, north))), center.squaredChord(to: frame.vector((east, north))))
    self.center = center
    // The box's edges along the parallels may bulge beyond its corners by far less than this factor.
    radius = farthest.squareRoot() * 1.01 + 1e-7
  }

  init(around balls: ArraySlice<Ball>) {
    var sum = SIMD3<Double>(repeating: 0)
    for ball in balls { sum += SIMD3(ball.center) }
    sum /= Double(balls.count)
    let center = UnitVector(x: sum.x, y: sum.y, z: sum.z)
    var radius = 0.0
    for ball in balls {
      radius = max(radius, center.squaredChord(to: ball.center).squareRoot() + ball.radius)
    }
    self.center = center
    self.radius = radius
  }

  /// The least the chord from a point to anything in the ball can be.
  @inline(__always)
  func leastChord(to v: UnitVector) -> Double { max(0, center.squaredChord(to: v).squareRoot() - radius) }
}

/// Turns the grid points near a chunk's corner into unit vectors without trigonometry.
///
/// A chunk spans at most 1.41°, so sin δ = δ − δ³/6 and cos δ = 1 − δ²/2 + δ⁴/24 are right to 10⁻¹⁰.
private struct ChunkFrame {
  private let x: Int
  private let y: Int
  private let sineY: Double
  private let cosineY: Double
  private let sineX: Double
  private let cosineX: Double
  private static let radiansPerUnit = AtlasGrid.degreesPerUnit * Double.pi / 180

  init(_ chunk: ChunkRecord) {
    x = Int(chunk.x)
    y = Int(chunk.y)
    let (longitude, latitude) = (Double(x) * ChunkFrame.radiansPerUnit, Double(y) * ChunkFrame.radiansPerUnit)
    sineY = sine(latitude)
    cosineY = cosine(latitude)
    sineX = sine(longitude)
    cosineX = cosine(longitude)
  }

  @inline(__always)
  func vector(_ v: (x: Int, y: Int)) -> UnitVector {
    let dx = Double(v.x - x) * ChunkFrame.radiansPerUnit
    let dy = Double(v.y - y) * ChunkFrame.radiansPerUnit
    let (dx2, dy2) = (dx * dx, dy * dy)
    let (sx, cx) = (dx - dx * dx2 / 6, 1 - dx2 / 2 + dx2 * dx2 / 24)
    let (sy, cy) = (dy - dy * dy2 / 6, 1 - dy2 / 2 + dy2 * dy2 / 24)
    let ring = cosineY * cy - sineY * sy
    return UnitVector(
      x: ring * (cosineX * cx - sineX * sx), y: ring * (sineX * cx + cosineX * sx),
      z: sineY * cy + cosineY * sy)
  }
}
