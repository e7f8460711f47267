import Support
import Testing
import ViewKit

@Suite struct UIBezierPathTests {
  @Test func bounds() {
    #expect(
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 20)).bounds
    #expect(abs(oval.minX - 10) < 1e-9 && abs(oval.width - 40) < 1e-9 && abs(oval.height - 20) < 1e-9)
    // The curve's own box, not that of its control points.
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 40, y: 0), controlPoint1: CGPoint(x: 0, y: 40), controlPoint2: CGPoint(x: 40, y: 40))
    #expect(abs(path.bounds.height - 30) < 1e-9)
    #expect(path.cgPath.boundingBox.height == 40)
    #expect(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
  }

  @Test func containsByTheFillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 50, y: 5)))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(oval.contains(CGPoint(x: 7, y: 7)) && !oval.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func aHoleRunTheOtherWayIsAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).reversing())
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func reversingTwiceIsTheSameLine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.reversing().cgPath == path.cgPath)
  }

  @Test func onlyTheCornersNamedAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
    #expect(path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 36, y: 36)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func transformsAndCopies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = path.copy() as! UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 5 && copy.bounds.minX == 0 && copy.lineWidth == 3)
    copy.removeAllPoints()
    #expect(copy.isEmpty && !path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    // What was handed out does not change with the path it was copied into.
    let before = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let grown = UIBezierPath(cgPath: before)
    grown.addLine(to: CGPoint(x: 9, y: 9))
    #expect(before.boundingBox.width == 1)
  }
}
