public import Foundation
public import Geometry

/// Core Animation's 4×4 matrix for row vectors.
public typealias CATransform3D = Geometry.Transform3D

public nonisolated let CATransform3DIdentity = Transform3D.identity

public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }
public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ .translation(Double(tx), Double(ty), Double(tz)) }

public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  .scale(Double(sx), Double(sy), Double(sz))
}

public nonisolated func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ .rotation(Double(angle), Double(x), Double(y), Double(z)) }

/// The first map first, then the second.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.then(b)
}

public nonisolated func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ CATransform3DMakeTranslation(x, y, z).then(t) }

public nonisolated func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ CATransform3DMakeScale(x, y, z).then(t) }

public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).then(t) }

public nonisolated func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  Transform3D(t)
}
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affine != nil }
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affine ?? .identity
}

/// The inverse; a transform that flattens space is returned unchanged, as Core Animation does.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

nonisolated extension Geometry.Transform3D {
  /// Nil where the map flattens space (Gauss and Jordan's elimination, with the largest pivot of each column).
  fileprivate var inverse: Geometry.Transform3D? {
    let n = Numbers.of(self)
    var rows = (0..<4).map { i in Array(n[4 * i..<4 * i + 4]) + (0..<4).map { $0 == i ? 1 : 0 } }
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-300
      else { return nil }
      rows.swapAt(column, pivot)
      let scale = 1 / rows[column][column]
      rows[column] = rows[column].map { $0 * scale }
      for i in 0..<4 where i != column && rows[i][column] != 0 {
        let factor = rows[i][column]
        rows[i] = zip(rows[i], rows[column]).map { $0 - $1 * factor }
      }
    }
    return Transform3D(numbers: rows.flatMap { $0[4...] })
  }

  /// The identity.
  public init() { self = .identity }
}
