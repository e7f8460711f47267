import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// Pausing, scrubbing, turning round, going on, stopping.
struct PropertyAnimatorInterruptionTests {
  let scene = AnimatorScene()
  var stage: HeadlessStage { scene.stage }
  var view: UIView { scene.view }

  // MARK: Pausing

  @Test("Paused, an animator stands still, the stage is at rest, and nothing ends")
  func pauses() {
    let animator = scene.animator(.easeInOut)
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.advance(by: 0.25)
    let x = scene.shownX
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(scene.shownX == x)
    #expect(stage.settle(timeout: 1))
    let frames = stage.frameCount
    stage.advance(by: 5)
    #expect(stage.frameCount == frames)
    #expect(stage.stage.nextWakeTime() == nil)
    #expect(scene.shownX == x)
    animator.startAnimation()
    #expect(animator.isRunning)
    #expect(scene.shownX == x)
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 55) < 1e-6)
    stage.settle()
    #expect(positions.all == [.end])
  }

  @Test("Paused before it starts, an animator is active at its beginning, its blocks have run")
  func pausedBeforeTheStart() {
    let animator = scene.animator()
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(view.center.x == 105)
    #expect(scene.shownX == 5)
    #expect(stage.settle())
    #expect(scene.shownX == 5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(scene.shownX - 55) < 1e-6)
    stage.settle()
  }

  // MARK: Scrubbing

  @Test("Scrubbed, an animator moves in proportion, whatever its curve", arguments: [0, 1, 2, 3])
  func scrubsLinearly(curve: Int) {
    let animator = scene.animator(UIView.AnimationCurve(rawValue: curve) ?? .linear)
    for fraction in [0.2, 0.75, 0, 1, 0.5, -1, 2] {
      animator.fractionComplete = fraction
      let held = max(0, min(1, fraction))
      #expect(abs(scene.shownX - 5 - 100 * held) < 1e-9)
      #expect(abs(animator.fractionComplete - held) < 1e-9)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
    }
    stage.advanceFrame()
    #expect(stage.isIdle)
    animator.stopAnimation(true)
  }

  @Test("Without scrubsLinearly the curve tells how far a fraction is")
  func scrubsAlongTheCurve() {
    let animator = scene.animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(scene.shownX - 5 - 31.54) < 0.01)
    #expect(animator.fractionComplete == 0.5)
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 5 - 62.19) < 0.01)
    animator.stopAnimation(true)
  }

  @Test("Pausing turns the fraction of the time into that of the way, and going on turns it back")
  func fractionIsConverted() {
    let animator = scene.animator(.easeIn)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    let x = scene.shownX
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.3154) < 1e-4)
    animator.fractionComplete = animator.fractionComplete
    #expect(abs(scene.shownX - x) < 1e-6)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 5 - 62.19) < 0.01)
    stage.settle()
  }

  // MARK: Turning round

  @Test("Turned round, an animator goes back from where it is and ends at the start's values exactly")
  func turnsRound() {
    view.center = CGPoint(x: 0.1, y: 5)
    stage.settle()
    let animator = scene.animator(.easeInOut)
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.advance(by: 0.4)
    let x = scene.shownX
    animator.isReversed = true
    #expect(animator.isRunning)
    #expect(scene.shownX == x)
    #expect(abs(animator.fractionComplete - 0.6) < 1e-9)
    stage.advance(by: 0.2)
    #expect(scene.shownX < x)
    #expect(view.center.x == 105)
    stage.advance(by: 0.25)
    #expect(positions.all == [.start])
    #expect(view.center.x == 0.1)
    #expect(scene.shownX == 0.1)
    #expect(stage.isIdle)
  }

  @Test("Turned round twice, an animator goes as if it had not been", arguments: [0, 1, 2, 3])
  func turnedRoundTwice(curve: Int) {
    let curve = UIView.AnimationCurve(rawValue: curve) ?? .linear
    let twin = AnimatorScene()
    let animators = [scene.animator(curve), twin.animator(curve)]
    Stage.current = scene.stage.stage
    animators[0].startAnimation()
    Stage.current = twin.stage.stage
    animators[1].startAnimation()
    for frame in 0..<70 {
      if frame % 9 == 4 {
        animators[0].isReversed = true
        animators[0].isReversed = false
      }
      scene.stage.advanceFrame()
      twin.stage.advanceFrame()
      #expect(scene.shownX == twin.shownX)
    }
    #expect(animators.map(\.state) == [.inactive, .inactive])
  }

  @Test("Reversed before it starts, an animator runs from its end to its start")
  func reversedFromTheStart() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    animator.isReversed = true
    animator.startAnimation()
    #expect(scene.shownX == 105)
    #expect(animator.fractionComplete == 0)
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 80) < 1e-6)
    stage.settle()
    #expect(positions.all == [.start])
    #expect(view.center.x == 5)
  }

  @Test("While reversed, fractions count towards the start; the usual drawer's arithmetic holds")
  func scrubbedWhileReversed() {
    let animator = scene.animator(.easeOut)
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.isReversed = true
    stage.advance(by: 0.1)
    animator.pauseAnimation()
    let progress = animator.fractionComplete
    let x = scene.shownX
    animator.fractionComplete = progress + 0.1
    #expect(abs(scene.shownX - (x - 10)) < 1e-6)
    animator.isReversed = false
    #expect(abs(scene.shownX - (x - 10)) < 1e-6)
    #expect(abs(animator.fractionComplete - (1 - progress - 0.1)) < 1e-6)
    let positions = Positions(of: animator)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.settle()
    #expect(positions.all == [.end])
  }

  @Test("What the app changes meanwhile stays when an animator has gone back")
  func changedMeanwhile() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 105
      view.alpha = 0.5
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.alpha = 0.25
    animator.isReversed = true
    stage.settle()
    #expect(view.center.x == 5)
    #expect(view.alpha == 0.25)
  }

  @Test("Every property that animates comes back exactly")
  func everythingComesBack() {
    let shape = CAShapeLayer()
    shape.strokeColor = UIColor(1, 2, 3).cgColor
    shape.lineDashPattern = [1, 2]
    view.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor(1, 2, 3).cgColor, UIColor(white: 0.3, alpha: 0.7).cgColor]
    gradient.locations = [0.1, 0.9]
    view.layer.addSublayer(gradient)
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.alpha = 0.3
    stage.settle()
    func facts() -> String {
      let layer = view.layer
      return [
        "\(view.bounds) \(view.center) \(layer.transform) \(layer.sublayerTransform) \(view.alpha)",
        "\(String(describing: layer.backgroundColor)) \(layer.cornerRadius) \(layer.borderWidth)",
        "\(String(describing: layer.borderColor)) \(String(describing: layer.shadowColor)) \(layer.shadowOpacity)",
        "\(layer.shadowOffset) \(layer.shadowRadius) \(layer.zPosition) \(layer.anchorPoint)",
        "\(String(describing: shape.fillColor)) \(String(describing: shape.strokeColor)) \(shape.lineWidth)",
        "\(shape.strokeStart) \(shape.strokeEnd) \(shape.lineDashPhase) \(shape.miterLimit)",
        "\(String(describing: shape.lineDashPattern)) \(String(describing: gradient.colors))",
        "\(String(describing: gradient.locations)) \(gradient.startPoint) \(gradient.endPoint)",
      ].joined(separator: "\n")
    }
    let before = facts()
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) { [view] in
      let layer = view.layer
      view.bounds = CGRect(x: 1, y: 2, width: 30.1, height: 40.7)
      view.center = CGPoint(x: 77.7, y: 33.3)
      layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      layer.sublayerTransform = CATransform3DMakeScale(2, 3, 1)
      view.alpha = 0.9
      view.backgroundColor = UIColor(10, 20, 30)
      layer.cornerRadius = 3
      layer.borderWidth = 2
      layer.borderColor = nil
      layer.shadowColor = UIColor(9, 8, 7).cgColor
      layer.shadowOpacity = 0.7
      layer.shadowOffset = CGSize(width: 4, height: 5)
      layer.shadowRadius = 6
      layer.zPosition = 7
      layer.anchorPoint = .zero
      shape.fillColor = nil
      shape.strokeColor = UIColor(90, 80, 70).cgColor
      shape.lineWidth = 5
      shape.strokeStart = 0.25
      shape.strokeEnd = 0.75
      shape.lineDashPhase = 2
      shape.miterLimit = 3
      shape.lineDashPattern = [3, 4]
      gradient.colors = [UIColor(90, 80, 70).cgColor, UIColor(9, 8, 7).cgColor]
      gradient.locations = [0.2, 0.3]
      gradient.startPoint = CGPoint(x: 1, y: 1)
      gradient.endPoint = .zero
    }
    animator.startAnimation()
    stage.advance(by: 0.2)
    animator.isReversed = true
    #expect(facts() != before)
    stage.settle()
    #expect(facts() == before)
  }

  // MARK: Going on otherwise

  @Test("Going on with a factor takes that part of the whole duration for the rest of the way")
  func durationFactor() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    stage.advance(by: 1)
    #expect(abs(scene.shownX - 80) < 1e-6)
    #expect(positions.all == [])
    stage.advance(by: 1.01)
    #expect(positions.all == [.end])
  }

  @Test("Going on along another curve begins where it stands and ends where it must")
  func anotherCurve() {
    let animator = scene.animator(.easeOut)
    animator.fractionComplete = 0.2
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    #expect(abs(scene.shownX - 25) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(scene.shownX - (25 + 80 * 0.3154)) < 0.01)
    animator.isReversed = true
    let x = scene.shownX
    stage.advance(by: 0.25)
    #expect(scene.shownX < x)
    let positions = Positions(of: animator)
    stage.settle()
    #expect(positions.all == [.start])
    #expect(view.center.x == 5)
  }

  @Test("Going on along a spring swings past the end, by its velocity, and comes to rest there")
  func springAfterScrubbing() {
    let animator = scene.animator(.linear)
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 8, dy: 0))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    #expect(scene.shownX == 55)
    var furthest: CGFloat = 0
    var last = scene.shownX
    for _ in 0..<65 {
      stage.advanceFrame()
      furthest = max(furthest, scene.shownX)
      #expect(abs(scene.shownX - last) < 30, "no jump")
      last = scene.shownX
    }
    // Let go without velocity, ζ = 0.4 swings 25 % too far: to 117.7.
    #expect(furthest > 119)
    #expect(scene.shownX == 105)
    #expect(animator.state == .inactive)
  }

  // MARK: Stopping

  @Test("Stopped for good, what shows is the model, and no completion runs")
  func stops() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(abs(view.center.x - 30) < 1e-9)
    #expect(scene.shownX == view.center.x)
    stage.settle()
    #expect(positions.all == [])
    animator.stopAnimation(true)
  }

  @Test("Stopped, an animator waits to be finished at the end, at the start or where it is")
  func finishes() {
    let ends: [(UIViewAnimatingPosition, CGFloat)] = [(.end, 105), (.start, 5), (.current, 30)]
    for (position, x) in ends {
      let scene = AnimatorScene()
      let animator = scene.animator()
      let positions = Positions(of: animator)
      animator.startAnimation()
      scene.stage.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(abs(scene.view.center.x - 30) < 1e-9)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      #expect(scene.stage.settle())
      animator.finishAnimation(at: position)
      #expect(abs(scene.view.center.x - x) < 1e-9)
      if position != .current { #expect(scene.view.center.x == x) }
      #expect(positions.all == [position])
      #expect(animator.state == .inactive)
    }
  }

  @Test("A stopped animator's views and those inside them stay as they showed")
  func stoppedLayout() {
    let inner = UIView(0, 0, 10, 4, UIColor(0, 0, 255))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    stage.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.frame.size.width = 110
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(abs(inner.frame.width - 60) < 1e-6)
    animator.finishAnimation(at: .end)
    #expect(inner.frame.width == 110)
  }

  @Test("pausesOnCompletion keeps an animator active at its end, and it can be turned round there")
  func pausesOnCompletion() {
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    let positions = Positions(of: animator)
    animator.startAnimation()
    #expect(stage.settle())
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(scene.shownX == 105)
    #expect(positions.all == [])
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.isRunning)
    stage.advance(by: 0.25)
    #expect(abs(scene.shownX - 80) < 1e-6)
    #expect(stage.settle())
    #expect(scene.shownX == 5)
    #expect(positions.all == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.center.x == 5)
    #expect(positions.all == [.start])
  }

  // MARK: Misuse

  @Test("Calls that the state forbids are told, and change nothing")
  func misuse() {
    let animator = scene.animator()
    func expectRefused(_ count: Int = 1, _ body: () -> Void) {
      let state = animator.state
      let told = failures(body)
      #expect(told.map(\.kind) == Array(repeating: .invalidArgument, count: count))
      #expect(animator.state == state)
    }
    expectRefused { animator.finishAnimation(at: .end) }
    expectRefused { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    animator.startAnimation()
    expectRefused { animator.finishAnimation(at: .end) }
    expectRefused { animator.startAnimation(afterDelay: 1) }
    expectRefused { animator.isInterruptible = false }
    animator.stopAnimation(false)
    expectRefused { animator.startAnimation() }
    expectRefused { animator.startAnimation(afterDelay: 1) }
    expectRefused { animator.pauseAnimation() }
    expectRefused { animator.fractionComplete = 0.5 }
    expectRefused { animator.addAnimations {} }
    expectRefused { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    animator.finishAnimation(at: .end)

    let firm = scene.animator()
    firm.isInterruptible = false
    firm.startAnimation()
    let told = failures {
      firm.pauseAnimation()
      firm.fractionComplete = 0.5
      firm.isReversed = true
      firm.stopAnimation(true)
      firm.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(told.count == 5)
    #expect(firm.isRunning)
    #expect(!firm.isReversed)
    stage.settle()
  }

  @Test("An animator released while paused or stopped is told of, and leaves the stage at rest")
  func released() {
    for stops in [false, true] {
      var animator: UIViewPropertyAnimator? = scene.animator()
      animator?.startAnimation()
      stage.advance(by: 0.25)
      if stops { animator?.stopAnimation(false) } else { animator?.pauseAnimation() }
      let kinds = warnings { animator = nil }
      #expect(kinds == [.animatorReleased])
      #expect(stage.settle(timeout: 1))
      view.center.x = 5
    }
    var ended: UIViewPropertyAnimator? = scene.animator()
    ended?.startAnimation()
    stage.settle()
    #expect(warnings { ended = nil } == [])
  }

  @Test("A view that leaves its window takes its part of an animator along; the animator still ends, once")
  func viewLeaves() {
    let animator = scene.animator()
    let positions = Positions(of: animator)
    animator.startAnimation()
    stage.advance(by: 0.25)
    view.removeFromSuperview()
    animator.isReversed = true
    #expect(stage.settle(timeout: 3))
    #expect(positions.all == [.start])
    #expect(view.center.x == 5)
  }

  // MARK: Inside one another

  @Test(
    "What begins inside an animator's block goes by that animator: scrubbed, turned round, and ended with it")
  func insideAnotherAnimator() {
    let inner = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [view] in view.center.y = 105 }
    let outer = scene.animator()
    outer.addAnimations { inner.startAnimation() }
    let positions = [Positions(of: inner), Positions(of: outer)]
    var shown: CGPoint { view.layer.presentation()?.position ?? .zero }
    outer.fractionComplete = 0.25
    #expect(abs(shown.x - 30) < 1e-6)
    #expect(abs(shown.y - 55) < 1e-6)
    #expect(stage.settle(timeout: 1))
    outer.startAnimation()
    stage.advance(by: 0.1)
    inner.pauseAnimation()
    stage.advance(by: 0.1)
    #expect(abs(shown.y - 75) < 1e-6)
    inner.startAnimation()
    stage.advance(by: 0.05)
    outer.isReversed = true
    stage.advance(by: 0.2)
    #expect(abs(shown.x - 35) < 1e-6)
    #expect(stage.settle())
    #expect(positions.map(\.all) == [[.start], [.start]])
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(inner.state == .inactive)
  }

  @Test("A flip that begins inside an animator's block is scrubbed with it")
  func flipInsideAnAnimator() {
    let container = UIView(20, 20, 60, 60, UIColor(0, 200, 0))
    stage.window.addSubview(container)
    stage.settle()
    var finished: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.transition(
        with: container, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
        animations: { container.backgroundColor = UIColor(0, 0, 200) },
        completion: { finished.append($0) })
    }
    func colour(at fraction: CGFloat) -> UInt8 {
      animator.fractionComplete = fraction
      stage.advanceFrame()
      return stage.bitmap[50, 50].b
    }
    let (early, edge, late) = (colour(at: 0.2), colour(at: 0.5), colour(at: 0.8))
    #expect(early == 0)
    #expect(edge == 255, "on edge, the white window shows")
    #expect(late > 100)
    #expect(colour(at: 0.2) == early)
    animator.startAnimation()
    #expect(stage.settle())
    #expect(finished == [true])
    #expect(stage.bitmap[50, 50].b == 200)
  }
}
