public import Foundation
import Geometry

extension CALayer {
  /// A copy of this layer as it shows at the stage's present moment, without sublayers; nil before the layer was
  /// part of a frame.
  public func presentation() -> Self? {
    guard wasCommitted, let stage else { return nil }
    let copy = Self(ownedBy: UIView.self)
    copy.contents = contents
    copy.state = presentedState(at: stage.now)
    copy.takeLooks(of: self)
    copy.original = self
    return copy
  }

  /// The layer whose values are the final ones: this one, or what a copy was made from.
  public func model() -> CALayer { original ?? self }

  /// What is not in the state.
  private func takeLooks(of layer: CALayer) {
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    isDoubleSided = layer.isDoubleSided
    contentsGravity = layer.contentsGravity
    contentsScale = layer.contentsScale
    name = layer.name
    keyedValues = layer.keyedValues
    if let shape = self as? CAShapeLayer, let other = layer as? CAShapeLayer { shape.takePen(of: other) }
    if let gradient = self as? CAGradientLayer, let other = layer as? CAGradientLayer {
      gradient.type = other.type
    }
  }

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
