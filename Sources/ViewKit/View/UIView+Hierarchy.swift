extension UIView {
  public var superview: UIView? { layer.superlayer?.view }

  /// Back to front; the order is that of the layer's sublayers, stored once.
  public var subviews: [UIView] { layer.children.compactMap(\.view) }
}
