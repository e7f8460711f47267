import Geometry

/// When the steps of a keyframe animation begin and end, and how each is paced.
nonisolated struct StepTimes: Sendable {
  /// One more than there are steps, from 0 to 1.
  let times: [Double]
  let curves: [TimingCurve]

  /// Evenly spread, unless `times` has one for each end of a step.
  init(steps: Int, times: [Double]?, curves: [TimingCurve]) {
    let even = (0...max(1, steps)).map { Double($0) / Double(max(1, steps)) }
    self.times = times.flatMap { $0.count >= even.count ? Array($0.prefix(even.count)) : nil } ?? even
    self.curves = curves
  }

  /// In proportion to the steps' lengths.
  init(lengths: [Double]) {
    let whole = lengths.reduce(0, +)
    var done = 0.0
    times =
      [0]
      + lengths.map {
        done += $0
        return whole > 0 ? done / whole : 1
      }
    curves = []
  }

  /// The step that `progress` lies in, and how far, paced.
  func step(at progress: Double) -> (index: Int, fraction: Double) {
    let last = times.count - 2
    guard progress >= times[0] else { return (0, 0) }
    let index = min(last, max(0, (times.firstIndex { $0 > progress } ?? times.count) - 1))
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? max(0, min(1, (progress - times[index]) / length)) : 1
    return (index, index < curves.count ? curves[index].progress(at: fraction) : fraction)
  }
}

/// A list of values and the way through them.
nonisolated struct ValueTrack: Sendable {
  private let values: [AnimatedValue]
  private let steps: StepTimes
  private let mode: CAAnimationCalculationMode

  init(
    _ values: [AnimatedValue], times: [Double]?, curves: [TimingCurve], mode: CAAnimationCalculationMode
  ) {
    self.values = values
    self.mode = mode
    if mode.isPaced {
      steps = StepTimes(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    } else if mode == .discrete {
      // Without an end for the last value it ends with the animation.
      let ends = times.map { $0.count == values.count ? $0 + [1] : $0 }
      steps = StepTimes(steps: values.count, times: ends, curves: [])
    } else {
      steps = StepTimes(steps: values.count - 1, times: times, curves: curves)
    }
  }

  func value(at progress: Double) -> AnimatedValue {
    guard values.count > 1 else { return values[0] }
    let (i, fraction) = steps.step(at: progress)
    if mode == .discrete { return values[i] }
    if mode == .cubic || mode == .cubicPaced, let smooth = smooth(i, fraction) { return smooth }
    return values[i].mixed(with: values[i + 1], at: fraction)
  }

  /// The cubic that leaves each value in the direction of the line between its neighbours (Catmull and Rom's spline).
  private func smooth(_ i: Int, _ t: Double) -> AnimatedValue? {
    let last = values.count - 1
    guard case .numbers(let a) = values[max(0, i - 1)], case .numbers(let b) = values[i],
      case .numbers(let c) = values[i + 1], case .numbers(let d) = values[min(last, i + 2)],
      Set([a.count, b.count, c.count, d.count]).count == 1
    else { return nil }
    return .numbers(
      b.indices.map { k in
        let leave = (c[k] - a[k]) / (i == 0 ? 1 : 2)
        let arrive = (d[k] - b[k]) / (i + 1 == last ? 1 : 2)
        let u = 1 - t
        return b[k] * (1 + 2 * t) * u * u + c[k] * t * t * (3 - 2 * t) + leave * t * u * u - arrive * t * t
          * u
      })
  }
}

/// A path and the way along it.
nonisolated struct PathTrack: Sendable {
  /// Lines are cubics, too: with their controls at the thirds they run evenly.
  private let segments: [CubicSegment]
  private let steps: StepTimes
  private let mode: CAAnimationCalculationMode

  /// How many chords stand for a segment when it is measured.
  private static let chords = 64

  /// Nil for a path that leads nowhere.
  init?(_ path: Path, times: [Double]?, curves: [TimingCurve], mode: CAAnimationCalculationMode) {
    let segments = PathTrack.segments(of: path)
    guard !segments.isEmpty else { return nil }
    self.segments = segments
    self.mode = mode
    steps =
      mode.isPaced
      ? StepTimes(lengths: segments.map { PathTrack.lengths($0).last ?? 0 })
      : StepTimes(steps: segments.count, times: times, curves: curves)
  }

  /// The point, and the direction of the path there.
  func place(at progress: Double) -> (point: Point, direction: Point) {
    var (i, t) = steps.step(at: progress)
    let segment = segments[i]
    if mode == .discrete { t = progress >= 1 ? 1 : 0 }
    if mode.isPaced { t = PathTrack.parameter(segment, atLength: t) }
    return (segment.point(at: t), PathTrack.direction(segment, t))
  }

  private static func segments(of path: Path) -> [CubicSegment] {
    var result: [CubicSegment] = []
    var (next, from, start) = (0, Point.zero, Point.zero)
    func line(to p: Point) {
      result.append(CubicSegment(from, from + (p - from) * (1 / 3), p - (p - from) * (1 / 3), p))
      from = p
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        from = path.points[next]
        start = from
        next += 1
      case .line:
        line(to: path.points[next])
        next += 1
      case .cubic:
        result.append(CubicSegment(from, path.points[next], path.points[next + 1], path.points[next + 2]))
        from = path.points[next + 2]
        next += 3
      case .close: if from != start { line(to: start) }
      }
    }
    return result
  }

  /// The lengths from the beginning to the ends of the chords.
  private static func lengths(_ segment: CubicSegment) -> [Double] {
    var (done, last) = (0.0, segment.p0)
    return (1...chords).map { i in
      let p = segment.point(at: Double(i) / Double(chords))
      done += (p - last).length
      last = p
      return done
    }
  }

  /// Where along its parameter a segment has run `fraction` of its length.
  private static func parameter(_ segment: CubicSegment, atLength fraction: Double) -> Double {
    let lengths = lengths(segment)
    guard let whole = lengths.last, whole > 0, fraction < 1 else { return fraction }
    let wanted = fraction * whole
    let i = lengths.firstIndex { $0 > wanted } ?? chords - 1
    let before = i == 0 ? 0 : lengths[i - 1]
    let length = lengths[i] - before
    return (Double(i) + (length > 0 ? (wanted - before) / length : 0)) / Double(chords)
  }

  private static func direction(_ s: CubicSegment, _ t: Double) -> Point {
    let u = 1 - t
    let d = (s.p1 - s.p0) * (u * u) + (s.p2 - s.p1) * (2 * u * t) + (s.p3 - s.p2) * (t * t)
    // At an end whose control lies on it.
    return d.length > 1e-12 ? d : s.p3 - s.p0
  }
}
