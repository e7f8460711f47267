import AtlasCore

/// Puts the closed boundaries of regions together from arcs.
struct RingAssembly {
  private(set) var rings: [RingRecord] = []
  private(set) var ringArcs: [Int32] = []
  private let arcs: [Arc]

  init(_ arcs: [Arc]) { self.arcs = arcs }

  /// Adds the rings of one region: the faces for which `isInside`. The region lies on their left.
  mutating func append(region: UInt16, isInside: (_ face: Int) -> Bool) throws(BuildError) {
    var outgoing: [Int: [Int32]] = [:]
    var starts: [Int32] = []
    for (i, arc) in arcs.enumerated() {
      let (left, right) = (isInside(arc.left), isInside(arc.right))
      guard left != right else { continue }
      let reference = left ? Int32(i) : ~Int32(i)
      starts.append(reference)
      outgoing[node(startOf: reference), default: []].append(reference)
    }
    var found: [[Int32]] = []
    var isUsed = Set<Int32>()
    for start in starts where !isUsed.contains(start) {
      var ring: [Int32] = []
      var reference = start
      repeat {
        isUsed.insert(reference)
        ring.append(reference)
        let node = node(endOf: reference)
        guard node != self.node(startOf: start) else { break }
        guard let next = outgoing[node]?.first(where: { !isUsed.contains($0) }) else {
          throw BuildError("A region's boundary ends at \(point(endOf: reference).coordinate).")
        }
        reference = next
      } while true
      found.append(ring)
    }
    append(found, region)
  }

  private mutating func append(_ found: [[Int32]], _ region: UInt16) {
    let sized = found.map { ring -> (level: Int, ring: [Int32]) in
      var box = Extents.Box()
      for reference in ring { box.include(arcs[index(reference)].points) }
      return (Simplification.level(forExtent: box.extent), ring)
    }
    for (level, ring) in sized {
      rings.append(
        RingRecord(
          firstArc: UInt32(ringArcs.count), arcCount: UInt32(ring.count), region: region,
          level: UInt16(level)))
      ringArcs.append(contentsOf: ring)
    }
  }

  private func index(_ reference: Int32) -> Int { Int(reference < 0 ? ~reference : reference) }

  private func node(startOf reference: Int32) -> Int {
    reference < 0 ? arcs[index(reference)].end : arcs[index(reference)].start
  }

  private func node(endOf reference: Int32) -> Int {
    reference < 0 ? arcs[index(reference)].start : arcs[index(reference)].end
  }

  private func point(endOf reference: Int32) -> GridPoint {
    let points = arcs[index(reference)].points
    return reference < 0 ? points[0] : points[points.count - 1]
  }
}
