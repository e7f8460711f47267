public import Foundation
import Geometry

nonisolated extension CGMutablePath {
  /// A line and an arc: the arc of `radius` that touches the line from the current point to `tangent1End` and the one from
  /// there to `tangent2End`. Where these are one line, or the radius is 0, a line to `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let (from, corner, to) = (currentPoint.geometry, tangent1End.geometry, tangent2End.geometry)
    let (back, on) = (from - corner, to - corner)
    let (backLength, onLength) = (back.length, on.length)
    let cross = back.x * on.y - back.y * on.x
    guard radius > 0, backLength > 0, onLength > 0, abs(cross) > 1e-12 * backLength * onLength else {
      return addLine(to: tangent1End)
    }
    let (u, v) = (back * (1 / backLength), on * (1 / onLength))
    let cosine = max(-1, min(1, u.x * v.x + u.y * v.y))
    // How far from the corner the circle touches: r / tan of half the angle between the lines.
    let reach = Double(radius) * ((1 + cosine) / (1 - cosine)).squareRoot()
    let start = corner + u * reach
    let end = corner + v * reach
    let middle = u + v
    let distance = (reach * reach + Double(radius) * Double(radius)).squareRoot()
    let center = corner + middle * (distance / middle.length)
    func angle(_ p: Point) -> CGFloat { CGFloat(arcTangent(p.y - center.y, p.x - center.x)) }
    addArc(
      center: CGPoint(center), radius: radius, startAngle: angle(start), endAngle: angle(end),
      clockwise: cross > 0)
  }

  /// An arc of `delta` radians, towards +y where that is positive.
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0)
  }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
}

/// The kinds of a path's elements.
public nonisolated enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path; `points` are good during the call that hands the element over.
public nonisolated struct CGPathElement {
  public let type: CGPathElementType
  public let points: UnsafeMutablePointer<CGPoint>
}

nonisolated extension CGPath {
  /// Hands over each element in turn. Quadratic curves come as the cubic ones that they were made into.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var next = 0
    for verb in path.verbs {
      let (type, count): (CGPathElementType, Int) =
        switch verb {
        case .move: (.moveToPoint, 1)
        case .line: (.addLineToPoint, 1)
        case .cubic: (.addCurveToPoint, 3)
        case .close: (.closeSubpath, 0)
        }
      var points = path.points[next..<next + count].map(CGPoint.init)
      next += count
      points.withUnsafeMutableBufferPointer { buffer in
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { empty in
          withUnsafePointer(to: CGPathElement(type: type, points: buffer.baseAddress ?? empty)) { block($0) }
        }
      }
    }
  }
}
