import Geometry

extension Polyline {
  /// The pieces that a dash pattern leaves. A pattern of odd length runs twice, as in PostScript; one
  /// that adds up to nothing leaves the line whole.
  func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
    let lengths = (pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern).map { max(0, $0) }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite else { return [self] }
    var dasher = Dasher(lengths, phase: phase - (phase / total).rounded(.down) * total)
    guard var last = points.first else { return [] }
    dasher.begin(at: last)
    for p in points.dropFirst() + (isClosed ? [last] : []) {
      dasher.run(from: last, to: p)
      last = p
    }
    return dasher.finish()
  }
}

private struct Dasher {
  private let lengths: [Double]
  private var index = 0
  private var left: Double
  private var current: [Point] = []
  private var result: [Polyline] = []

  /// More pieces than this are a mistake of scale, not a pattern that anyone could see.
  private static let most = 100_000

  init(_ lengths: [Double], phase: Double) {
    self.lengths = lengths
    left = lengths[0]
    var rest = phase
    while rest >= left, rest > 0 {
      rest -= left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= rest
  }

  private var isOn: Bool { index.isMultiple(of: 2) }

  mutating func begin(at p: Point) {
    if isOn { current = [p] }
  }

  mutating func run(from a: Point, to b: Point) {
    let length = (b - a).length
    guard length > 0, length.isFinite else { return }
    var done = 0.0
    while length - done > left, result.count < Dasher.most {
      done += left
      turn(at: a + (b - a) * (done / length))
    }
    left -= length - done
    if isOn { current.append(b) }
  }

  private mutating func turn(at p: Point) {
    if isOn {
      current.append(p)
      result.append(Polyline(points: current, isClosed: false))
      current = []
    }
    index = (index + 1) % lengths.count
    left = lengths[index]
    if isOn { current = [p] }
  }

  mutating func finish() -> [Polyline] {
    if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
    return result
  }
}
