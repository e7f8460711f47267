/// A cache that forgets what was not asked for longest, once its entries weigh more than `limit` together.
///
/// Entries sit in one array and are linked by index, so that a hit allocates nothing. Every operation takes
/// constant time, but an insertion that has many light entries to drop.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var weight: Int
    var newer: Int
    var older: Int
  }

  private static var none: Int { -1 }

  /// What the entries may weigh together; one that is heavier alone is kept until the next comes.
  let limit: Int
  private(set) var weight = 0
  private var entries: [Entry?] = []
  private var places: [Key: Int] = [:]
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }

  /// The value, which from now on is the newest.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return entries[place]!.value
  }

  mutating func insert(_ value: Value, for key: Key, weight entryWeight: Int = 1) {
    if let place = places[key] { remove(place) }
    let place = free.popLast() ?? entries.endIndex
    let entry = Entry(key: key, value: value, weight: entryWeight, newer: Self.none, older: Self.none)
    if place == entries.endIndex { entries.append(entry) } else { entries[place] = entry }
    places[key] = place
    weight += entryWeight
    link(place)
    while weight > limit, oldest != newest { remove(oldest) }
  }

  mutating func removeAll() {
    self = Self(limit: limit)
  }

  private mutating func remove(_ place: Int) {
    unlink(place)
    let entry = entries[place]!
    places[entry.key] = nil
    weight -= entry.weight
    entries[place] = nil
    free.append(place)
  }

  private mutating func link(_ place: Int) {
    entries[place]!.newer = Self.none
    entries[place]!.older = newest
    if newest != Self.none { entries[newest]!.newer = place }
    newest = place
    if oldest == Self.none { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    let newer = entries[place]!.newer
    let older = entries[place]!.older
    if newer != Self.none { entries[newer]!.older = older } else { newest = older }
    if older != Self.none { entries[older]!.newer = newer } else { oldest = newer }
  }
}
