public import Foundation

/// One or more taps with one or more fingers; recognised at the last lift.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The mouse button that taps: the first, which fingers count as, or the secondary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  /// How far a finger may move and still tap, in points.
  public var allowableMovement: CGFloat = 10
  /// How long a finger may stay down and still tap; long enough that only a long press contradicts it.
  private static let longestTap: TimeInterval = 1.5

  private var taps = 0
  private var fingers = 0
  private var tapPlace = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if active.count == 1 {
      fingers = 0
      if taps > 0, distance(touch.place, tapPlace) > TapCounter.distance {
        state = .failed
        return
      }
      tapPlace = touch.place
      deadline = now + UITapGestureRecognizer.longestTap
    }
    fingers = max(fingers, active.count)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { distance($0.place, $0.startPlace) > allowableMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard active.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      deadline = now + TapCounter.interval
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func deadlinePassed() { state = .failed }

  override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool {
    buttons.isSuperset(of: buttonMaskRequired)
  }

  open override func reset() {
    taps = 0
    fingers = 0
  }

  /// One tap must not spoil a double tap that it is the first half of.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  deinit {}
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
