import Foundation

/// The explicit animations of one stage's layers that are under way or to come, told of their ends in phase 1 of a
/// frame with all else that moves.
final class ExplicitAnimator {
  private unowned let stage: Stage
  private var running: [RunningAnimation] = []
  /// Taken away before their ends, told of it in the next frame.
  private var cut: [RunningAnimation] = []

  init(stage: Stage) { self.stage = stage }

  deinit {}

  /// Takes up an animation whose layer is on the stage.
  func add(_ run: RunningAnimation) {
    guard !run.isListed, !run.isStopped else { return }
    run.isListed = true
    run.begin(at: stage.now)
    running.append(run)
    stage.setNeedsFrame()
    tellStartAfterCommit(run)
  }

  /// Lets go of an animation whose layer has lost it, or has left the stage.
  func remove(_ run: RunningAnimation, isCut: Bool) {
    run.isListed = false
    running.removeAll { $0 === run }
    guard isCut, !run.isStopped else { return }
    cut.append(run)
    stage.setNeedsFrame()
  }

  private func tellStartAfterCommit(_ run: RunningAnimation) {
    guard run.isUnderWay(at: stage.now) else { return }
    stage.afterCommit { if run.isListed { run.tellStart() } }
  }

  // MARK: Time

  /// What stands still needs no frames.
  var isIdle: Bool { cut.isEmpty && running.allSatisfy(\.isFrozen) }

  func moves(at time: StageTime) -> Bool {
    !cut.isEmpty || running.contains { !$0.isFrozen && $0.isUnderWay(at: time) }
  }

  func nextStart(after time: StageTime) -> StageTime? {
    running.compactMap { $0.stageTime(ofEnd: false) }.filter { $0 > time }.min()
  }

  /// What is over at `time`, taken off its layer, and what is to be told then.
  func takeEnded(at time: StageTime) -> [Animator.End] {
    var ended: [Animator.End] = []
    for run in cut {
      ended.append(Animator.End(moment: time, order: run.order) { run.tellStop(finished: false) })
    }
    cut = []
    for run in running {
      if run.isOver(at: time) {
        let end = run.stageTime(ofEnd: true) ?? time
        ended.append(Animator.End(moment: min(end, time), order: run.order) { run.tellStop(finished: true) })
        settle(run)
      } else {
        tellStartAfterCommit(run)
      }
    }
    return ended
  }

  private func settle(_ run: RunningAnimation) {
    running.removeAll { $0 === run }
    run.isListed = false
    run.layer?.mark(.render)
    if run.animation.isRemovedOnCompletion { run.layer?.explicitAnimations.removeAll { $0 === run } }
  }
}
