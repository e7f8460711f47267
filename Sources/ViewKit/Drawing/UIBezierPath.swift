public import Foundation
import Geometry

/// Corners of a rectangle, with UIKit's raw values.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path with a pen: lines and curves, and how to stroke and fill them.
open nonisolated class UIBezierPath: NSObject {
  /// The lines and curves. Setting it copies.
  open var cgPath: CGPath {
    get { line }
    set { line = newValue.mutableCopy() }
  }

  private var line: CGMutablePath

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  // MARK: Making

  public override init() {
    line = CGMutablePath()
    super.init()
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    line = cgPath.mutableCopy()
  }

  public convenience init(rect: CGRect) {
    self.init()
    line.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    line.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    line.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Rounds only the corners named; radii are held to half the rectangle's sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = min(cornerRadii.width, rect.width / 2)
    let height = min(cornerRadii.height, rect.height / 2)
    func radii(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    addCorner(at: CGPoint(x: rect.minX, y: rect.minY), radii(.topLeft), 0, 1, 1, 0)
    addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), radii(.topRight), -1, 0, 0, 1)
    addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), radii(.bottomRight), 0, -1, -1, 0)
    addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), radii(.bottomLeft), 1, 0, 0, -1)
    close()
  }

  /// Angles are in radians from the +x axis; `clockwise` is as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A quarter ellipse that comes in along (`inX`, `inY`) from the corner and leaves along (`outX`, `outY`).
  private func addCorner(
    at corner: CGPoint, _ radii: CGSize, _ inX: CGFloat, _ inY: CGFloat, _ outX: CGFloat, _ outY: CGFloat
  ) {
    let start = CGPoint(x: corner.x + inX * radii.width, y: corner.y + inY * radii.height)
    let end = CGPoint(x: corner.x + outX * radii.width, y: corner.y + outY * radii.height)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    guard radii != .zero else { return }
    let pull: CGFloat = 0.552_284_749_830_793_6
    func towards(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (corner.x - from.x) * pull, y: from.y + (corner.y - from.y) * pull)
    }
    addCurve(to: end, controlPoint1: towards(start), controlPoint2: towards(end))
  }

  // MARK: Growing

  open func move(to point: CGPoint) { line.move(to: point) }
  open func addLine(to point: CGPoint) { line.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    line.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    line.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    line.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { line.closeSubpath() }
  open func removeAllPoints() { line = CGMutablePath() }
  open func append(_ other: UIBezierPath) { line.addPath(other.line) }
  open func apply(_ transform: CGAffineTransform) { line = line.copy(using: transform).mutableCopy() }

  /// The same area, run through the other way round.
  open func reversing() -> UIBezierPath {
    let copy = copyOfPen()
    copy.line = CGMutablePath(line.path.reversed)
    return copy
  }

  /// Lengths of dashes and gaps in turn, and how far into them the line starts; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  // MARK: Asking

  open var isEmpty: Bool { line.isEmpty }
  open var currentPoint: CGPoint { line.currentPoint }
  /// The box around the line itself, without its width; null for an empty path.
  open var bounds: CGRect { line.boundingBoxOfPath }

  open func contains(_ point: CGPoint) -> Bool {
    line.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func copy() -> Any {
    let copy = copyOfPen()
    copy.line = line.mutableCopy()
    return copy
  }

  /// Writes what `setLineDash` was given; each of the three may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (i, length) in dashes.enumerated() { pattern?[i] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  private func copyOfPen() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }
}

// MARK: Drawing

extension UIBezierPath {
  /// Fills with the current context's fill colour.
  @preconcurrency @MainActor public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(cgPath, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes with the current context's stroke colour and this path's pen.
  @preconcurrency @MainActor public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.stroke(cgPath)
    context.restoreGState()
  }

  /// The same with the colour `alpha` times as opaque; blending is always the normal one.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(atAlpha: alpha) { fill() }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(atAlpha: alpha) { stroke() }
  }

  /// Until the state is restored, drawing shows only inside this path.
  @preconcurrency @MainActor public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
