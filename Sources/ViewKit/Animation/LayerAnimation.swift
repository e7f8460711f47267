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

  /// What is left of the way at `time`, on the stage's clock; without a clock of its own the block goes by its layer's
  /// time.
  func left(at time: StageTime, on layer: CALayer) -> Progress {
    guard let clock = group.clock else { return .one - timing.progress(at: layer.localTime(at: time)) }
    let reading = clock.reading(at: time)
    if timing.isWhole, let progress = reading.progress { return .one - progress }
    return .one - timing.progress(at: reading.time)
  }

  /// What this still adds to what the model has.
  func add(to shown: inout LayerState, at time: StageTime, on layer: CALayer) {
    let left = left(at: time, on: layer)
    guard left != .zero else { return }
    switch delta {
    case .vector(let distance):
      shown[property] += distance * (property.isPlanar ? left.xyxy : SIMD4(repeating: left.x))
    case .transform(let delta):
      if property == .transform {
        shown.transform = delta.applied(to: shown.transform, weight: left)
      } else {
        shown.sublayerTransform = delta.applied(to: shown.sublayerTransform, weight: left)
      }
    case .list(let distances):
      let list = shown.list(property)
      guard list.count == distances.count else { return }
      shown.setList(property, zip(list, distances).map { $0 + $1 * left.x })
    }
  }
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
    for animation in animations { animation.add(to: &shown, at: time, on: self) }
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

nonisolated extension LayerProperty {
  /// Whether its numbers lie along the horizontal and the vertical by turns.
  var isPlanar: Bool {
    switch self {
    case .bounds, .position, .anchorPoint, .shadowOffset: true
    default: false
    }
  }
}

nonisolated extension SIMD2<Double> {
  fileprivate var xyxy: SIMD4<Double> { SIMD4(x, y, x, y) }
}

extension LayerAnimation {
  /// Ends every animation of the layers of a tree that goes off the stage.
  static func removeAll(below root: CALayer) {
    root.leaveExplicitAnimations()
    root.removeBlockAnimations()
    root.transition?.abandon()
    root.wasCommitted = false
    root.mask.map(removeAll)
    for child in root.children { removeAll(below: child.layer) }
  }
}
