public import Foundation
import Geometry

extension CALayer {
  /// The box around the transformed bounds in the superlayer; derived, never stored. Setting it sets
  /// `position` and the size of `bounds`; under a transform, the size that the inverse transform gives.
  public var frame: CGRect {
    get { state.frame }
    set {
      var size = newValue.size
      if transform != .identity, let inverse = transform.affine?.inverse {
        let back = size.applying(inverse)
        size = CGSize(width: abs(back.width), height: abs(back.height))
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
}

nonisolated extension LayerState {
  /// The anchor point in the layer's own coordinates.
  var anchor: Point {
    Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
  }

  var frame: CGRect {
    guard let affine = transform.affine else {
      let map = toSuperlayer(under: .identity)
      return CGRect(Rect(around: bounds.geometry.corners.compactMap { map.apply($0) }))
    }
    let local = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
    let box = transform == .identity ? local : local.applying(affine)
    return box.offsetBy(dx: position.x, dy: position.y)
  }

  /// From this layer's plane to its superlayer's, in space.
  var spaceToSuperlayer: Transform3D {
    Transform3D.translation(-anchor.x, -anchor.y, 0)
      .then(transform)
      .then(.translation(position.x, position.y, zPosition))
  }

  /// What `sublayerTransform` does to sublayers: it turns about the anchor point.
  var spaceOfSublayers: Transform3D {
    guard sublayerTransform != .identity else { return .identity }
    return Transform3D.translation(-anchor.x, -anchor.y, 0)
      .then(sublayerTransform)
      .then(.translation(anchor.x, anchor.y, 0))
  }

  /// From this layer's plane to its superlayer's, flattened there. `superSpace` is the superlayer's
  /// `spaceOfSublayers`.
  func toSuperlayer(under superSpace: Transform3D) -> Homography {
    if superSpace == .identity, let affine = affineToSuperlayer { return Homography(affine) }
    return spaceToSuperlayer.then(superSpace).homography
  }

  /// The same where neither the layer's transform nor its superlayer leaves the plane.
  var affineToSuperlayer: AffineTransform? {
    if transform == .identity {
      return .translation(position.x - anchor.x, position.y - anchor.y)
    }
    guard let affine = transform.affine else { return nil }
    return AffineTransform.translation(-anchor.x, -anchor.y)
      .then(affine)
      .then(.translation(position.x, position.y))
  }
}

// MARK: - Conversion, by the model values

extension CALayer {
  var toSuperlayer: Homography {
    state.toSuperlayer(under: superlayer?.state.spaceOfSublayers ?? .identity)
  }

  /// From here to the plane of `ancestor`, or of the root for nil.
  func homography(to ancestor: CALayer?) -> Homography {
    var map = Homography.identity
    var layer = self
    while layer !== ancestor, let up = layer.superlayer {
      map = map.then(layer.toSuperlayer)
      layer = up
    }
    return map
  }

  /// Where a map flattens the plane it has no inverse; such points go through unchanged but for the
  /// translation, as a singular matrix inverts to itself in Core Graphics.
  func pointFromSuperlayer(_ p: Point) -> Point {
    if let q = toSuperlayer.inverse?.apply(p) { return q }
    return Point(p.x - position.x + state.anchor.x, p.y - position.y + state.anchor.y)
  }

  func pointFromRoot(_ p: Point) -> Point {
    guard let up = superlayer else { return p }
    return pointFromSuperlayer(up.pointFromRoot(p))
  }

  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    if layer === self { return p }
    let atRoot = homography(to: nil).apply(p.geometry) ?? p.geometry
    return CGPoint(layer?.pointFromRoot(atRoot) ?? atRoot)
  }

  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return CGPoint(pointFromRoot(p.geometry)) }
    return layer.convert(p, to: self)
  }

  /// The upright box around the image of `r`.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    if layer === self { return r }
    return CGRect(Rect(around: r.geometry.corners.map { convert(CGPoint($0), to: layer).geometry }))
  }

  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(Rect(around: r.geometry.corners.map { convert(CGPoint($0), from: layer).geometry }))
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.geometry.contains(p.geometry) }
}

extension CALayer {
  /// `transform`, where that leaves the plane flat; else the identity.
  public func affineTransform() -> CGAffineTransform { transform.affine ?? .identity }
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}
