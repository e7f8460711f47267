import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CGPathTests {
  @Test("An arc between tangents touches both, and begins with a line")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-12)
    #expect(abs(path.currentPoint.y - 4) < 1e-12)
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 10) < 1e-9)
    #expect(abs(box.minY) < 1e-9)
    #expect(path.contains(CGPoint(x: 8.5, y: 1.2)))
    #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
    path.addArc(tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test("It turns either way")
  func otherWay() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(abs(path.currentPoint.y + 4) < 1e-12)
    #expect(path.boundingBoxOfPath.maxX <= 10 + 1e-9)
  }

  @Test("Elements are handed over in turn")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 7))
    path.closeSubpath()
    var seen: [(CGPathElementType, CGPoint)] = []
    path.applyWithBlock { seen.append(($0.pointee.type, $0.pointee.points[0])) }
    #expect(seen.map(\.0) == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(seen[..<3].map(\.1) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 5)])
  }

  @Test("Pieces may be added through a transform")
  func transforms() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2), transform: CGAffineTransform(translationX: 5, y: 6))
    path.addLine(to: .zero, transform: CGAffineTransform(translationX: 20, y: 20))
    #expect(path.boundingBox == CGRect(x: 5, y: 6, width: 15, height: 14))
  }

  @Test("Inverting a transform in space undoes it; one that flattens stays as it is")
  func inversion() {
    var t = CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.7, 1, 2, 3)
    t.m41 = 7
    t.m34 = -1.0 / 300
    #expect(CATransform3DConcat(t, CATransform3DInvert(t)).isClose(to: CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
