public import Foundation

/// Two fingers turning about each other; over when both are lifted. One that comes down again goes on from
/// where the other left off.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers must turn before it counts, in radians (ours).
  public var slop: CGFloat = .pi / 36

  /// Radians since the beginning, clockwise on the screen; setting it makes the present turn count so.
  open var rotation: CGFloat = 0
  /// Radians in a second.
  open var velocity: CGFloat { rate.perSecond }

  private var angle: CGFloat = 0
  private var rate = Rate()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard active.count == 2, let span = TwoFingerSpan(self) else {
      if active.count > 2 { ignore(touches, for: event) }
      return
    }
    angle = span.angle
    rate = Rate()
    rate.add(rotation, at: now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = TwoFingerSpan(self) else { return }
    // The short way round, whatever the angle's branch.
    let step = remainder(Double(span.angle - angle), 2 * Double.pi)
    if state == .possible {
      guard abs(step) >= slop else { return }
      angle = span.angle
      state = .began
    } else {
      angle = span.angle
      rotation += step
      rate.add(rotation, at: now)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard active.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    rotation = 0
    rate = Rate()
  }

  deinit {}
}
