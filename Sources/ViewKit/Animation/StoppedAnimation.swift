import Foundation

/// What became of animations that were stopped where they stood.
struct StoppedAnimation {
  /// How far they had come.
  let fraction: CGFloat
  private let changes: [ModelChange]
  /// The layers as they stood, in the properties that moved.
  private let standing: [ObjectIdentifier: LayerState]

  /// Makes what shows the model, and takes all that moves by `clock` away.
  init(_ clock: AnimationClock, fraction: CGFloat) {
    self.fraction = fraction
    let groups = clock.stage?.animator.groups(on: clock) ?? []
    changes = groups.flatMap(\.changes).sorted { $0.order < $1.order }
    var standing: [ObjectIdentifier: LayerState] = [:]
    for layer in changes.map(\.layer) where standing[ObjectIdentifier(layer)] == nil {
      standing[ObjectIdentifier(layer)] = layer.stateMoved(by: clock)
    }
    self.standing = standing
    clock.dropAnimations()
    ModelChange.set(changes) { standing[ObjectIdentifier($0.layer)] }
  }

  /// Sets the model to its values at `position`, where it is still as it was stopped.
  func finish(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    ModelChange.set(changes) { change in
      let stood = standing[ObjectIdentifier(change.layer)] ?? change.layer.state
      guard change.layer.state.agrees(with: stood, in: change.property) else { return nil }
      return position == .start ? change.before : changes.last(where: change.concernsSame)?.after
    }
  }
}

extension AnimationClock {
  /// Takes all that moves by this clock off the screen; whoever waits for the end of it is told after the commit.
  func dropAnimations() {
    guard let stage else { return }
    for group in stage.animator.groups(on: self) {
      stage.animator.remove(group)
      if let completion = group.takeCompletion(finished: false) { stage.afterCommit(completion) }
    }
  }
}

extension CALayer {
  /// The model with what `clock` still moves of it added.
  fileprivate func stateMoved(by clock: AnimationClock) -> LayerState {
    guard let stage else { return state }
    var moved = state
    for animation in animations where animation.group.clock === clock {
      animation.add(to: &moved, at: stage.now, on: self)
    }
    return moved
  }
}
