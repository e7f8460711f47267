import ViewKit

/// Curves as a draughtsman would note them: the points that they go through.
extension UIBezierPath {
  typealias Dot = (x: CGFloat, y: CGFloat)

  /// A smooth closed line through the points (Catmull–Rom). The larger `tightness`, the straighter the line
  /// between two points; 6 is the plain spline.
  static func blob(_ dots: [Dot], tightness: CGFloat = 6) -> UIBezierPath {
    let path = spline(dots, isClosed: true, tightness)
    path.close()
    return path
  }

  /// A smooth open line through the points.
  static func curve(_ dots: [Dot]) -> UIBezierPath { spline(dots, isClosed: false, 6) }

  static func polygon(_ dots: [Dot]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, dot) in dots.enumerated() {
      let p = CGPoint(x: dot.x, y: dot.y)
      if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.close()
    return path
  }

  /// Areas bounded by straight lines, with holes in them: a ring a line, "x,y x,y …".
  static func rings(_ text: String) -> UIBezierPath {
    let path = UIBezierPath()
    path.usesEvenOddFillRule = true
    for line in text.split(separator: "\n") {
      let dots = line.split(separator: " ").map { dot -> Dot in
        let numbers = dot.split(separator: ",").compactMap { Double($0) }
        precondition(numbers.count == 2, "A ring is noted as pairs of numbers.")
        return (CGFloat(numbers[0]), CGFloat(numbers[1]))
      }
      path.append(polygon(dots))
    }
    return path
  }

  static func stick(_ from: Dot, _ to: Dot) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: from.x, y: from.y))
    path.addLine(to: CGPoint(x: to.x, y: to.y))
    return path
  }

  static func oval(_ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  private static func spline(_ dots: [Dot], isClosed: Bool, _ tightness: CGFloat) -> UIBezierPath {
    let points = dots.map { CGPoint(x: $0.x, y: $0.y) }
    let path = UIBezierPath()
    guard let first = points.first else { return path }
    func point(_ index: Int) -> CGPoint {
      isClosed
        ? points[(index + points.count) % points.count] : points[max(0, min(points.count - 1, index))]
    }
    path.move(to: first)
    for index in 0..<(isClosed ? points.count : points.count - 1) {
      let (before, start, end, after) = (point(index - 1), point(index), point(index + 1), point(index + 2))
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(
          x: start.x + (end.x - before.x) / tightness, y: start.y + (end.y - before.y) / tightness),
        controlPoint2: CGPoint(
          x: end.x - (after.x - start.x) / tightness, y: end.y - (after.y - start.y) / tightness))
    }
    return path
  }
}
