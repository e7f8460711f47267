public import Foundation
public import Geometry

/// How values that Foundation does not know are told apart inside an NSValue: as lists of so many doubles.
nonisolated enum GeometryType {
  static let vector = "[2d]"
  static let insets = "[4d]"
  static let affineTransform = "[6d]"
  static let transform3D = "[16d]"
}

// NSValue is UIKit's box for geometry in arrays of Any. Points, sizes and rectangles are Foundation's own. Asking for
// another type than the one inside gives zeros, or the identity.
nonisolated extension NSValue {
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public convenience init(cgVector: CGVector) {
    self.init([cgVector.dx, cgVector.dy], GeometryType.vector)
  }

  public convenience init(uiEdgeInsets i: UIEdgeInsets) {
    self.init([i.top, i.left, i.bottom, i.right], GeometryType.insets)
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty].map { CGFloat($0) }, GeometryType.affineTransform)
  }

  public convenience init(caTransform3D t: CATransform3D) {
    self.init(Numbers.of(t).map { CGFloat($0) }, GeometryType.transform3D)
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  public var cgVectorValue: CGVector {
    numbers(GeometryType.vector, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(GeometryType.insets, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  public var cgAffineTransformValue: CGAffineTransform {
    numbers(GeometryType.affineTransform, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  public var caTransform3DValue: CATransform3D {
    numbers(GeometryType.transform3D, 16).map(CATransform3D.init(numbers:)) ?? .identity
  }

  private convenience init(_ numbers: [CGFloat], _ type: String) {
    self.init(bytes: numbers.map { Double($0) }, objCType: type)
  }

  private func numbers(_ type: String, _ count: Int) -> [Double]? {
    guard String(cString: objCType) == type else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { if let base = $0.baseAddress { getValue(base) } }
    return numbers
  }
}

nonisolated extension Geometry.Transform3D {
  /// From its sixteen numbers, row by row.
  init(numbers n: [Double]) {
    self.init(
      n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13], n[14], n[15])
  }
}
