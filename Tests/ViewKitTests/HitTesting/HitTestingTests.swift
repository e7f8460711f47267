import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct HitTestingTests {
  private func hit(_ scene: TestStage, _ x: CGFloat, _ y: CGFloat) -> UIView? {
    scene.stage.window.hitTest(p(x, y), with: nil)
  }

  @Test("S139: last subview first, the deepest wins, else the view itself")
  func algorithm() {
    let scene = TestStage()
    let back = scene.add(UIView(), 0, 0, 100, 100)
    let front = scene.add(UIView(), 50, 0, 100, 100)
    let deep = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    front.addSubview(deep)
    #expect(hit(scene, 10, 10) === back)
    #expect(hit(scene, 60, 5) === front)
    #expect(hit(scene, 65, 15) === deep)
    #expect(hit(scene, 300, 300) === scene.root)
    scene.root.bringSubviewToFront(back)
    #expect(hit(scene, 65, 15) === back)
  }

  @Test("S139: what is hidden, transparent or not interactive is skipped with its subtree")
  func rejected() {
    let scene = TestStage()
    let view = scene.add(UIView(), 0, 0, 100, 100)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(hit(scene, 5, 5) === inner)
    view.isHidden = true
    #expect(hit(scene, 5, 5) === scene.root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(scene, 5, 5) === scene.root)
    view.isUserInteractionEnabled = true
    view.alpha = 0
    #expect(hit(scene, 5, 5) === scene.root)
  }

  @Test(
    "S140: alpha counts level by level, and 0.01 falls short in 32 bits",
    arguments: [
      (0.01, false), (0.011, true), (0.02, true), (0.009, false),
    ])
  func alphaThreshold(alpha: CGFloat, isHit: Bool) {
    let scene = TestStage()
    let outer = scene.add(UIView(), 0, 0, 100, 100)
    outer.alpha = 0.02
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.alpha = alpha
    #expect(hit(scene, 5, 5) === (isHit ? inner : outer))
  }

  @Test(
    "S141: bounds are half-open",
    arguments: [
      (0, 0, true), (99, 49, true), (100, 10, false), (10, 50, false), (-0.5, 10, false),
    ])
  func halfOpen(x: CGFloat, y: CGFloat, isInside: Bool) {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    #expect(view.point(inside: p(x, y), with: nil) == isInside)
  }

  @Test("S142, B133, B134: nothing outside an ancestor's bounds is reached")
  func overflow() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let scene = TestStage()
    let parent = scene.add(UIView(), 100, 100, 50, 50)
    let child = Wide(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(child)
    #expect(hit(scene, 110, 110) === child)
    #expect(hit(scene, 155, 110) === scene.root)
    // The enlargement works where the parent has room.
    child.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    #expect(hit(scene, 105, 105) === child)

    let empty = scene.add(UIControl(), 200, 200, 0, 0)
    empty.addSubview(UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(hit(scene, 200, 200) === scene.root)
  }

  @Test("B136: an override is asked even on a hidden view; the base answers nil")
  func hiddenOverride() {
    final class Override: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked += 1
        return super.hitTest(point, with: event)
      }
    }
    let scene = TestStage()
    let view = scene.add(Override(), 0, 0, 100, 100)
    view.isHidden = true
    #expect(hit(scene, 5, 5) === scene.root)
    #expect(view.asked == 1)
  }

  @Test("S143: transforms are undone for the point")
  func transforms() {
    let scene = TestStage()
    let view = scene.add(UIView(), 100, 100, 100, 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(scene, 150, 65) === view)
    #expect(hit(scene, 105, 110) === scene.root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(hit(scene, 60, 95) === view)
  }

  @Test("S144: labels and image views let touches through")
  func defaults() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIControl().isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }

  @Test("S145, B137: a moving view is hit where it will be")
  func modelValues() {
    let scene = TestStage()
    let view = scene.add(UIView(), 0, 0, 50, 50)
    scene.stage.advanceFrame()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.frame.origin.x = 200
    }
    scene.stage.advance(by: 0.1)
    #expect(hit(scene, 210, 10) === view)
    #expect(hit(scene, 10, 10) === scene.root)
  }

  @Test("the frontmost window with something under the point takes the touch")
  func windows() {
    let scene = TestStage()
    let log = EventLog()
    scene.add(TouchView("behind", log), 0, 0, 320, 480)
    let panel = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let view = TouchView("panel", log)
    view.frame = panel.bounds
    panel.addSubview(view)
    panel.isHidden = false
    scene.stage.touchDown(at: p(150, 150))
    #expect(log.take() == ["panel began"])
    scene.stage.touchUp()
    _ = log.take()
    scene.stage.tap(at: p(50, 50))
    #expect(log.take() == ["behind began", "behind ended"])
  }
}
