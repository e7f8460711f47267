public import Foundation

// What programs written for UIKit ask of every object, and Foundation on Linux does not answer.

extension NSObject {
  /// Whether this object's class is `aClass` or derives from it.
  public nonisolated func isKind(of aClass: AnyClass) -> Bool {
    func derives<Class: AnyObject>(from _: Class.Type) -> Bool { self is Class }
    return derives(from: aClass)
  }

  /// Whether this object's class is exactly `aClass`.
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether this object's class has the selector's method.
  @preconcurrency @MainActor public func responds(to selector: Selector) -> Bool {
    selector.isImplemented(by: self)
  }

  /// Calls the selector's method on this object, at once.
  @preconcurrency @MainActor public func perform(_ selector: Selector, with argument: Any? = nil) {
    selector.perform(on: self, with: argument)
  }
}
