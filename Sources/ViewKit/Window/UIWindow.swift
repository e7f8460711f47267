/// The root of a tree of views, shown on a stage.
open class UIWindow: UIView {
  /// Where this window is shown: the stage that was current when it was made.
  var stage: Stage? = Stage.current
}
