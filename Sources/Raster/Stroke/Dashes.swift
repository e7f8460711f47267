import Geometry

extension Trace {
  /// Adds to `result` the pieces of all lines that a dash pattern leaves. A pattern of odd length runs twice, as in
  /// PostScript; one that adds up to nothing leaves the lines whole.
  func dash(_ pattern: [Double], phase: Double, into result: Trace) {
    let lengths = (pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern).map { max(0, $0) }
    let total = lengths.reduce(0, +)
    let isSolid = !(total > 0 && total.isFinite && phase.isFinite)
    for line in lines {
      var dasher = Dasher(
        isSolid ? [.infinity, 1] : lengths,
        phase: isSolid ? 0 : phase - (phase / total).rounded(.down) * total,
        result)
      dasher.begin(at: points.base[line.start])
      for i in line.start + 1..<max(line.end, line.start + 1) {
        dasher.run(from: points.base[i - 1], to: points.base[i])
      }
      if line.isClosed { dasher.run(from: points.base[line.end - 1], to: points.base[line.start]) }
      result.endLine(isClosed: false)
    }
  }
}

/// Walks along a line and switches its pen on and off.
private struct Dasher {
  private let lengths: [Double]
  private let result: Trace
  private var index = 0
  /// How much is left of the dash or gap.
  private var left: Double
  private var turns = 0

  /// More turns than this are a mistake of scale, not a pattern that anyone could see.
  private static let most = 200_000

  init(_ lengths: [Double], phase: Double, _ result: Trace) {
    self.lengths = lengths
    self.result = result
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

  func begin(at p: Point) {
    if isOn { result.add(p) }
  }

  mutating func run(from a: Point, to b: Point) {
    let length = (b - a).length
    guard length > 0 else { return }
    var done = 0.0
    while length - done > left, turns < Dasher.most {
      done += left
      turn(at: a + (b - a) * (done / length))
    }
    left -= length - done
    if isOn { result.add(b) }
  }

  private mutating func turn(at p: Point) {
    turns += 1
    if isOn {
      result.add(p)
      result.endLine(isClosed: false)
    }
    index = (index + 1) % lengths.count
    left = lengths[index]
    if isOn { result.add(p) }
  }
}
