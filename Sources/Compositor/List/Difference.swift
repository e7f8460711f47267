import Geometry
import Raster

extension Region {
  /// Where the drawings of two lists can differ.
  ///
  /// A pixel outside it is touched in both by the same items in the same order. Equal items at both ends are
  /// stepped over; in between, items are matched by id, and those that keep their order (a longest increasing
  /// run of old places) are compared, while all others count as removed and inserted. O(n log n).
  static func difference(_ old: [DisplayItem], _ new: [DisplayItem]) -> Region {
    var result = Region()
    var start = 0
    let shared = min(old.count, new.count)
    while start < shared, old[start].isSame(as: new[start]) {
      result.insertChanges(within: new[start], since: old[start])
      start += 1
    }
    var tail = 0
    while tail < shared - start, old[old.count - 1 - tail].isSame(as: new[new.count - 1 - tail]) {
      tail += 1
      result.insertChanges(within: new[new.count - tail], since: old[old.count - tail])
    }
    let oldMiddle = start..<(old.count - tail)
    let newMiddle = start..<(new.count - tail)
    if oldMiddle.isEmpty && newMiddle.isEmpty { return result }
    var isKept = [Bool](repeating: false, count: oldMiddle.count)
    for (i, match) in matches(old, oldMiddle, new, newMiddle) {
      guard let match else {
        result.insert(new[i].bounds)
        continue
      }
      isKept[match - start] = true
      if old[match].isSame(as: new[i]) {
        result.insertChanges(within: new[i], since: old[match])
      } else {
        result.insert(old[match].bounds)
        result.insert(new[i].bounds)
      }
    }
    for i in oldMiddle where !isKept[i - start] { result.insert(old[i].bounds) }
    return result
  }

  /// For each new place the old one that it keeps, or nil.
  private static func matches(
    _ old: [DisplayItem], _ oldRange: Range<Int>, _ new: [DisplayItem], _ newRange: Range<Int>
  ) -> [(Int, Int?)] {
    var places: [UInt64: [Int]] = [:]
    for i in oldRange.reversed() { places[old[i].id, default: []].append(i) }
    var result: [(Int, Int?)] = newRange.map { ($0, places[new[$0].id]?.popLast()) }
    let candidates = result.indices.filter { result[$0].1 != nil }
    var isIncreasing = [Bool](repeating: false, count: result.count)
    for k in longestIncreasingRun(candidates.map { result[$0].1! }) { isIncreasing[candidates[k]] = true }
    for k in candidates where !isIncreasing[k] { result[k].1 = nil }
    return result
  }

  /// The places of a longest increasing subsequence (patience sorting with back links).
  static func longestIncreasingRun(_ values: [Int]) -> [Int] {
    var tops: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for i in values.indices {
      var low = 0
      var high = tops.count
      while low < high {
        let mid = (low + high) / 2
        if values[tops[mid]] < values[i] { low = mid + 1 } else { high = mid }
      }
      if low > 0 { before[i] = tops[low - 1] }
      if low == tops.count { tops.append(i) } else { tops[low] = i }
    }
    var result: [Int] = []
    var i = tops.last ?? -1
    while i >= 0 {
      result.append(i)
      i = before[i]
    }
    return result.reversed()
  }

  /// Adds what has changed inside a group that is itself the same.
  private mutating func insertChanges(within new: DisplayItem, since old: DisplayItem) {
    switch (old.inner, new.inner) {
    case (.group(let a), .group(let b)): insert(a, b, new)
    case (.crossFade(let a1, let a2), .crossFade(let b1, let b2)):
      insert(a1, b1, new)
      insert(a2, b2, new)
    case (.masked(let a1, let a2, _), .masked(let b1, let b2, _)):
      insert(a1, b1, new)
      insert(a2, b2, new)
    default: break
    }
  }

  private mutating func insert(_ old: GroupLayer, _ new: GroupLayer, _ item: DisplayItem) {
    guard old === new else { return insert(item.bounds) }
    for change in new.changes.rects {
      insert(new.image(of: change, in: item).intersection(item.bounds))
    }
  }
}

extension GroupLayer {
  /// The pixels of the enclosing surface that pixels of the bitmap can touch.
  func image(of change: PixelRect, in item: DisplayItem) -> PixelRect {
    // Turned or seen at an angle, a pixel on the rim may show one that lies far along it.
    guard let placement = placement(in: item), let affine = placement.affine, affine.isUpright else {
      return item.bounds
    }
    if let shift = affine.wholeShift { return change.offsetBy(shift.x, shift.y) }
    // A sample takes in its neighbours; a pixel on the rim, whose middle lies outside, takes the nearest.
    return PixelRect(covering: affine.bounds(of: change.insetBy(-1).rect)).insetBy(-1)
  }

  /// From the bitmap's pixels to those of the enclosing surface.
  func placement(in item: DisplayItem) -> Homography? {
    let shift = Homography(.translation(Double(window.minX), Double(window.minY)))
    switch item.content {
    case .pushGroup(let group), .pushMaskedGroup(let group): return shift.then(group.placement)
    case .pushCrossFade(let group, _): return shift.then(group.placement)
    case .picture: return Homography(.translation(Double(item.bounds.minX), Double(item.bounds.minY)))
    default: return nil
    }
  }
}
