import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CAAnimationDelegateTests {
  private let told = AnimationLog()

  private func animation(_ name: String, _ path: String = "opacity", duration: Double = 1) -> CABasicAnimation
  {
    let animation = basic(path, from: 0, to: 1, duration: duration)
    animation.delegate = told
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test("Start comes after the first frame, stop once, at the end")
  func startAndStop() {
    let s = LayerStage()
    s.layer.add(animation("a"), forKey: nil)
    #expect(told.log.take() == [])
    s.stage.advanceFrame()
    #expect(told.log.take() == ["start a"])
    s.stage.advance(to: 0.99)
    #expect(told.log.take() == [])
    s.stage.advance(to: 1)
    #expect(told.log.take() == ["stop a true"])
    s.stage.settle()
    #expect(told.log.take() == [])
  }

  @Test("One that begins later starts later")
  func delayedStart() {
    let s = LayerStage()
    let late = animation("late")
    late.beginTime = 0.5
    s.layer.add(late, forKey: nil)
    s.stage.advance(to: 0.49)
    #expect(told.log.take() == [])
    s.stage.advance(to: 0.52)
    #expect(told.log.take() == ["start late"])
  }

  @Test("S152: removed before its end: finished is false, once, in the next frame")
  func removal() {
    let s = LayerStage()
    s.layer.add(animation("a"), forKey: "a")
    s.stage.advance(to: 0.5)
    told.log.clear()
    s.layer.removeAnimation(forKey: "a")
    #expect(s.shown.opacity == 1)
    #expect(told.log.take() == [])
    s.stage.advanceFrame()
    #expect(told.log.take() == ["stop a false"])
    #expect(s.stage.settle())
    #expect(told.log.take() == [])
  }

  @Test("S152: another animation takes the key: the first stops, finished false")
  func replacement() {
    let s = LayerStage()
    s.layer.add(animation("a"), forKey: "k")
    s.stage.advance(to: 0.5)
    s.layer.add(animation("b"), forKey: "k")
    s.stage.settle()
    #expect(told.log.take() == ["start a", "stop a false", "start b", "stop b true"])
  }

  @Test("Without a key several run at once")
  func noKeys() {
    let s = LayerStage()
    s.layer.add(animation("a"), forKey: nil)
    s.layer.add(animation("b", duration: 0.5), forKey: nil)
    #expect(s.layer.animationKeys() == nil)
    s.stage.settle()
    #expect(told.log.take() == ["start a", "start b", "stop b true", "stop a true"])
  }

  @Test("S152: the view leaves its window: finished is false")
  func leaving() {
    let stage = makeStage(width: 20, height: 20)
    let view = UIView(0, 0, 10, 10, .red)
    stage.window.addSubview(view)
    stage.refresh()
    view.layer.add(animation("a"), forKey: nil)
    stage.advance(to: 0.5)
    view.removeFromSuperview()
    stage.settle()
    #expect(told.log.take() == ["start a", "stop a false"])
  }

  @Test("One that is not removed at its end outlasts its view's leaving the window")
  func outlasting() {
    let stage = makeStage(width: 20, height: 20)
    let view = UIView(0, 0, 10, 10, .red)
    stage.window.addSubview(view)
    stage.refresh()
    let spin = basic("transform.rotation.z", from: 0, to: 1)
    spin.repeatCount = .infinity
    spin.isRemovedOnCompletion = false
    view.layer.add(spin, forKey: "spin")
    stage.advance(to: 0.25)
    view.removeFromSuperview()
    #expect(stage.settle())
    stage.advance(to: 2)
    stage.window.addSubview(view)
    stage.advance(to: 2.75)
    #expect(view.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double == 0.75)
    #expect(!stage.isIdle)
  }

  @Test("Added before the view has a window, it begins when the view is in a frame")
  func beforeTheWindow() {
    let stage = makeStage(width: 20, height: 20)
    stage.advance(to: 1)
    let view = UIView(0, 0, 10, 10, .red)
    view.layer.add(animation("a"), forKey: nil)
    stage.advance(to: 2)
    #expect(told.log.take() == [])
    stage.window.addSubview(view)
    stage.refresh()
    #expect(told.log.take() == ["start a"])
    stage.advance(to: 2.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    stage.settle()
    #expect(told.log.take() == ["stop a true"])
  }

  @Test("The stopped animation is the layer's copy; it is off the layer unless it stays")
  func whatIsThereAtTheEnd() {
    final class Looker: CAAnimationDelegate {
      let layer: CALayer
      var found: [Bool] = []
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        found.append(layer.animation(forKey: "k") === anim)
      }
      deinit {}
    }
    let s = LayerStage()
    let looker = Looker(s.layer)
    for stays in [true, false] {
      let animation = basic("opacity", to: 0, duration: 0.1)
      animation.delegate = looker
      animation.isRemovedOnCompletion = !stays
      s.layer.add(animation, forKey: "k")
      s.stage.settle()
    }
    #expect(looker.found == [true, false])
  }

  @Test("The chain of a program: the next animation is added when one stops")
  func chains() {
    final class Chain: CAAnimationDelegate {
      let layer: CALayer
      var starts: [Double] = []
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        starts.append(CACurrentMediaTime())
        if starts.count < 3 { add() }
      }
      func add() {
        let next = basic("opacity", from: 0, to: 1, duration: 0.5)
        next.delegate = self
        layer.add(next, forKey: "next")
      }
      deinit {}
    }
    let s = LayerStage()
    let chain = Chain(s.layer)
    chain.add()
    s.stage.settle()
    #expect(chain.starts == [0.5, 1, 1.5])
  }

  @Test("Two stages in one process do not see each other's animations")
  func twoStages() {
    let (a, b) = (LayerStage(), LayerStage())
    a.layer.add(animation("a"), forKey: nil)
    b.stage.advance(to: 5)
    #expect(told.log.take() == [])
    #expect(b.stage.isIdle)
    a.stage.advance(to: 0.5)
    #expect(a.shown.opacity == 0.5)
  }
}
