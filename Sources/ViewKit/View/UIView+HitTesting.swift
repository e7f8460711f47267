import Foundation

// Which view a point belongs to. Everything here goes by model values: a view that an animation moves is
// found where it will end (S145).

extension UIView {
  /// Alpha at or above this can be touched. Alpha is stored in 32 bits, where 0.01 falls just short of it.
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Not hidden, not transparent, and with interaction on; looks at this level only (S140).
  var isOpenToTouches: Bool { !isHidden && isUserInteractionEnabled && alpha >= UIView.leastTouchableAlpha }

  /// The base `hitTest`: self and the subviews, front to back, each in its own coordinates (S139).
  ///
  /// With an event, views held by an animation are passed over too; without one the question is about
  /// geometry alone.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpenToTouches, event == nil || !isAnimatingWithoutInteraction else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let local = CGPoint(subview.layer.pointFromSuperlayer(point.geometry))
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self
  }

  /// Half-open: the left and top edges are inside, the right and bottom edges are not (S141).
  func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }
}
