/// A moment on a stage's clock, or a length of time: a count of whole ticks, never a sum of fractions.
///
/// A tick is a nine-millionth of a second. That makes a whole number of every microsecond (9 ticks) and of the
/// frames of 50, 60, 75, 90, 120, 144 and 240 Hz displays (150 000 ticks at 60 Hz), so that sixty frames are
/// exactly one second, and 0.2 s or 131.5 ms lie exactly where they should.
public nonisolated struct StageTime: Hashable, Comparable, Sendable {
  public static let ticksPerSecond = 9_000_000
  public static let zero = StageTime(ticks: 0)
  /// One frame at 60 Hz.
  public static let frame = StageTime(ticks: 150_000)
  /// Later than any other.
  static let never = StageTime(ticks: .max)

  public var ticks: Int

  public init(ticks: Int) { self.ticks = ticks }

  /// The nearest whole tick; what is not a number is 0, and what does not fit is held to ±32 000 years.
  public init(seconds: Double) {
    let limit = 9.0e18
    let ticks = (seconds * Double(StageTime.ticksPerSecond)).rounded()
    self.ticks = ticks.isNaN ? 0 : Int(max(-limit, min(limit, ticks)))
  }

  public var seconds: Double { Double(ticks) / Double(StageTime.ticksPerSecond) }

  public static func < (a: StageTime, b: StageTime) -> Bool { a.ticks < b.ticks }

  /// Sums are held to what fits, so that a delay or a repetition without end stays one.
  public static func + (a: StageTime, b: StageTime) -> StageTime {
    let (sum, overflow) = a.ticks.addingReportingOverflow(b.ticks)
    return StageTime(ticks: overflow ? (a.ticks < 0 ? .min : .max) : sum)
  }

  public static func - (a: StageTime, b: StageTime) -> StageTime {
    let (difference, overflow) = a.ticks.subtractingReportingOverflow(b.ticks)
    return StageTime(ticks: overflow ? (a.ticks < 0 ? .min : .max) : difference)
  }
}
