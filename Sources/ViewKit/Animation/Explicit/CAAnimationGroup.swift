import Foundation
import Geometry

/// Animations that run together, in the time of the group, which cuts off what takes longer.
///
/// The members' delegates are not told of anything, and `isRemovedOnCompletion` counts for the group only. A member
/// without a duration takes the group's.
open nonisolated class CAAnimationGroup: CAAnimation {
  public required init() { super.init() }

  deinit {}

  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as? CAAnimation ?? $0 }
  }

  override func makeEffect() -> (any AnimationEffect)? {
    let members = (animations ?? []).compactMap { member -> TimedEffect? in
      if member.duration <= 0 { member.duration = duration }
      guard let effect = member.makeEffect() else { return nil }
      var timing = MediaTiming(member)
      timing.includesEnd = true
      return TimedEffect(
        timing: timing, pace: member.timingFunction?.curve ?? .linear, effect: effect)
    }
    return GroupEffect(members: members, duration: MediaTiming.ticks(duration))
  }
}

nonisolated struct GroupEffect: AnimationEffect {
  let members: [TimedEffect]
  /// Of one run, in ticks.
  let duration: Double

  func apply(to shown: inout LayerState, progress: Double, moment: MediaTiming.Moment) {
    for member in members { member.show(in: &shown, at: progress * duration) }
  }
}
