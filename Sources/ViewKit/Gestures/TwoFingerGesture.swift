import Foundation

/// The line between two fingers: its length and its direction.
struct TwoFingerSpan {
  let length: CGFloat
  /// Radians, clockwise on the screen.
  let angle: CGFloat

  /// Nil unless two touches are followed; two fingers at one place count as one point apart.
  init?(_ recognizer: UIGestureRecognizer) {
    guard recognizer.active.count >= 2 else { return nil }
    let (a, b) = (recognizer.active[0].place, recognizer.active[1].place)
    length = max(1, distance(a, b))
    angle = atan2(b.y - a.y, b.x - a.x)
  }
}

/// How fast a number changes, from its last two values.
struct Rate {
  private var last: (time: TimeInterval, value: CGFloat)?
  private(set) var perSecond: CGFloat = 0

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    guard let earlier = last else {
      last = (time, value)
      return
    }
    // Both fingers move in one frame: only a step in time makes a rate.
    guard time > earlier.time else { return }
    perSecond = (value - earlier.value) / CGFloat(time - earlier.time)
    last = (time, value)
  }
}
