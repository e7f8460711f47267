import Foundation
import Geometry

/// A change of a container's contents that shows as one movement: two faces, a kind and a curve.
///
/// `UIView.transition` and `UIViewController.transition` both run one of these. The faces are what the
/// container showed before its contents were changed, and what it shows after. It is a function of time: nothing in
/// the container moves, and when it has ended nothing is left of it. It can be turned round from where
/// it stands, and ends exactly once.
///
/// A second transition in a container whose first is still running takes over the picture as it is: what
/// is on the screen becomes its front face, and the first ends at once, `finished` false.
final class ContainerTransition {
  private(set) weak var container: UIView?
  let kind: TransitionKind?
  private let duration: StageTime
  private let curve: TimingCurve
  let allowsUserInteraction: Bool
  let order = Animator.nextOrder()
  private var completion: ((Bool) -> Void)?
  /// What waits for this besides.
  private let transaction = CATransaction.completionToWaitFor()

  /// Faces are pictures made once, unless their contents may move meanwhile.
  let isLive: Bool
  /// Left out of the back face; while it is in the container, a live front face shows it, without `incoming`.
  weak var outgoing: UIView?
  weak var incoming: UIView?
  var front = TransitionFace.empty
  var back: TransitionFace?
  private(set) var plane: TransitionFace.Plane

  private let clock = AnimationClock.current
  /// When it began, or was last turned round, and how much of its time it had run by then.
  private var start: StageTime
  private var elapsedAtStart = StageTime.zero
  private(set) var isReversed = false
  private var isCut = false

  /// Runs `changes`, shows the movement from what `container` held before to what it holds after, and calls
  /// `completion` once: with true at its end; with false when it came back after being turned round, or its
  /// container left the window.
  ///
  /// - Parameters:
  ///   - outgoing: a view that stays in the container until the end but belongs to the front face only.
  ///   - incoming: a view that belongs to the back face only.
  /// Without a kind of transition in `options` the changes are animated themselves. With no duration, no window or
  /// animations disabled the change shows at once, and `completion` follows the next commit.
  @discardableResult
  static func run(
    in container: UIView, duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions,
    outgoing: UIView? = nil, incoming: UIView? = nil, changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) -> ContainerTransition {
    let transition = ContainerTransition(container, duration, options, completion)
    transition.outgoing = outgoing
    transition.incoming = incoming
    guard let stage = container.window?.stage, duration > 0, AnimationContext.isEnabled else {
      UIView.performWithoutAnimation(changes)
      transition.completeAfterCommit()
      return transition
    }
    guard transition.kind != nil else {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: changes,
        completion: { [transition] in transition.end(finished: $0) })
      return transition
    }
    transition.begin(in: container, on: stage, delay: delay, options: options, changes: changes)
    return transition
  }

  private init(
    _ container: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: @escaping (Bool) -> Void
  ) {
    self.container = container
    self.completion = completion
    transaction?.enter()
    self.duration = StageTime(seconds: max(0, duration))
    kind = TransitionKind(options)
    curve = options.timingCurve
    isLive = options.contains(.allowAnimatedContent)
    allowsUserInteraction = options.contains(.allowUserInteraction)
    start = .zero
    plane = TransitionFace.Plane(RenderTreeBuilder.Place(transform: .identity, clip: .zero, scale: 1))
  }

  deinit {}

  private func begin(
    in container: UIView, on stage: Stage, delay: TimeInterval, options: UIView.AnimationOptions,
    changes: () -> Void
  ) {
    let layer = container.layer
    start = now(stage.now) + StageTime(seconds: max(0, delay))
    plane = layer.facePlane(scale: stage.scale)
    DisplayPass.run(layer)
    front = TransitionFace.capture(layer, at: stage.now, on: plane, asShown: true)
    layer.transition?.cancel()
    if isLive {
      UIView.animate(
        withDuration: duration.seconds, delay: delay, options: options, animations: changes, completion: nil)
    } else {
      UIView.performWithoutAnimation(changes)
    }
    // The changes may have taken the container away.
    guard container.window?.stage === stage else { return completeAfterCommit() }
    layer.transition = self
    clock?.lengthen(to: end)
    layer.mark(.render)
    stage.animator.add(self)
  }

  // MARK: Time

  /// On the transition's own clock, or in its container's time.
  private func now(_ time: StageTime) -> StageTime {
    clock?.reading(at: time).time ?? container?.layer.localTime(at: time) ?? time
  }

  private var end: StageTime { start + (isReversed ? elapsedAtStart : duration - elapsedAtStart) }

  private func elapsed(at time: StageTime) -> StageTime {
    let time = now(time)
    guard time > start else { return elapsedAtStart }
    let run = time - start
    return isReversed
      ? max(.zero, elapsedAtStart - run) : min(duration, elapsedAtStart + run)
  }

  /// 0 for the front face, 1 for the back.
  func progress(at time: StageTime) -> Double {
    curve.progress(at: Double(elapsed(at: time).ticks) / Double(max(1, duration.ticks)))
  }

  /// Whether its clock, if it has one, runs back and has come to where this began.
  private func isBack(at time: StageTime) -> Bool {
    guard let clock, clock.direction < 0 else { return false }
    return now(time) <= start
  }

  func isDue(at time: StageTime) -> Bool {
    if isCut || isBack(at: time) { return true }
    return end <= now(time) && clock?.direction != 0 && clock?.direction != -1
  }

  /// Whether it stands still on its clock.
  var isHeld: Bool { !isCut && (clock?.isHeld ?? (container?.layer.mediaRate == 0)) }
  /// When it begins to move, and when it ends, on the stage's time.
  var stageStart: StageTime { clock?.start ?? start }
  func moment(ofEndBy time: StageTime) -> StageTime {
    guard let clock else { return min(end, time) }
    return clock.moment(of: clock.direction < 0 ? start : end, by: time)
  }

  /// Turns round and runs back along the curve, from the angle or opacity on the screen; a second call turns it
  /// forward again.
  func reverse() {
    guard completion != nil, let layer = container?.layer, let stage = layer.stage, layer.transition === self
    else { return }
    elapsedAtStart = elapsed(at: stage.now)
    start = now(stage.now)
    isReversed.toggle()
    stage.setNeedsFrame()
  }

  // MARK: The end

  /// Ends at once, `finished` false.
  func cancel() { end(finished: false) }

  /// The container is leaving its window: the movement stops at once, the completion follows in the next turn.
  func abandon() {
    isCut = true
    detach(keepsWaiting: true)
  }

  func complete() {
    let isBack = container?.layer.stage.map { self.isBack(at: $0.now) } ?? false
    end(finished: !isReversed && !isCut && !isBack)
  }

  private func completeAfterCommit() {
    guard let stage = container?.window?.stage ?? Stage.current else { return end(finished: true) }
    stage.afterCommit { [self] in end(finished: true) }
  }

  private func end(finished: Bool) {
    guard let completion else { return }
    self.completion = nil
    detach(keepsWaiting: false)
    completion(finished)
    transaction?.leave()
  }

  private func detach(keepsWaiting: Bool) {
    guard let layer = container?.layer else { return }
    if !keepsWaiting { layer.stage?.animator.remove(self) }
    guard layer.transition === self else { return }
    layer.transition = nil
    layer.mark(.render)
  }
}
