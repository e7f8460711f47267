public import Foundation

/// Two fingers moving apart or together; over when both are lifted. One that comes down again goes on from
/// where the other left off.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers must move apart or together before it counts, in points (ours).
  public var slop: CGFloat = 8

  /// The fingers' distance as a multiple of the first; setting it makes the present distance count so.
  open var scale: CGFloat {
    get { current }
    set {
      base = length / max(newValue, .leastNonzeroMagnitude)
      current = newValue
    }
  }

  /// The change of scale in a second.
  open var velocity: CGFloat { rate.perSecond }

  private var base: CGFloat = 1
  private var length: CGFloat = 1
  private var current: CGFloat = 1
  private var rate = Rate()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard active.count == 2, let span = TwoFingerSpan(self) else {
      if active.count > 2 { ignore(touches, for: event) }
      return
    }
    length = span.length
    base = span.length / current
    rate = Rate()
    rate.add(current, at: now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = TwoFingerSpan(self) else { return }
    length = span.length
    if state == .possible {
      guard abs(length - base) >= slop else { return }
      // From here on, so that the picture does not jump by the slop.
      base = length
      state = .began
    } else {
      current = length / base
      rate.add(current, at: now)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard active.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    current = 1
    rate = Rate()
  }

  deinit {}
}
