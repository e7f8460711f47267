import Foundation

/// Takes the touches of an area whose contents are on the move.
final class TransitionShield: UIView {
  static func cover(_ view: UIView) -> TransitionShield {
    let shield = TransitionShield(frame: view.bounds)
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shield)
    return shield
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
