public import Foundation
import Geometry

extension CALayer {
  /// A copy of this layer as it shows at the stage's present moment, without sublayers; nil before the layer was
  /// part of a frame.
  public func presentation() -> Self? {
    guard wasCommitted, let stage else { return nil }
    let copy = Self(ownedBy: UIView.self)
    copy.state = presentedState(at: stage.now)
    copy.isHidden = isHidden
    copy.masksToBounds = masksToBounds
    copy.contents = contents
    copy.original = self
    return copy
  }

  /// The layer whose values are the final ones: this one, or what a copy was made from.
  public func model() -> CALayer { original ?? self }

  /// The deepest sublayer, frontmost first, that contains a point of the superlayer; by the model values.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let here = CGPoint(pointFromSuperlayer(p.geometry))
    if masksToBounds, !contains(here) { return nil }
    for child in childrenInDepthOrder(at: .zero).reversed() {
      if let hit = child.layer.hitTest(here) { return hit }
    }
    return contains(here) ? self : nil
  }
}
