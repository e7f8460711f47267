public import Foundation

/// Fingers dragged across the view.
///
/// The translation counts from where the finger came down, the slop included: what is dragged stays exactly
/// under the hand.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// How far the hand must move before it counts as a drag, in points (ours).
  open var slop: CGFloat = 10

  /// The hand's position in the stage: the sum of its movements, so that it does not jump when a finger joins
  /// or leaves.
  private var travelled = CGPoint.zero
  /// What `setTranslation` has put aside, in the stage's coordinates.
  private var origin = CGPoint.zero
  private var track = MotionTrack()

  open func translation(in view: UIView?) -> CGPoint {
    convertVector(CGPoint(x: travelled.x - origin.x, y: travelled.y - origin.y), to: view)
  }

  /// Makes the movement so far count as `translation`; the velocity does not change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inStage = convertVectorToStage(translation, from: view)
    origin = CGPoint(x: travelled.x - inStage.x, y: travelled.y - inStage.y)
  }

  /// In points a second, over the last tenth of a second or so; zero when the hand has come to rest.
  open func velocity(in view: UIView?) -> CGPoint { convertVector(track.velocity(at: now), to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if active.count > maximumNumberOfTouches {
      if state == .possible { state = .failed } else { ignore(touches, for: event) }
      return
    }
    if active.count == 1 {
      travelled = .zero
      origin = .zero
      track = MotionTrack()
      track.add(.zero, at: now)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, active.count >= minimumNumberOfTouches else { return }
    let share = CGFloat(max(1, active.count))
    travelled.x += (touch.place.x - touch.previousPlace.x) / share
    travelled.y += (touch.place.y - touch.previousPlace.y) / share
    track.add(travelled, at: now)
    switch state {
    case .possible:
      if hypot(travelled.x, travelled.y) >= slop { hasLeftSlop(by: travelled) }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Called when the hand has moved far enough, with the movement; begins, or fails where the way is wrong.
  func hasLeftSlop(by movement: CGPoint) { state = .began }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = active.filter { $0.phase != .ended }.count
    if state == .possible {
      if left == 0 { state = .failed }
    } else if left < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  // MARK: Vectors

  /// A movement in the stage as `view` sees it: its transform counts, its place does not.
  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convertFromStage(anchor)
    let end = view.convertFromStage(CGPoint(x: anchor.x + vector.x, y: anchor.y + vector.y))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func convertVectorToStage(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convertFromStage(anchor)
    let end = view.convertToStage(CGPoint(x: start.x + vector.x, y: start.y + vector.y))
    return CGPoint(x: end.x - anchor.x, y: end.y - anchor.y)
  }

  /// Where vectors are laid to be converted; any point does unless the view is seen in perspective.
  private var anchor: CGPoint { .zero }

  deinit {}
}
