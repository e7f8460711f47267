import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct LayerKeyValueTests {
  @Test("Parts of properties are set and read by their paths")
  func paths() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(CGFloat(7), forKeyPath: "position.y")
    layer.setValue(NSNumber(value: Double.pi / 2), forKeyPath: "transform.rotation.z")
    layer.setValue(2.0, forKeyPath: "transform.scale")
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(layer.position == CGPoint(x: 10, y: 7))
    #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 2) < 1e-12)
    #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-12)
    #expect(
      (layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue == CGSize(width: 30, height: 20))
  }

  @Test("Whole properties go through their setters")
  func properties() {
    final class Watched: CALayer {
      var sets = 0
      override var position: CGPoint { didSet { sets += 1 } }
      deinit {}
    }
    let layer = Watched()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    layer.setValue(true, forKey: "hidden")
    #expect(layer.sets == 1)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.isHidden)
    #expect(layer.value(forKey: "backgroundColor") as? CGColor == UIColor.red.cgColor)
  }

  @Test("Any other name stores what is given; values of the wrong kind change nothing")
  func otherNames() {
    let layer = CALayer()
    layer.setValue("tag", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "tag")
    layer.setValue(nil, forKey: "mine")
    #expect(layer.value(forKey: "mine") == nil)
    layer.setValue("wide", forKeyPath: "bounds.size.width")
    layer.setValue("red", forKey: "backgroundColor")
    #expect(layer.bounds == .zero)
    #expect(layer.backgroundColor == nil)
  }

  @Test("A change by key path is animated like any other")
  func implicit() {
    let s = LayerStage()
    s.layer.setValue(80, forKeyPath: "position.x")
    #expect(s.layer.position.x == 80)
    #expect(s.shown.position.x == 20)
    s.stage.advance(to: 0.125)
    #expect(s.shown.position.x > 20)
    #expect(s.shown.position.x < 80)
  }

  @Test("NSValue holds geometry that Foundation does not know, and tells its kinds apart")
  func values() {
    let turn = CATransform3DMakeRotation(1, 1, 2, 3)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) == NSValue(cgVector: CGVector(dx: 1, dy: 2)))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
  }
}
