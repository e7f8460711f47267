public import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor public protocol CAAction {
  /// Called right after the change; `event` is the property's name and `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// In the place of an action: nothing is done, and nobody else is asked.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What properties do by themselves: the animation of the block or transaction that is open. It stands for them where
/// actions are asked for; the change itself is added to what is under way and does not take this object's way.
nonisolated final class StandardAction: CABasicAnimation {
  required init() { super.init() }

  deinit {}
}

/// What follows a change of a property.
enum LayerAction {
  case none
  /// The animation of the block or transaction that is open, and the layer before the change, if that is asked for.
  case standard(LayerState?)
  case custom(any CAAction)
}

extension CALayer {
  /// The action for an event; nil for none.
  ///
  /// The delegate is asked first (a view answers with its block's animation, or with `NSNull` outside of one), then
  /// `actions`, then the class.
  public func action(forKey event: String) -> (any CAAction)? {
    let answer =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    if let answer { return answer is NSNull ? nil : answer }
    guard LayerProperty(rawValue: event) != nil else { return nil }
    return StandardAction.current(forKey: event)
  }

  /// What is to follow a change of `property`, asked before the change, while the layer has the old value.
  func actionBeforeChange(of property: LayerProperty) -> LayerAction {
    let animates = AnimationContext.isRecording(for: self)
    // A view may have an action of its own where nothing else is animated.
    guard animates || delegate != nil && wasCommitted && AnimationContext.current == nil,
      !CATransaction.disableActions(), let action = action(forKey: property.rawValue)
    else { return .none }
    guard let standard = action as? StandardAction, standard.keyPath == property.rawValue else {
      return .custom(action)
    }
    return animates ? .standard(AnimationContext.needsOldState(of: self) ? state : nil) : .none
  }

  /// Runs what `actionBeforeChange` gave; `delta` is how far behind the old value lies.
  func perform(_ action: LayerAction, after property: LayerProperty, _ delta: @autoclosure () -> LayerDelta) {
    switch action {
    case .none: break
    case .standard(let old): AnimationContext.record(self, property, delta(), from: old)
    case .custom(let action): action.run(forKey: property.rawValue, object: self, arguments: nil)
    }
  }
}

extension StandardAction {
  /// As the block or transaction that is open would have it.
  static func current(forKey event: String) -> StandardAction {
    let action = StandardAction(keyPath: event)
    if let context = AnimationContext.current, context.group != nil {
      action.duration = context.timing.duration.seconds
      if case .bezier(let curve) = context.timing.curve {
        action.timingFunction = CAMediaTimingFunction(curve: curve)
      }
    } else {
      action.duration = CATransaction.animationDuration()
      action.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
    return action
  }

  /// A view's answer: its block's animation, or nothing outside of one.
  static func ofView(forKey event: String) -> any CAAction {
    guard let context = AnimationContext.current, context.group != nil else { return nothing }
    return current(forKey: event)
  }

  private static let nothing = NSNull()
}
