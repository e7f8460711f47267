import Foundation

extension AnimationClock {
  /// Takes off what moves on this clock, as if it had run back to its beginning: the model is what it was before.
  func rewind() {
    guard let animator = stage?.animator else { return }
    let groups = animator.groups(on: self)
    for group in groups { animator.remove(group) }
    ModelChange.undo(groups.flatMap(\.changes))
    for group in groups { group.takeCompletion(finished: false)?() }
  }
}
