public import Foundation
import Geometry

extension CALayer {
  /// The box around the transformed bounds in the superlayer; derived, never stored. Setting it sets
  /// `position` and the size of `bounds`.
  public var frame: CGRect {
    get {
      guard let affine = transform.affine else {
        return CGRect(Rect(around: bounds.geometry.corners.compactMap { pointInSuperlayer($0) }))
      }
      let size = bounds.size
      let local = CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
        height: size.height)
      return local.applying(affine).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      var size = newValue.size
      if let inverse = transform.affine?.inverse, transform != .identity {
        let back = size.applying(inverse)
        size = CGSize(width: abs(back.width), height: abs(back.height))
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// From this layer's coordinates to its superlayer's, for the model values.
  var toSuperlayer: Transform3D {
    let anchorX = Double(bounds.minX + anchorPoint.x * bounds.width)
    let anchorY = Double(bounds.minY + anchorPoint.y * bounds.height)
    return Transform3D.translation(-anchorX, -anchorY, 0)
      .then(transform)
      .then(.translation(Double(position.x), Double(position.y), Double(zPosition)))
  }

  func pointInSuperlayer(_ p: Point) -> Point? { toSuperlayer.homography.apply(p) }

  /// The inverse; where the transform is singular only the translation is undone.
  func pointFromSuperlayer(_ p: Point) -> Point? {
    if let inverse = toSuperlayer.homography.inverse { return inverse.apply(p) }
    return Point(
      p.x - Double(position.x) + Double(bounds.minX + anchorPoint.x * bounds.width),
      p.y - Double(position.y) + Double(bounds.minY + anchorPoint.y * bounds.height))
  }
}
