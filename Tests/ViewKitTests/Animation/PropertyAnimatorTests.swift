import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// A stage with one view that an animator moves from x = 5 to x = 105.
struct AnimatorScene {
  let stage = makeStage(width: 200, height: 100)
  let view = UIView(0, 0, 10, 10, UIColor(255, 0, 0))

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  /// What shows of the view's position.
  var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  /// Along `curve` in one second, to x = 105.
  func animator(_ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1)
    -> UIViewPropertyAnimator
  {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 105 }
  }

  func animator(_ parameters: any UITimingCurveProvider, duration: TimeInterval = 1) -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [view] in view.center.x = 105 }
    return animator
  }
}

/// Where an animator ended, each time it told.
final class Positions {
  private(set) var all: [UIViewAnimatingPosition] = []

  init(of animator: UIViewPropertyAnimator) {
    animator.addCompletion { self.all.append($0) }
  }
}

struct PropertyAnimatorTests {
  let scene = AnimatorScene()
  var stage: HeadlessStage { scene.stage }
  var view: UIView { scene.view }

  @Test("Blocks run when the animator starts, not before, and the model has the end's values at once")
  func blocksRunAtTheStart() {
    let animator = scene.animator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 105)
    #expect(scene.shownX == 5)
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 30) < 1e-9)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
  }

  @Test("An animator ends once, at its end, and is inactive when its completions run")
  func ends() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    var state: UIViewAnimatingState?
    animator.addCompletion { [unowned animator] _ in state = animator.state }
    animator.startAnimation()
    stage.advance(by: 0.99)
    #expect(positions.all == [])
    stage.settle()
    #expect(positions.all == [.end])
    #expect(state == .inactive)
    #expect(!animator.isRunning)
    #expect(scene.shownX == 105)
    #expect(stage.isIdle)
  }

  @Test("Used again, an animator runs what was added since, and old completions stay away")
  func usedAgain() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.settle()
    animator.addAnimations { [view] in view.center.x = 55 }
    animator.startAnimation()
    #expect(view.center.x == 55)
    stage.advance(by: 0.5)
    #expect(abs(scene.shownX - 80) < 1e-6)
    stage.settle()
    #expect(positions.all == [.end])
  }

  @Test("A running animator keeps itself alive; a class method makes one that runs")
  func keepsItselfAlive() {
    var ended: [UIViewAnimatingPosition] = []
    weak let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
      completion: { ended.append($0) })
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 55) < 1e-6)
    #expect(animator?.isRunning == true)
    stage.settle()
    #expect(ended == [.end])
    #expect(animator == nil)
  }

  @Test("A delay moves the beginning; the model has the new values before it")
  func delays() {
    let animator = scene.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    #expect(view.center.x == 105)
    stage.advance(by: 0.4)
    #expect(scene.shownX == 5)
    #expect(animator.isRunning)
    #expect(animator.fractionComplete == 0)
    #expect(!stage.isIdle)
    stage.advance(by: 0.35)
    #expect(abs(scene.shownX - 30) < 1e-6)
    #expect(stage.settle())
    #expect(scene.shownX == 105)
  }

  @Test("S149: with nothing to animate the completion follows the commit")
  func nothingToAnimate() {
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { [view] in view.center = view.center }
    let positions = Positions(of: animator)
    animator.startAnimation()
    #expect(positions.all == [])
    stage.advanceFrame()
    #expect(positions.all == [.end])
    #expect(animator.state == .inactive)
    #expect(stage.isIdle)
  }

  @Test("S158: without a duration an animator takes 0.2 s")
  func noDuration() {
    for animator in [
      scene.animator(duration: 0), UIViewPropertyAnimator(),
    ] {
      animator.addAnimations { [view] in view.alpha = 0 }
      view.alpha = 1
      let positions = Positions(of: animator)
      animator.startAnimation()
      stage.advance(by: 0.1)
      let opacity = view.layer.presentation()?.opacity ?? 0
      #expect(abs(opacity - 0.5) < 1e-5)
      #expect(positions.all == [])
      stage.advance(by: 0.11)
      #expect(positions.all == [.end])
    }
  }

  @Test("With animations disabled, and inside performWithoutAnimation, the change shows at once")
  func silenced() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    UIView.performWithoutAnimation { animator.startAnimation() }
    #expect(scene.shownX == 105)
    stage.advanceFrame()
    #expect(positions.all == [.end])
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 5
      UIView.performWithoutAnimation { view.center.y = 50 }
    }
    other.startAnimation()
    #expect(view.layer.presentation()?.position == CGPoint(x: 105, y: 50))
    stage.settle()
  }

  @Test("Blocks added with a delay factor begin at that part of the time, and end with the others")
  func delayFactor() {
    let animator = scene.animator()
    animator.addAnimations({ [view] in view.center.y = 55 }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(view.center.y == 55)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.y == 5)
    stage.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.position.y ?? 0) - 30) < 1e-6)
    stage.settle()
    #expect(view.layer.presentation()?.position.y == 55)
  }

  @Test("A block added to a running animator runs at once and ends with it")
  func addedWhileRunning() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { [view] in view.center.y = 55 }
    #expect(view.center.y == 55)
    #expect(view.layer.presentation()?.position.y == 5)
    stage.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.position.y ?? 0) - 30) < 1e-6)
    stage.advance(by: 0.26)
    #expect(positions.all == [.end])
  }

  @Test("S154: UIView.animate inside an animator's block takes over its length and curve, and goes with it")
  func nestedBlocks() {
    var nested: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 105
      UIView.animate(withDuration: 0.1) {
        view.center.y = 105
      } completion: {
        nested.append($0)
      }
    }
    animator.startAnimation()
    stage.advance(by: 0.25)
    let y = view.layer.presentation()?.position.y ?? 0
    #expect(abs(y - 30) < 1e-6)
    animator.pauseAnimation()
    stage.advance(by: 1)
    #expect(view.layer.presentation()?.position.y == y)
    animator.isReversed = true
    animator.startAnimation()
    stage.settle()
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(nested == [false])
  }

  @Test("A shorter block inside that has ended comes back, too, when the animator is turned round")
  func nestedBlockThatHasEnded() {
    var nested: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 105
      UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
        view.center.y = 105
      } completion: {
        nested.append($0)
      }
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(nested == [true])
    animator.isReversed = true
    stage.advance(by: 0.4)
    #expect(abs((view.layer.presentation()?.position.y ?? 0) - 55) < 1e-6)
    stage.settle()
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(nested == [true])
  }

  @Test("Layout that a block asks for is animated, and goes back with its view")
  func layoutInside() {
    let inner = UIView(0, 0, 10, 4, UIColor(0, 0, 255))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    stage.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.frame.size.width = 110
      view.layoutIfNeeded()
    }
    let positions = Positions(of: animator)
    animator.startAnimation()
    #expect(inner.frame.width == 110)
    stage.advance(by: 0.5)
    #expect(abs((inner.layer.presentation()?.bounds.width ?? 0) - 60) < 1e-6)
    animator.isReversed = true
    stage.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(positions.all == [.start])
  }

  @Test("S153: two animators on one property add up, and each ends at its own time")
  func twoOnOneProperty() {
    let first = scene.animator()
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 5 }
    let positions = [Positions(of: first), Positions(of: second)]
    first.startAnimation()
    stage.advance(by: 0.5)
    let before = scene.shownX
    second.startAnimation()
    #expect(abs(scene.shownX - before) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 55) < 1e-6)
    stage.advance(by: 0.26)
    #expect(positions.map(\.all) == [[.end], []])
    stage.settle()
    #expect(positions.map(\.all) == [[.end], [.end]])
    #expect(scene.shownX == 5)
  }

  @Test("S148: an animator leaves its views open to touches unless told otherwise")
  func touches() {
    for isOpen in [true, false] {
      let animator = scene.animator()
      animator.isUserInteractionEnabled = isOpen
      let target = TouchView("target", EventLog())
      view.addSubview(target)
      target.frame = view.bounds
      animator.startAnimation()
      stage.touchDown(at: view.center)
      #expect(target.log.entries == (isOpen ? ["target began"] : []))
      stage.touchUp()
      stage.settle()
      view.center.x = 5
      target.removeFromSuperview()
    }
  }

  @Test("B140: a touch goes on when the animator under it is stopped and released")
  func touchGoesOn() {
    let log = EventLog()
    let target = TouchView("target", log)
    target.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    stage.window.addSubview(target)
    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      target.center.x = 100
    }
    animator?.startAnimation()
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 90, y: 30))
    animator?.pauseAnimation()
    stage.touchMove(to: CGPoint(x: 91, y: 30))
    animator?.stopAnimation(true)
    animator = nil
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 92, y: 30))
    stage.touchUp()
    #expect(log.entries == ["target began", "target moved", "target moved", "target ended"])
  }

  @Test("Completions of blocks and animators follow their ends, and then their beginnings")
  func orderOfCompletions() {
    var order: [String] = []
    let long = scene.animator(duration: 0.5)
    long.addCompletion { _ in order.append("long") }
    long.startAnimation()
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
    } completion: { _ in
      order.append("block")
    }
    let short = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { [view] in view.center.y = 50 }
    short.addCompletion { _ in order.append("short") }
    short.startAnimation()
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { _ in
      order.append("long block")
    }
    stage.advance(by: 0.6)
    #expect(order == ["block", "short", "long", "long block"])
  }
}
