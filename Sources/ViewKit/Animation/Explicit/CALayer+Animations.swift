import Foundation

extension CALayer {
  /// Runs a copy of `animation`, in place of the one that has the key, if any. What the layer's properties say stays
  /// as it is.
  ///
  /// It begins at the layer's present time, or when the layer comes into a window. A transition's key is
  /// always `kCATransition`.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    let isTransition = copy is CATransition
    let key = isTransition ? kCATransition : key
    let faces = (copy as? CATransition).map { LayerTransition($0, of: self) }
    if let key { removeAnimation(forKey: key) }
    let run = RunningAnimation(copy, forKey: key, on: self, faces: faces)
    explicitAnimations.append(run)
    mark(.render)
    stage?.explicitAnimator.add(run)
  }

  /// The layer's own copy; it must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    explicitAnimations.first { $0.key == key }?.animation
  }

  /// In the order in which they were added; nil for none.
  public func animationKeys() -> [String]? {
    let keys = explicitAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animation at once; its delegate hears of it, `finished` false, in the next frame.
  public func removeAnimation(forKey key: String) { removeExplicitAnimations { $0.key == key } }

  func removeExplicitAnimations(where isMeant: (RunningAnimation) -> Bool) {
    let removed = explicitAnimations.filter(isMeant)
    guard !removed.isEmpty else { return }
    explicitAnimations.removeAll(where: isMeant)
    mark(.render)
    for run in removed {
      if let stage = stage ?? Stage.current {
        stage.explicitAnimator.remove(run, isCut: true)
      } else {
        run.tellStop(finished: false)
      }
    }
  }

  /// The layer goes off its stage: only animations that are to outlast their ends stay, and go on when it is back.
  func leaveExplicitAnimations() {
    guard !explicitAnimations.isEmpty else { return }
    removeExplicitAnimations { $0.animation.isRemovedOnCompletion }
    for run in explicitAnimations { stage?.explicitAnimator.remove(run, isCut: false) }
  }

  /// The layer is in a frame: what waited for that begins.
  func beginExplicitAnimations() {
    guard !explicitAnimations.isEmpty, let stage else { return }
    for run in explicitAnimations where !run.isListed { stage.explicitAnimator.add(run) }
  }

  /// Changes `shown` into what explicit animations make of it.
  func showExplicitAnimations(in shown: inout LayerState, at time: StageTime) {
    guard !explicitAnimations.isEmpty else { return }
    let time = mediaTime(at: time)
    for run in explicitAnimations { run.show(in: &shown, at: time) }
  }

  /// The faces of the transition that the layer's contents are going through, and how far it has come.
  func transitionFaces(at time: StageTime) -> (faces: LayerTransition, progress: Double)? {
    for run in explicitAnimations {
      if let faces = run.faces, let progress = run.progress(at: mediaTime(at: time)) {
        return (faces, progress)
      }
    }
    return nil
  }

  /// Whether faces show in place of the layer's contents.
  func isInTransition(at time: StageTime) -> Bool { transition != nil || transitionFaces(at: time) != nil }
}
