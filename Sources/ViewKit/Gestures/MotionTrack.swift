import Foundation

/// The last positions of a hand, from which its velocity is read.
struct MotionTrack {
  /// How far back the velocity looks: long enough to even out single events, short enough to be what the hand
  /// does now.
  static let window: TimeInterval = 0.13
  /// A hand that has not moved for so long rests. Moves come with every frame while it does not.
  static let rest: TimeInterval = 0.1
  /// Up to two frames without a move say nothing yet.
  private static let grace: TimeInterval = 0.035

  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    // One sample older than the window is kept: a slow device may have no other.
    while samples.count > 2, samples[1].time < time - MotionTrack.window { samples.removeFirst() }
  }

  /// In points a second at the moment `now`.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let last = samples.last, now - last.time < MotionTrack.rest else { return .zero }
    let recent = samples.dropLast().filter { $0.time >= last.time - MotionTrack.window }
    guard let first = recent.first ?? samples.dropLast().last else { return .zero }
    let end = now - last.time <= MotionTrack.grace ? last.time : now
    let span = end - first.time
    guard span > 0 else { return .zero }
    return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
  }
}
