/// What a layer asks; a view is its layer's delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Draws the layer's contents; `context` is the current graphics context.
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
  /// What follows a change of a property: nil leaves the answer to the layer, `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
