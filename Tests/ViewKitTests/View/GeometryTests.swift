import HeadlessHost
import Support
import Testing

@Suite struct ViewGeometryTests {
  @Test("S123, S124: the frame is derived from center, bounds and transform")
  func frameIsDerivedFromCenterBoundsAndTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.center == CGPoint(x: 30, y: 50))
    #expect(view.frame == CGRect(x: 20, y: 40, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(view.frame == CGRect(x: 20, y: 40, width: 20, height: 20))
  }

  @Test("S123: the frame of a turned view is the box around it")
  func theFrameOfATurnedViewIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.height - 40) < 1e-9)
    #expect(view.center == CGPoint(x: 20, y: 10))
  }

  @Test("S123: setting a frame under a transform undoes the transform for the size")
  func settingAFrameUnderATransformUndoesTheTransformForTheSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test("S123: anchor points move the frame")
  func anchorPointsMoveTheFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
  }

  @Test("S124: a bounds origin moves the subviews on the screen, not the view")
  func boundsOriginsMoveSubviewsOnTheScreen() {
    let stage = makeStage(width: 100, height: 100)
    let scroller = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    stage.window.addSubview(scroller)
    scroller.addSubview(inner)
    scroller.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -5))
    #expect(scroller.convert(CGPoint(x: 15, y: -5), from: nil) == CGPoint(x: 5, y: 5))
  }

  @Test func convertsBetweenBranchesThroughTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let right = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    root.addSubview(left)
    root.addSubview(right)
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(left.convert(CGPoint(x: 90, y: 90), to: right) == CGPoint(x: 10, y: 10))
    #expect(right.convert(CGPoint(x: 10, y: 10), to: left) == CGPoint(x: 90, y: 90))
    #expect(
      left.convert(CGRect(x: 90, y: 90, width: 20, height: 20), to: right)
        == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test func conversionThereAndBackThroughPerspectiveIsNone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    root.layer.sublayerTransform = eye
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 80))
    card.layer.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    root.addSubview(card)
    let inside = CGPoint(x: 20, y: 30)
    let outside = card.convert(inside, to: root)
    #expect(outside.x != inside.x + 40)
    let back = card.convert(outside, from: root)
    #expect(abs(back.x - inside.x) < 1e-9 && abs(back.y - inside.y) < 1e-9)
  }

  @Test("S143: a collapsed view still converts points")
  func aCollapsedViewStillConverts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let flat = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 80))
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    root.addSubview(flat)
    let p = flat.convert(CGPoint(x: 90, y: 80), from: root)
    #expect(p == CGPoint(x: 50, y: 40))
  }

  @Test("S140: alpha is kept in 32 bits")
  func alphaIsKeptInThirtyTwoBits() {
    let view = UIView()
    view.alpha = 0.01
    #expect(view.alpha < 0.01)
    view.alpha = 0.011
    #expect(view.alpha > 0.01)
  }

  @Test func tintComesFromAboveAndChangesAreTold() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
      deinit {}
    }
    let parent = UIView()
    let child = Tinted()
    let stubborn = Tinted()
    parent.addSubview(child)
    parent.addSubview(stubborn)
    stubborn.tintColor = UIColor(1, 2, 3)
    let before = (child.changes, stubborn.changes)
    parent.tintColor = UIColor(9, 9, 9)
    #expect(child.tintColor == UIColor(9, 9, 9))
    #expect(stubborn.tintColor == UIColor(1, 2, 3))
    #expect(child.changes == before.0 + 1)
    #expect(stubborn.changes == before.1)
  }
}
