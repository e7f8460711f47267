import Geometry

/// Finds the nearest boundary of a layer, anywhere on the sphere.
///
/// Chunks of lines are kept as balls in space (a middle and a radius, chords of the unit sphere), in runs of
/// sixteen with a ball around each run. A search looks at the runs from the nearest on and stops at the first
/// that cannot hold anything nearer; distances in space need no trigonometry and no care at the date line.
struct BoundaryIndex: Sendable {
  struct Hit {
    var squaredChord: Double
    /// The face that lies at the boundary: the one that is not `Layer.outside`, the left where both are.
    var face: Int
  }

  private struct Ball {
    var center: UnitVector
    var radius: Double

    /// The least the chord from a point to anything in the ball can be.
    func leastChord(to v: UnitVector) -> Double {
      max(0, center.squaredChord(to: v).squareRoot() - radius)
    }
  }

  private static let runLength = 16

  private let layer: Layer
  private let chunks: [Int32]
  private let balls: [Ball]
  private let runs: [Ball]

  init(_ layer: Layer, where isWanted: (ChunkRecord) -> Bool) {
    self.layer = layer
    let chunks = layer.chunks.indices.filter { isWanted(layer.chunks[$0]) }
    let balls = chunks.map { BoundaryIndex.ball(around: layer.chunks[$0]) }
    self.chunks = chunks.map(Int32.init)
    self.balls = balls
    runs = stride(from: 0, to: balls.count, by: BoundaryIndex.runLength).map { first in
      BoundaryIndex.ball(around: balls[first..<min(balls.count, first + BoundaryIndex.runLength)])
    }
  }

  /// The nearest boundary, or nil where the layer has none.
  func nearest(to target: UnitVector) -> Hit? {
    var best = Hit(squaredChord: .infinity, face: Layer.outside)
    var order: [(chord: Double, run: Int)] = []
    var bound = Double.infinity
    for (i, run) in runs.enumerated() {
      let least = run.leastChord(to: target)
      guard least <= bound else { continue }
      bound = min(bound, least + 2 * run.radius)
      order.append((least, i))
    }
    order.sort { $0.chord != $1.chord ? $0.chord < $1.chord : $0.run < $1.run }
    for (chord, run) in order {
      guard chord * chord < best.squaredChord else { break }
      let first = run * BoundaryIndex.runLength
      for i in first..<min(balls.count, first + BoundaryIndex.runLength) {
        let least = balls[i].leastChord(to: target)
        if least * least < best.squaredChord { scan(Int(chunks[i]), target, &best) }
      }
    }
    return best.squaredChord < .infinity ? best : nil
  }

  private func scan(_ index: Int, _ target: UnitVector, _ best: inout Hit) {
    let chunk = layer.chunks[index]
    let frame = ChunkFrame(chunk)
    var a = frame.vector(layer.vertex(0, of: chunk))
    for i in 1..<Int(chunk.vertexCount) {
      let b = frame.vector(layer.vertex(i, of: chunk))
      let squared = BoundaryIndex.squaredChord(from: target, toSegment: a, b)
      if squared < best.squaredChord {
        let left = Int(chunk.left)
        best = Hit(squaredChord: squared, face: left == Layer.outside ? Int(chunk.right) : left)
      }
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

  private static func ball(around chunk: ChunkRecord) -> Ball {
    let (x, y) = (Int(chunk.x), Int(chunk.y))
    let (width, height) = (Int(chunk.width), Int(chunk.height))
    func vector(_ x: Int, _ y: Int) -> UnitVector { UnitVector(AtlasGrid.coordinate(x: x, y: y)) }
    let center = vector(x + width / 2, y + height / 2)
    let corners = [
      vector(x, y), vector(x + width, y), vector(x, y + height), vector(x + width, y + height),
    ]
    // The widest parallel of the box may bulge beyond its corners by far less than this factor.
    let radius = corners.map(center.squaredChord).max()!.squareRoot() * 1.01 + 1e-7
    return Ball(center: center, radius: radius)
  }

  private static func ball(around balls: ArraySlice<Ball>) -> Ball {
    let n = Double(balls.count)
    let sum = balls.reduce(UnitVector(x: 0, y: 0, z: 0)) {
      UnitVector(x: $0.x + $1.center.x, y: $0.y + $1.center.y, z: $0.z + $1.center.z)
    }
    let center = UnitVector(x: sum.x / n, y: sum.y / n, z: sum.z / n)
    let radius = balls.map { center.squaredChord(to: $0.center).squareRoot() + $0.radius }.max()!
    return Ball(center: center, radius: radius)
  }
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
