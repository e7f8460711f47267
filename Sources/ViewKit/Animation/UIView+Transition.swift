public import Foundation

extension UIView {
  /// Runs `animations`, which changes what `view` holds, and shows `view` turning (or fading) from its old
  /// contents to its new ones.
  ///
  /// The faces are pictures unless `allowAnimatedContent` asks for live ones. New touches in `view` are ignored
  /// meanwhile unless `allowUserInteraction` asks for them. `completion` runs once; `finished` is false if the
  /// view left its window, or another transition took over.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ContainerTransition.run(
      in: view, duration: duration, options: options, changes: animations ?? {},
      completion: completion ?? { _ in })
  }

  /// Puts `toView` in the place of `fromView` in its superview, which is what turns or fades as a whole.
  ///
  /// No frame is set. With `showHideTransitionViews` both stay and only `isHidden` changes. Without a superview
  /// there is no place to put `toView`, and nothing happens but the completion.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let completion = completion ?? { _ in }
    guard let container = fromView.superview, fromView !== toView else {
      Stage.current?.afterCommit { completion(true) } ?? completion(true)
      return
    }
    ContainerTransition.run(
      in: container, duration: duration, options: options,
      changes: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
