import Foundation
import Geometry

/// An animation of one property, named as in `setValue(_:forKeyPath:)`: "position", "bounds.size.width",
/// "transform.rotation.z". A name that no layer knows changes nothing.
open nonisolated class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public required init() { super.init() }

  deinit {}

  open var keyPath: String?
  /// Whether the values are added to what would show without the animation. Of two transforms the animation's comes
  /// first.
  open var isAdditive = false
  /// Whether each run goes on from where the one before ended.
  open var isCumulative = false

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive": NSNumber(value: isAdditive)
    case "cumulative": NSNumber(value: isCumulative)
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "keyPath": keyPath = value as? String
    case "additive": isAdditive = value.flatMap { Numbers.all(in: $0)?.first } ?? 0 != 0
    case "cumulative": isCumulative = value.flatMap { Numbers.all(in: $0)?.first } ?? 0 != 0
    default: super.setValue(value, forKey: key)
    }
  }

  /// The property, where there is one of that name.
  final var target: LayerKeyPath? { keyPath.flatMap(LayerKeyPath.init) }
}

/// How an effect's value joins what shows without it.
nonisolated struct Joining: Sendable {
  let target: LayerKeyPath
  let isAdditive: Bool
  let isCumulative: Bool

  init(_ animation: CAPropertyAnimation, _ target: LayerKeyPath) {
    self.target = target
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
  }

  /// `last` is the value at the end of a run.
  func join(
    _ value: AnimatedValue, last: AnimatedValue, cycle: Int, over under: AnimatedValue,
    in shown: inout LayerState
  ) {
    var value = value
    if isCumulative, cycle > 0 { value = value.adding(last, times: Double(cycle)) }
    target.set(isAdditive ? under.adding(value) : value, in: &shown)
  }
}
