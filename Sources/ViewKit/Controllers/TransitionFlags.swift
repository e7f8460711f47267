/// Why a controller is appearing or disappearing, true while the callbacks of that change are sent.
struct TransitionFlags {
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false

  mutating func willMove(to parent: UIViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil
  }

  mutating func appearanceEnded(_ appeared: Bool) {
    if appeared {
      isMovingToParent = false
      isBeingPresented = false
    } else {
      isMovingFromParent = false
      isBeingDismissed = false
    }
  }
}
