import Compositor
import Foundation
import Geometry
import Raster

/// The corners of a layer's bounds, as y points down.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The kind of curve that rounds a corner.
public nonisolated struct CALayerCornerCurve: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// An outline that only a path can describe. The same object is handed out while nothing about it changes: that is how
/// the compositor knows.
struct LayerOutline {
  let rect: Rect
  let radius: Double
  let corners: CACornerMask
  let path: SharedPath
}

extension LayerState {
  nonisolated var radius: Double { max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2)) }
}

extension CALayer {
  /// The bounds with their round corners.
  func outline(_ state: LayerState) -> Shape {
    rounded(state.bounds.geometry, state.radius, state.maskedCorners)
  }

  /// A line along the inside of the outline.
  func border(_ state: LayerState, _ color: Color) -> RenderContent {
    let width = Double(min(state.borderWidth, min(state.bounds.width, state.bounds.height) / 2))
    let middle = state.bounds.geometry.insetBy(width / 2, width / 2)
    let radius = max(0, state.radius - width / 2)
    let shape: Shape = radius > 0 ? rounded(middle, radius, state.maskedCorners) : .rect(middle)
    return .stroke(shape, Stroke(width: width), .color(color))
  }

  func shadow(_ state: LayerState, _ color: Color) -> ShadowContent {
    let offset = Point(state.shadowOffset.width, state.shadowOffset.height)
    let blur = max(0, state.shadowRadius)
    if let path = state.shadowPath {
      return ShadowContent(of: path, offset: offset, blur: blur, color: color)
    }
    if case .path(let path, _) = outline(state) {
      return ShadowContent(of: path, offset: offset, blur: blur, color: color)
    }
    let rect = state.bounds.geometry.offsetBy(offset.x, offset.y)
    return ShadowContent(rect: rect, radius: state.radius, blur: blur, color: color)
  }

  private func rounded(_ rect: Rect, _ radius: Double, _ corners: CACornerMask) -> Shape {
    if radius <= 0 || corners.isDisjoint(with: .all) { return .rect(rect) }
    if corners.isSuperset(of: .all) { return .roundedRect(rect, radius: radius) }
    if let known = outlines.first(where: { $0.rect == rect && $0.radius == radius && $0.corners == corners })
    {
      return .path(known.path, .nonZero)
    }
    var named: UIRectCorner = []
    if corners.contains(.layerMinXMinYCorner) { named.insert(.topLeft) }
    if corners.contains(.layerMaxXMinYCorner) { named.insert(.topRight) }
    if corners.contains(.layerMinXMaxYCorner) { named.insert(.bottomLeft) }
    if corners.contains(.layerMaxXMaxYCorner) { named.insert(.bottomRight) }
    let line = UIBezierPath(
      roundedRect: CGRect(rect), byRoundingCorners: named, cornerRadii: CGSize(width: radius, height: radius))
    let path = SharedPath(line.cgPath.path, isSimple: true)
    // Outline and border are two; older ones are of sizes that an animation has left behind.
    outlines = outlines.suffix(1) + [LayerOutline(rect: rect, radius: radius, corners: corners, path: path)]
    return .path(path, .nonZero)
  }
}
