import Foundation

/// What moves on one stage: animation groups and transitions, ended in phase 1 of a frame.
final class Animator {
  private unowned let stage: Stage
  private var groups: [AnimationGroup] = []
  private var transitions: [ContainerTransition] = []
  /// Clocks under way whose arrival somebody waits for.
  private var awaited: [(clock: AnimationClock, completion: AnimationClock.Arrival)] = []

  private static var count = 0

  /// Numbers everything that moves, in the order in which it began.
  static func nextOrder() -> Int {
    count += 1
    return count
  }

  init(stage: Stage) { self.stage = stage }

  deinit {}

  func add(_ group: AnimationGroup) {
    guard groups.last !== group, !groups.contains(where: { $0 === group }) else { return }
    groups.append(group)
    stage.setNeedsFrame()
  }

  func add(_ transition: ContainerTransition) {
    transitions.append(transition)
    stage.setNeedsFrame()
  }

  func remove(_ transition: ContainerTransition) { transitions.removeAll { $0 === transition } }

  /// Runs `completion` when `clock` has arrived; what waited for it before is forgotten.
  func await(_ clock: AnimationClock, _ completion: @escaping AnimationClock.Arrival) {
    stopAwaiting(clock)
    awaited.append((clock, completion))
  }

  @discardableResult
  func stopAwaiting(_ clock: AnimationClock) -> AnimationClock.Arrival? {
    guard let index = awaited.firstIndex(where: { $0.clock === clock }) else { return nil }
    return awaited.remove(at: index).completion
  }

  func groups(on clock: AnimationClock) -> [AnimationGroup] { groups.filter { $0.clock === clock } }

  // MARK: At rest and under way

  /// Whether nothing is under way or waits for its delay; what stands still on its clock does not count.
  var isIdle: Bool {
    awaited.allSatisfy(\.clock.isHeld) && groups.allSatisfy(\.isHeld) && transitions.allSatisfy(\.isHeld)
      && stage.explicitAnimator.isIdle
  }

  /// Whether the frame at `time` looks different from the one before because of what moves.
  func moves(at time: StageTime) -> Bool {
    starts.contains { $0 <= time } || stage.explicitAnimator.moves(at: time)
  }

  /// When something starts to move after `time`, if nothing moves now.
  func nextStart(after time: StageTime) -> StageTime? {
    let explicit = stage.explicitAnimator.nextStart(after: time) ?? .never
    return (starts + [explicit]).filter { $0 > time && $0 < .never }.min()
  }

  private var starts: [StageTime] {
    groups.filter { !$0.isHeld }.map(\.stageStart) + transitions.filter { !$0.isHeld }.map(\.stageStart)
      + awaited.map(\.clock).filter { !$0.isHeld }.map(\.start)
  }

  // MARK: Ends

  struct End {
    let moment: StageTime
    let order: Int
    let run: () -> Void
  }

  /// Ends what is over at `time`: first all of it stops, then the completions run, by the time of their
  /// ends, and where that is the same in the order in which they began.
  func tick(to time: StageTime) {
    let ended =
      endGroups(at: time) + endTransitions(at: time) + endClocks(at: time)
      + stage.explicitAnimator.takeEnded(at: time)
    for end in ended.sorted(by: { ($0.moment, $0.order) < ($1.moment, $1.order) }) { end.run() }
  }

  private func endGroups(at time: StageTime) -> [End] {
    var ended: [End] = []
    var undone: [ModelChange] = []
    var rest: [AnimationGroup] = []
    for group in groups {
      let phase = group.phase(at: time)
      if phase == .underWay || phase == .over { rest.append(group) }
      guard phase != .underWay else { continue }
      if let completion = group.takeCompletion(finished: phase != .back) {
        ended.append(End(moment: group.moment(ofEndBy: time), order: group.order, run: completion))
      }
      if phase == .back { undone += group.changes }
      if phase != .over { group.settle() }
    }
    groups = rest
    ModelChange.undo(undone)
    return ended
  }

  private func endTransitions(at time: StageTime) -> [End] {
    let due = transitions.filter { $0.isDue(at: time) }
    // One whose container has left this stage cannot take itself off the list.
    transitions.removeAll { $0.isDue(at: time) }
    return due.map { End(moment: $0.moment(ofEndBy: time), order: $0.order, run: $0.complete) }
  }

  private func endClocks(at time: StageTime) -> [End] {
    let arrived = awaited.filter { $0.clock.hasArrived(at: time) }
    return arrived.map { clock, completion in
      stopAwaiting(clock)
      let isBack = clock.direction < 0
      let end = End(moment: clock.moment(ofArrivalBy: time), order: clock.order) { completion(isBack) }
      if clock.holdsAtEnds { clock.holdAtEnd() }
      return end
    }
  }

  /// Takes `group` off, with what it has moving.
  func remove(_ group: AnimationGroup) {
    group.settle()
    groups.removeAll { $0 === group }
  }

  /// Whether new touches on `view` are to be ignored because it, or a view around it, is being animated
  /// by a block without `allowUserInteraction`, or shows a transition.
  func blocksTouches(on view: UIView) -> Bool {
    guard !isIdle else { return false }
    var layer: CALayer? = view.layer
    while let here = layer {
      if here.animations.contains(where: { !$0.group.allowsUserInteraction }) { return true }
      if let transition = here.transition, !transition.allowsUserInteraction { return true }
      layer = here.superlayer
    }
    return false
  }
}
