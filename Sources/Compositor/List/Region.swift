import Geometry

/// A few rectangles of pixels. They may overlap; what is drawn twice is drawn the same.
struct Region: Equatable {
  private(set) var rects: [PixelRect] = []

  /// Beyond this many the two that grow least when joined are joined.
  static let most = 8

  init() {}

  init(_ rects: [PixelRect]) {
    for r in rects { insert(r) }
  }

  var isEmpty: Bool { rects.isEmpty }
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Adds a rectangle; joins it with those that it overlaps or that lie so near that one rectangle costs no more.
  mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var new = rect
    while let i = rects.firstIndex(where: { Region.isBetterJoined($0, new) }) {
      new = new.union(rects.remove(at: i))
    }
    rects.append(new)
    if rects.count > Region.most { joinNearest() }
  }

  mutating func formUnion(_ other: Region) {
    for r in other.rects { insert(r) }
  }

  private static func isBetterJoined(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.union(b).area <= a.area + b.area + 1024 || a.contains(b) || b.contains(a)
      || (a.intersects(b) && 2 * a.union(b).area <= 3 * (a.area + b.area))
  }

  private mutating func joinNearest() {
    var best = (i: 0, j: 1, growth: Int.max)
    for i in rects.indices {
      for j in rects.indices.dropFirst(i + 1) {
        let growth = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if growth < best.growth { best = (i, j, growth) }
      }
    }
    let joined = rects[best.i].union(rects[best.j])
    rects.remove(at: best.j)
    rects.remove(at: best.i)
    insert(joined)
  }
}
