/// A subpath as straight lines.
public struct Polyline: Hashable, Sendable {
  public var points: [Point]
  /// Whether the last point is joined to the first, which is not repeated.
  public var isClosed: Bool

  public init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// How far a flattened curve may stray from the true one, in pixels, where nothing else is said. Less
  /// than the eye sees in an anti-aliased edge.
  public static let defaultTolerance = 1.0 / 16

  /// The subpaths with every curve replaced by chords that stay within `tolerance` of it.
  public func flattened(tolerance: Double = Path.defaultTolerance) -> [Polyline] {
    var result: [Polyline] = []
    var current: [Point] = []
    func finish(closed: Bool) {
      if !current.isEmpty { result.append(Polyline(points: current, isClosed: closed)) }
      current.removeAll()
    }
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        finish(closed: false)
        current.append(points[next])
        next += 1
      case .line:
        current.append(points[next])
        next += 1
      case .cubic:
        let curve = CubicSegment(current[current.count - 1], points[next], points[next + 1], points[next + 2])
        next += 3
        let pieces = curve.pieces(tolerance: tolerance)
        for i in 1..<pieces { current.append(curve.point(at: Double(i) / Double(pieces))) }
        current.append(curve.p3)
      case .close:
        if current.count > 1, current.first == current.last { current.removeLast() }
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}
