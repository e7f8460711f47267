/// Which places a search is for.
enum PlaceFilter {
  case all
  /// Towns of their own: no quarters of cities.
  case towns
  /// Those of one country, by its index.
  case country(Int)
}

extension PlaceTable {
  /// A place and the square of its chord from the point asked about.
  struct Hit {
    var place: Int
    var squaredChord: Double
  }

  /// The nearest place that passes the filter, closer than `limit`; nil where there is none.
  func nearest(to target: UnitVector, _ filter: PlaceFilter, within limit: Double = .infinity) -> Hit? {
    var search = NearestPlace(self, target, filter, limit)
    for i in tiers.indices.reversed() {
      let first = Int(tiers[i].first)
      search.descend(first, first + Int(tiers[i].count), axis: 0, SIMD3(repeating: 0))
    }
    return search.best.place < 0 ? nil : search.best
  }

  /// Calls `visit` for every place of one tier inside a box of space, in no particular order.
  func visit(tier: Int, in box: SpaceBox, _ visit: (_ place: Int, _ position: SIMD3<Double>) -> Void) {
    let first = Int(tiers[tier].first)
    gather(first, first + Int(tiers[tier].count), axis: 0, box, visit)
  }

  private func gather(
    _ low: Int, _ high: Int, axis: Int, _ box: SpaceBox, _ visit: (Int, SIMD3<Double>) -> Void
  ) {
    guard low < high else { return }
    let middle = (low + high) / 2
    let position = SIMD3(packed: positions[middle])
    if box.contains(position) { visit(middle, position) }
    let next = axis == 2 ? 0 : axis + 1
    if box.low[axis] <= position[axis] { gather(low, middle, axis: next, box, visit) }
    if box.high[axis] >= position[axis] { gather(middle + 1, high, axis: next, box, visit) }
  }
}

/// An upright box of space, with its sides in it.
struct SpaceBox {
  var low: SIMD3<Double>
  var high: SIMD3<Double>

  init(low: SIMD3<Double>, high: SIMD3<Double>) {
    self.low = low
    self.high = high
  }

  /// The box around all that lies within a chord of a point.
  init(around center: UnitVector, squaredChord: Double) {
    let reach = SIMD3(repeating: squaredChord.squareRoot())
    self.init(low: SIMD3(center) - reach, high: SIMD3(center) + reach)
  }

  @inline(__always)
  func contains(_ p: SIMD3<Double>) -> Bool {
    p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y && p.z >= low.z && p.z <= high.z
  }
}

extension SIMD3<Double> {
  init(_ v: UnitVector) { self.init(v.x, v.y, v.z) }

  @inline(__always)
  init(packed word: UInt64) { self.init(PackedVector.unpack(word)) }
}

/// A search for the nearest place in a k-d tree without nodes.
///
/// A branch is left out when the box it lies in is farther than the best place so far. How far that is, is
/// kept part by part, for each axis the least distance to the box (Arya and Mount, 1993): far out at sea, where
/// the best place is a thousand kilometres off, this leaves out most of what the dividing planes alone would
/// not.
private struct NearestPlace {
  private let table: PlaceTable
  private let positions: UnsafePointer<UInt64>
  private let target: SIMD3<Double>
  private let filter: PlaceFilter
  private(set) var best: PlaceTable.Hit

  init(_ table: PlaceTable, _ target: UnitVector, _ filter: PlaceFilter, _ limit: Double) {
    self.table = table
    positions = table.positions.base
    self.target = SIMD3(target)
    self.filter = filter
    best = PlaceTable.Hit(place: -1, squaredChord: limit)
  }

  /// Searches a run of the table; `gaps` is the least distance from the target to its box along each axis.
  mutating func descend(_ low: Int, _ high: Int, axis: Int, _ gaps: SIMD3<Double>) {
    guard low < high else { return }
    let middle = (low + high) / 2
    let away = target - SIMD3(packed: positions[middle])
    let squared = (away * away).sum()
    if squared < best.squaredChord, isWanted(middle) {
      best = PlaceTable.Hit(place: middle, squaredChord: squared)
    }
    let next = axis == 2 ? 0 : axis + 1
    let offset = away[axis]
    var farGaps = gaps
    farGaps[axis] = offset
    if offset < 0 {
      descend(low, middle, axis: next, gaps)
      if (farGaps * farGaps).sum() < best.squaredChord { descend(middle + 1, high, axis: next, farGaps) }
    } else {
      descend(middle + 1, high, axis: next, gaps)
      if (farGaps * farGaps).sum() < best.squaredChord { descend(low, middle, axis: next, farGaps) }
    }
  }

  private func isWanted(_ place: Int) -> Bool {
    switch filter {
    case .all: true
    case .towns: table.marks[place] & PlaceMark.quarter == 0
    case .country(let country): table.country(place) == country
    }
  }
}
