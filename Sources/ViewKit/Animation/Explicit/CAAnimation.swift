public import Foundation
import Geometry

/// Told when an animation begins to show and when it is over.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// After the first frame that shows it.
  func animationDidStart(_ anim: CAAnimation)
  /// Once. `flag` is false where the animation was taken away, or another took its key, before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A description of a change in time, which `CALayer.add(_:forKey:)` copies and runs.
///
/// It changes what shows, never the layer's own values: when it is gone these show again.
open nonisolated class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  public required override init() { super.init() }

  deinit {}

  open var beginTime: CFTimeInterval = 0
  /// 0 takes the transaction's, which is 0.25 s where it says nothing.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// How a run is paced; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive until the animation is gone, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation at its end. False keeps it, to show its last value with
  /// `fillMode` forwards, or to outlast its view's leaving the window.
  open var isRemovedOnCompletion = true

  private var keyedValues: [String: Any] = [:]

  // MARK: Key-value coding

  /// One of the animation's own properties, or what was stored under `key` before.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "repeatDuration": NSNumber(value: repeatDuration)
    case "autoreverses": NSNumber(value: autoreverses)
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "removedOnCompletion": NSNumber(value: isRemovedOnCompletion)
    default: keyedValues[key]
    }
  }

  /// Sets one of the animation's own properties, or stores anything under a name of the program's: the usual way
  /// to tell animations apart in `animationDidStop`.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap { Numbers.all(in: $0)?.first }
    switch key {
    case "beginTime": beginTime = number ?? 0
    case "duration": duration = number ?? 0
    case "speed": speed = Float(number ?? 0)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = Float(number ?? 0)
    case "repeatDuration": repeatDuration = number ?? 0
    case "autoreverses": autoreverses = number ?? 0 != 0
    case "fillMode":
      fillMode =
        value as? CAMediaTimingFillMode ?? (value as? String).map(CAMediaTimingFillMode.init) ?? .removed
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "removedOnCompletion": isRemovedOnCompletion = number ?? 0 != 0
    default: keyedValues[key] = value
    }
  }

  // MARK: Copying

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  /// Takes over all that `other`, of the same class, says.
  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    keyedValues = other.keyedValues
  }

  // MARK: What subclasses do

  /// The description as a function of time; nil where it changes nothing.
  func makeEffect() -> (any AnimationEffect)? { nil }
}

extension CAAnimation: @MainActor CAAction {
  /// Adds the animation to `object`, which is a layer, under the name of the event.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
