extension CALayer {
  /// A layer that looks as this one does on the screen at this moment, in the middle of whatever is being
  /// animated; nil before the first commit. It is a copy without sublayers: changing it changes nothing.
  public func presentation() -> CALayer? {
    guard wasCommitted, let stage else { return nil }
    let copy = CALayer()
    copy.state = presentedState(at: stage.now)
    return copy
  }

  /// The part of `transform` that lies in the plane; the identity where it leaves the plane.
  public func affineTransform() -> CGAffineTransform { transform.affine ?? .identity }
}
