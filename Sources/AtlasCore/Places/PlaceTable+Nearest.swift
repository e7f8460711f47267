extension PlaceTable {
  /// A place and the square of its chord from the point asked about.
  struct Hit {
    var place: Int
    var squaredChord: Double
  }

  /// The nearest place that `isWanted`, closer than `limit`; of two at the same distance, the first in the table.
  func nearest(
    to target: UnitVector, within limit: Double = .infinity, where isWanted: (Int) -> Bool
  ) -> Hit? {
    var best = Hit(place: -1, squaredChord: limit)
    for i in tiers.indices {
      let first = Int(tiers[i].first)
      search(first, first + Int(tiers[i].count), axis: 0, target, isWanted, &best)
    }
    return best.place < 0 ? nil : best
  }

  private func search(
    _ low: Int, _ high: Int, axis: Int, _ target: UnitVector, _ isWanted: (Int) -> Bool, _ best: inout Hit
  ) {
    guard low < high else { return }
    let middle = (low + high) / 2
    let v = vector(middle)
    let squared = v.squaredChord(to: target)
    if squared < best.squaredChord, isWanted(middle) {
      best = Hit(place: middle, squaredChord: squared)
    }
    let next = axis == 2 ? 0 : axis + 1
    let offset = PlaceTable.part(target, axis) - PlaceTable.part(v, axis)
    if offset < 0 {
      search(low, middle, axis: next, target, isWanted, &best)
      if offset * offset < best.squaredChord {
        search(middle + 1, high, axis: next, target, isWanted, &best)
      }
    } else {
      search(middle + 1, high, axis: next, target, isWanted, &best)
      if offset * offset < best.squaredChord {
        search(low, middle, axis: next, target, isWanted, &best)
      }
    }
  }

  /// Calls `visit` for every place of one tier nearer than the chord, in no particular order.
  func visit(
    tier: Int, around target: UnitVector, within squaredChord: Double, _ visit: (Hit) -> Void
  ) {
    let first = Int(tiers[tier].first)
    gather(first, first + Int(tiers[tier].count), axis: 0, target, squaredChord, visit)
  }

  private func gather(
    _ low: Int, _ high: Int, axis: Int, _ target: UnitVector, _ limit: Double, _ visit: (Hit) -> Void
  ) {
    guard low < high else { return }
    let middle = (low + high) / 2
    let v = vector(middle)
    let squared = v.squaredChord(to: target)
    if squared < limit { visit(Hit(place: middle, squaredChord: squared)) }
    let next = axis == 2 ? 0 : axis + 1
    let offset = PlaceTable.part(target, axis) - PlaceTable.part(v, axis)
    if offset < 0 || offset * offset < limit { gather(low, middle, axis: next, target, limit, visit) }
    if offset >= 0 || offset * offset < limit {
      gather(middle + 1, high, axis: next, target, limit, visit)
    }
  }

  @inline(__always)
  private static func part(_ v: UnitVector, _ axis: Int) -> Double {
    axis == 0 ? v.x : axis == 1 ? v.y : v.z
  }
}
