public import Compositor
public import Foundation
public import Geometry

/// How the end of an open stroke looks.
public nonisolated enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two segments of a stroke meet.
public nonisolated enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How the inside of a path is told from its outside.
public nonisolated enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  var geometry: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// Lines and curves that do not change.
public nonisolated class CGPath: Equatable {
  var path: Geometry.Path { didSet { made = nil } }
  private var made: SharedPath?

  public init(_ path: Geometry.Path) { self.path = path }

  convenience init(_ shared: SharedPath) {
    self.init(shared.path)
    made = shared
  }

  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect: rect.standardized.geometry).transformed(by: transform ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect.standardized.geometry).transformed(by: transform ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let path = Path(
      roundedRect: rect.standardized.geometry, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.transformed(by: transform ?? .identity))
  }

  deinit {}

  /// The engine's path: the same object until this path changes, which tells the compositor that it did not.
  public var shared: SharedPath {
    if let made { return made }
    let shared = SharedPath(path)
    made = shared
    return shared
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint.map(CGPoint.init) ?? .zero }
  /// The box around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { isEmpty ? .null : CGRect(shared.bounds) }
  /// The box around the line itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { isEmpty ? .null : CGRect(path.tightBounds) }

  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    path.contains(point.geometry, rule.geometry)
  }

  public func copy() -> CGPath { CGPath(path) }
  public func copy(using transform: CGAffineTransform) -> CGPath { CGPath(path.transformed(by: transform)) }
  /// The same for `&transform`; nil copies the path as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    copy(using: transform?.pointee ?? .identity)
  }
  public func mutableCopy() -> CGMutablePath { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }
}

/// A path that can grow.
public nonisolated final class CGMutablePath: CGPath {
  public convenience init() { self.init(Path()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: transform.apply(point.geometry))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: transform.apply(point.geometry))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(to point: CGPoint, control: CGPoint) {
    path.quadratic(control.geometry, to: point.geometry)
  }

  public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.cubic(control1.geometry, control2.geometry, to: point.geometry)
  }

  public func closeSubpath() { path.close() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect.standardized.geometry).transformed(by: transform))
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect.standardized.geometry).transformed(by: transform))
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform))
  }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.append(
      Path(roundedRect: rect.standardized.geometry, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
  }

  /// Angles are in radians from the +x axis towards +y. As in Core Graphics, `clockwise` is meant for a plane
  /// whose y points up: with y down, true runs counter-clockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.arc(
      center: center.geometry, radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
      clockwise: !clockwise)
  }
}
