import Foundation

/// Tells whether a touch-down continues a series of taps.
struct TapCounter {
  /// How long after a touch-down the next one still counts with it.
  static let interval: TimeInterval = 0.35
  /// How far apart, in points, two touch-downs of a series may be.
  static let distance: CGFloat = 30

  private var last: (time: TimeInterval, place: CGPoint, count: Int)?

  /// How many touch-downs in a row this is the last of.
  mutating func count(at place: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= TapCounter.interval,
      hypot(place.x - last.place.x, place.y - last.place.y) <= TapCounter.distance
    {
      count = last.count + 1
    }
    last = (time, place, count)
    return count
  }

  /// A touch that wandered off or was cancelled is no tap.
  mutating func interrupt() { last = nil }
}
