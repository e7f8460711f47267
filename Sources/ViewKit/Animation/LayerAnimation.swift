import Foundation
import Geometry

/// What one change of one property still owes to the eye: the distance back to the old value, which melts away
/// as time goes by.
///
/// The model has the new value at once. What shows is the model plus, for every running animation, its distance
/// times what is left of its way. So animations of one property add up: a new one bends the movement that
/// is under way instead of breaking it.
struct LayerAnimation {
  let property: LayerProperty
  let delta: LayerDelta
  let timing: AnimationTiming
  let group: AnimationGroup
}

/// A distance between two values of a property.
nonisolated enum LayerDelta: Sendable {
  case vector(SIMD4<Double>)
  case transform(TransformDelta)
  /// Of a property that is a list.
  case list([Double])
}

extension CALayer {
  /// What shows at `time`.
  func presentedState(at time: StageTime) -> LayerState {
    guard !animations.isEmpty || !explicitAnimations.isEmpty else { return state }
    var shown = state
    for animation in animations {
      let left = 1 - animation.timing.progress(at: time)
      guard left != 0 else { continue }
      switch animation.delta {
      case .vector(let distance): shown[animation.property] += distance * left
      case .transform(let delta):
        if animation.property == .transform {
          shown.transform = delta.applied(to: shown.transform, weight: left)
        } else {
          shown.sublayerTransform = delta.applied(to: shown.sublayerTransform, weight: left)
        }
      case .list(let distances):
        let list = shown.list(animation.property)
        guard list.count == distances.count else { continue }
        shown.setList(animation.property, zip(list, distances).map { $0 + $1 * left })
      }
    }
    showExplicitAnimations(in: &shown, at: time)
    return shown
  }

  /// Ends every animation of this layer at once, `finished` false.
  public func removeAllAnimations() {
    removeExplicitAnimations { _ in true }
    removeBlockAnimations()
  }

  fileprivate func removeBlockAnimations() {
    guard !animations.isEmpty else { return }
    let ended = animations
    animations = []
    mark(.render)
    for animation in ended { animation.group.wasCut(on: self) }
  }
}

extension LayerAnimation {
  /// Ends every animation of the layers of a tree that goes off the stage.
  static func removeAll(below root: CALayer) {
    root.leaveExplicitAnimations()
    root.removeBlockAnimations()
    root.transition?.abandon()
    root.wasCommitted = false
    for child in root.children { removeAll(below: child.layer) }
  }
}
