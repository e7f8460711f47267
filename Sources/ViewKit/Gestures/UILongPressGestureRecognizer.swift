public import Foundation

/// Fingers that stay down for a while; begins when the time is up and then follows them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  /// Taps that must come before the press.
  open var numberOfTapsRequired = 0
  /// How far a finger may move before the time is up, in points.
  open var allowableMovement: CGFloat = 10

  private var tapsSeen = 0

  private var isWaitingForTaps: Bool { tapsSeen < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if active.count > numberOfTouchesRequired {
      state = .failed
    } else if isWaitingForTaps {
      // A tap takes no longer than a press.
      deadline = now + max(minimumPressDuration, TapCounter.interval)
    } else if active.count == numberOfTouchesRequired {
      if minimumPressDuration <= 0 { state = .began } else { deadline = now + minimumPressDuration }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if touches.contains(where: { distance($0.place, $0.startPlace) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .ended
    } else if isWaitingForTaps {
      tapsSeen += 1
      deadline = now + TapCounter.interval
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func deadlinePassed() {
    state = isWaitingForTaps || active.count < numberOfTouchesRequired ? .failed : .began
  }

  open override func reset() { tapsSeen = 0 }

  deinit {}
}
