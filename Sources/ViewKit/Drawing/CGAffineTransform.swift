public import Foundation
public import Geometry

/// Core Graphics' 2-D affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public typealias CGAffineTransform = Geometry.AffineTransform

nonisolated extension Geometry.AffineTransform {
  public init() { self = .identity }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self = .translation(Double(tx), Double(ty))
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) { self = .scale(Double(sx), Double(sy)) }

  /// A turn by `angle` radians, clockwise on a screen whose y points down.
  public init(rotationAngle angle: CGFloat) {
    let c = cosine(Double(angle))
    let s = sine(Double(angle))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// The translation first, then this transform (Core Graphics' rule).
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).then(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).then(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).then(self)
  }

  /// This transform first, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { then(other) }

  /// The inverse; a singular transform is returned unchanged, as Core Graphics does.
  public func inverted() -> CGAffineTransform { inverse ?? self }
}

nonisolated extension CGPoint {
  public init(_ p: Geometry.Point) { self.init(x: p.x, y: p.y) }
  public var geometry: Geometry.Point { Geometry.Point(Double(x), Double(y)) }

  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.apply(geometry)) }
}

nonisolated extension CGRect {
  public init(_ r: Geometry.Rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
  public var geometry: Geometry.Rect {
    Geometry.Rect(Double(minX), Double(minY), Double(width), Double(height))
  }

  /// The upright rectangle around the image of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.bounds(of: geometry)) }
}

nonisolated extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(
      width: t.a * Double(width) + t.c * Double(height), height: t.b * Double(width) + t.d * Double(height))
  }
}
