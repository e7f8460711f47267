import Foundation

/// What moves on one stage: animation groups and transitions, ended in phase 1 of a frame.
final class Animator {
  private unowned let stage: Stage
  private var groups: [AnimationGroup] = []
  private var transitions: [ContainerTransition] = []

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

  /// Whether anything is under way or waits for its delay.
  var isIdle: Bool { groups.isEmpty && transitions.isEmpty && stage.explicitAnimator.isIdle }

  /// Whether the frame at `time` looks different from the one before because of what moves.
  func moves(at time: StageTime) -> Bool {
    groups.contains { $0.start <= time } || transitions.contains { $0.start <= time }
      || stage.explicitAnimator.moves(at: time)
  }

  /// When something starts to move after `time`, if nothing moves now.
  func nextStart(after time: StageTime) -> StageTime? {
    let starts = (groups.map(\.start) + transitions.map(\.start)).filter { $0 > time }
    return (starts + [stage.explicitAnimator.nextStart(after: time)].compactMap { $0 }).min()
  }

  /// Ends what is over at `time`: first all of it stops, then the completions run, by the time of their
  /// ends, and where that is the same in the order in which they began.
  func tick(to time: StageTime) {
    var ended = stage.explicitAnimator.takeEnded(at: time)
    for group in groups where group.isDue(at: time) {
      ended.append((min(group.end, time), group.order, group.complete))
    }
    for transition in transitions where transition.isDue(at: time) {
      ended.append((transition.end, transition.order, transition.complete))
    }
    guard !ended.isEmpty else { return }
    for group in groups where group.isDue(at: time) { group.settle() }
    groups.removeAll { $0.isDue(at: time) }
    // One whose container has left this stage cannot take itself off the list.
    transitions.removeAll { $0.isDue(at: time) }
    for completion in ended.sorted(by: { ($0.end, $0.order) < ($1.end, $1.order) }) { completion.run() }
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
