import Compositor
import Foundation
import Geometry
import Raster

// Programs hand values over as Any: bare, in an NSNumber or an NSValue, or in arrays of these.

/// The numbers in such a value.
nonisolated enum Numbers {
  /// Nil where there is something that is no number.
  static func all(in any: Any) -> [Double]? {
    switch any {
    case let number as Double: return [number]
    case let number as CGFloat: return [Double(number)]
    case let number as Float: return [Double(number)]
    case let number as Int: return [Double(number)]
    case let flag as Bool: return [flag ? 1 : 0]
    case let number as NSNumber: return [number.doubleValue]
    case let p as CGPoint: return [p.x, p.y]
    case let s as CGSize: return [s.width, s.height]
    case let r as CGRect: return [r.minX, r.minY, r.width, r.height]
    case let v as CGVector: return [v.dx, v.dy]
    case let t as CGAffineTransform: return of(Transform3D(t))
    case let t as CATransform3D: return of(t)
    case let value as NSValue: return all(in: value)
    case let list as [Any]:
      let parts = list.map { all(in: $0) }
      return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    default: return nil
    }
  }

  private static func all(in value: NSValue) -> [Double]? {
    switch String(cString: value.objCType) {
    case GeometryType.vector: all(in: value.cgVectorValue)
    case GeometryType.affineTransform: all(in: value.cgAffineTransformValue)
    case GeometryType.transform3D: all(in: value.caTransform3DValue)
    case String(cString: NSValue(point: .zero).objCType): all(in: value.cgPointValue)
    case String(cString: NSValue(size: .zero).objCType): all(in: value.cgSizeValue)
    case String(cString: NSValue(rect: .zero).objCType): all(in: value.cgRectValue)
    default: nil
    }
  }

  static func of(_ t: Transform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
  }
}

nonisolated extension AnimatedValue {
  /// What `any` means for a property; nil where it cannot be a value of it.
  init?(_ any: Any, for target: LayerKeyPath) {
    switch target.kind {
    case .color:
      guard let color = AnimatedValue.color(any) else { return nil }
      self = .numbers(LayerState.numbers([color]))
    case .colors:
      guard let list = any as? [Any] else { return nil }
      self = .numbers(LayerState.numbers(list.map { AnimatedValue.color($0) ?? .clear }))
    case .numbers(let count):
      guard let numbers = Numbers.all(in: any), count.map({ $0 == numbers.count }) ?? true else { return nil }
      self = .numbers(numbers)
    case .transform:
      guard let n = Numbers.all(in: any), n.count == 16 else { return nil }
      self = .transform(Transform3D(numbers: n))
    case .path:
      guard let path = any as? CGPath else { return nil }
      self = .path(path.shared)
    case .contents: self = .contents(LayerContents(any))
    }
  }

  private static func color(_ any: Any) -> Color? { (any as? CGColor)?.color ?? (any as? UIColor)?.color }

  /// The value as key-value coding hands it out.
  func boxed(for target: LayerKeyPath) -> Any? {
    switch self {
    case .numbers(let n):
      switch target.kind {
      case .color: return LayerState.colors(n)[0].map(CGColor.init)
      case .colors: return LayerState.colors(n).map { CGColor($0 ?? .clear) }
      case .numbers(nil): return n.map { NSNumber(value: $0) }
      default: break
      }
      if n.count == 1 { return NSNumber(value: n[0]) }
      if n.count == 4 { return NSValue(cgRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])) }
      guard n.count == 2 else { return nil }
      return target.isSize
        ? NSValue(cgSize: CGSize(width: n[0], height: n[1])) : NSValue(cgPoint: CGPoint(x: n[0], y: n[1]))
    case .transform(let transform): return NSValue(caTransform3D: transform)
    case .path(let path): return path.map(CGPath.init)
    case .contents(let contents), .fade(let contents, _, _): return contents?.image
    }
  }
}
