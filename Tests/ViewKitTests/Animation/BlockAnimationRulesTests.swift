import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// Where block animations meet: retargeting, nesting, repetition, touches (section 1T of the rules).
struct BlockAnimationRulesTests {
  let scene = AnimatorScene()
  var stage: HeadlessStage { scene.stage }
  var view: UIView { scene.view }

  private var shown: CALayer? { view.layer.presentation() }

  // MARK: Retargeting

  @Test("S153: beginFromCurrentState goes on from what shows, and ends what it replaces, unfinished")
  func beginsFromCurrentState() {
    var finished: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished.append("first \($0)")
    }
    stage.advance(by: 0.5)
    let x = scene.shownX
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 5
    } completion: {
      finished.append("second \($0)")
    }
    #expect(abs(scene.shownX - x) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(scene.shownX - 30) < 1e-9)
    #expect(finished == ["first false"])
    stage.settle()
    #expect(finished == ["first false", "second true"])
    #expect(scene.shownX == 5)
  }

  @Test("S153: beginFromCurrentState leaves other properties and views to their animations")
  func beginsFromCurrentStateOfOneProperty() {
    var finished: [String] = []
    let other = UIView(0, 20, 10, 10, UIColor(0, 0, 255))
    stage.window.addSubview(other)
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
      view.alpha = 0
      other.center.x = 105
    } completion: {
      finished.append("first \($0)")
    }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 0.1, delay: 0, options: .beginFromCurrentState) { view.center.x = 5 }
    stage.advance(by: 0.25)
    #expect(scene.shownX == 5)
    #expect(abs((shown?.opacity ?? 0) - 0.25) < 1e-5)
    #expect(abs((other.layer.presentation()?.position.x ?? 0) - 80) < 1e-6)
    stage.settle()
    #expect(finished == ["first false"])
  }

  @Test("S152: replaced before it began, an animation still completes once, unfinished")
  func replacedDuringItsDelay() {
    var finished: [String] = []
    UIView.animate(withDuration: 1, delay: 5) {
      view.center.x = 105
    } completion: {
      finished.append("first \($0)")
    }
    UIView.animate(withDuration: 0.1, delay: 0, options: .beginFromCurrentState) {
      view.center.x = 55
    } completion: {
      finished.append("second \($0)")
    }
    #expect(stage.settle(timeout: 1))
    #expect(finished == ["first false", "second true"])
  }

  // MARK: Nesting

  @Test("S154: each override keeps one thing of the inner block's own")
  func overrides() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration]) {
        view.center.x = 105
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]) {
        view.center.y = 105
      }
      #expect(UIView.inheritedAnimationDuration == 1)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.advance(by: 0.25)
    #expect(abs((shown?.position.x ?? 0) - 55) < 1e-6, "half a second, linear")
    #expect(abs((shown?.position.y ?? 0) - 5 - 9.35) < 0.01, "a second, eased in")
    stage.settle()
  }

  @Test("S154: a spring is inherited like any curve, and a delay inside counts from the block around it")
  func nestedSpringAndDelay() {
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      UIView.animate(withDuration: 0.1, delay: 0.5) { view.center.x = 105 }
    }
    stage.advance(by: 0.5)
    #expect(scene.shownX == 5)
    var most: CGFloat = 0
    while !stage.isIdle {
      stage.advanceFrame()
      most = max(most, scene.shownX)
    }
    #expect(most > 120)
  }

  @Test("S154, B56: an outer block ends with its own longest animation, not with an inner block's")
  func outerEnds() {
    var order: [String] = []
    UIView.animate(withDuration: 0.3) {
      view.center.x = 105
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 0
      } completion: { _ in
        order.append("inner \(stage.isIdle)")
      }
    } completion: { _ in
      order.append("outer")
    }
    stage.advance(by: 0.5)
    #expect(order == ["outer"])
    stage.settle()
    #expect(order.count == 2)
  }

  // MARK: Repetition

  @Test("modifyAnimations repeats a part, there and back, and the completion waits for it")
  func modified() {
    var ended: TimeInterval?
    let start = stage.time
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 105 }
    } completion: { _ in
      ended = stage.time - start
    }
    for (time, x) in [(0.1, 55.0), (0.3, 55), (0.35, 30), (0.45, 30), (0.6, 105 - 0)] where time < 0.6 {
      stage.advance(to: start + time)
      #expect(abs(scene.shownX - x) < 1e-6, "at \(time)")
    }
    #expect(ended == nil)
    stage.settle()
    #expect(abs((ended ?? 0) - 0.8) < 1.0 / 60)
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 7 }
    #expect(scene.shownX == 7)
  }

  // MARK: Keyframes

  @Test("Discrete keyframes show at their ends, without a way there")
  func discreteKeyframes() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 55 }
    }
    let start = stage.time
    for (time, x) in [(0.49, 5.0), (0.51, 105), (0.99, 105), (1, 55)] {
      stage.advance(to: start + time)
      #expect(abs(scene.shownX - x) < 1e-9, "at \(time)")
    }
    stage.settle()
  }

  @Test("Keyframes inside an animator go with it")
  func keyframesInAnAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 55 }
      }
    }
    for (fraction, x) in [(0.25, 55.0), (0.5, 105), (0.75, 80), (0.1, 25)] {
      animator.fractionComplete = fraction
      #expect(abs(scene.shownX - x) < 1e-6)
    }
    animator.isReversed = true
    animator.startAnimation()
    stage.settle()
    #expect(view.center.x == 5)
  }

  // MARK: Touches

  @Test("S148: a view that a block moves ignores new touches, and is open to them afterwards")
  func touches() {
    let log = EventLog()
    let target = TouchView("target", log)
    target.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.window.addSubview(target)
    stage.settle()
    UIView.animate(withDuration: 0.5) { target.center.x = 100 }
    stage.touchDown(at: CGPoint(x: 100, y: 10))
    stage.touchUp()
    #expect(log.entries == [])
    stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 10))
    #expect(log.entries == ["target began", "target ended"])
  }
}
