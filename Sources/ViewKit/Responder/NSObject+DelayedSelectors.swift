public import Foundation

/// What `perform(_:with:afterDelay:)` put off, so that it can be taken back.
struct DelayedSelector {
  let target: NSObject
  let selector: Selector
  let argument: AnyObject?
}

extension NSObject {
  /// Calls the selector's method on this object when `delay` seconds have gone by on the current stage's clock, in the
  /// timers' phase of a frame. The object and the argument are kept until then.
  @preconcurrency @MainActor public func perform(
    _ selector: Selector, with argument: Any? = nil, afterDelay delay: TimeInterval
  ) {
    guard let stage = Stage.current else {
      preconditionFailure("perform(_:with:afterDelay:) needs a stage, by whose clock it waits.")
    }
    let timer = stage.schedule(at: stage.time + max(0, delay)) { [self] in
      selector.perform(on: self, with: argument)
    }
    timer.delayed = DelayedSelector(target: self, selector: selector, argument: argument as AnyObject?)
  }

  /// Takes back all that was put off for `target` on the current stage.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget target: Any) {
    Stage.current?.timers.cancel { $0.target === target as AnyObject }
  }

  /// Takes back what was put off for `target` with this selector and argument. The selector is the value that was
  /// given then: two that were made from one method are not equal.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    Stage.current?.timers.cancel {
      $0.target === target as AnyObject && $0.selector == selector && $0.argument === argument as AnyObject?
    }
  }
}
