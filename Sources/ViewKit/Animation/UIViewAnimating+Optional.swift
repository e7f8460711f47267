// UIKit has these as optional methods, so that programs that hold the protocol write a question mark after the name:
// `animator.addAnimations?({ … })`.

extension UIViewImplicitlyAnimating {
  public var addAnimations: ((@escaping () -> Void) -> Void)? { { self.addAnimations($0) } }

  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}
