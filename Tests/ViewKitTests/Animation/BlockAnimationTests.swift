import HeadlessHost
import Support
import Testing

@Suite struct BlockAnimationTests {
  private let stage = makeStage(width: 200, height: 100)
  private let view = UIView(0, 0, 10, 10, UIColor(255, 0, 0))

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  /// What shows of the view's position.
  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  // MARK: Blocks

  @Test("S150: the block runs at once and the model has the new values")
  func theBlockRunsAtOnceAndTheModelHasTheNewValues() {
    var ran = false
    UIView.animate(withDuration: 1) {
      ran = true
      view.center.x = 105
    }
    #expect(ran)
    #expect(view.center.x == 105)
    #expect(shownX == 5)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 55) < 0.01)
    #expect(view.center.x == 105)
  }

  @Test("S150: the presentation layer is nil before the first commit")
  func presentationIsNilBeforeTheFirstCommit() {
    let fresh = UIView(0, 0, 5, 5, UIColor(0, 0, 0))
    #expect(fresh.layer.presentation() == nil)
    stage.window.addSubview(fresh)
    #expect(fresh.layer.presentation() == nil)
    stage.advanceFrame()
    #expect(fresh.layer.presentation()?.position == fresh.center)
    #expect(fresh.layer.presentation()?.model() === fresh.layer)
  }

  /// What a curve gives at the fractions of `CurveSamples.fractions`.
  struct CurveSamples: Sendable {
    static let fractions: [Double] = [0.1, 0.25, 0.5, 0.75, 0.9]
    let option: UIView.AnimationOptions
    let values: [Double]

    nonisolated init(_ option: UIView.AnimationOptions, _ values: [Double]) {
      self.option = option
      self.values = values
    }
  }

  nonisolated static let curveSamples: [CurveSamples] = [
    CurveSamples(.curveLinear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    CurveSamples(.curveEaseIn, [0.017, 0.0935, 0.3154, 0.6219, 0.8394]),
    CurveSamples(.curveEaseOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.983]),
    CurveSamples(.curveEaseInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
  ]

  @Test("S155: what the curves of the options give at the sampled times", arguments: curveSamples)
  func curves(samples: CurveSamples) {
    UIView.animate(withDuration: 1, delay: 0, options: samples.option) { view.center.x = 1005 }
    let start = stage.time
    for (fraction, value) in zip(CurveSamples.fractions, samples.values) {
      stage.advance(to: start + fraction)
      let expected = 5 + value * 1000
      #expect(abs(shownX - expected) < 0.06, "at \(fraction)")
    }
  }

  @Test("S155: the default curve eases in and out")
  func theDefaultCurveEasesInAndOut() {
    UIView.animate(withDuration: 1) { view.center.x = 1005 }
    stage.advance(by: 0.25)
    #expect(abs(shownX - 5 - 129.2) < 0.1)
  }

  @Test func aDelayHoldsTheOldValue() {
    UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { view.center.x = 105 }
    stage.advance(by: 0.4)
    #expect(shownX == 5)
    stage.advance(by: 0.35)
    #expect(abs(shownX - 55) < 1e-9)
  }

  // MARK: Completions

  @Test func completionComesOnceAtTheEnd() {
    var calls: [(Bool, Double)] = []
    let start = stage.time
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0.5
    } completion: {
      calls.append(($0, stage.time))
    }
    stage.advance(to: start + 0.19)
    #expect(calls.isEmpty)
    stage.advance(by: 1)
    #expect(calls.count == 1)
    #expect(calls.first?.0 == true)
    #expect((calls.first?.1 ?? 0) - start < 0.2 + 1.0 / 60)
  }

  @Test("S149: nothing to animate completes after the next commit, not after the duration")
  func nothingToAnimateCompletesAfterTheNextCommit() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.center = view.center
    } completion: {
      finished.append($0)
    }
    #expect(finished == [])
    stage.advanceFrame()
    #expect(finished == [true])
    #expect(stage.isIdle)
  }

  @Test("S151: without a duration the change shows at once and the completion comes in the next cycle")
  func noDurationChangesAtOnce() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 0) {
      view.center.x = 50
    } completion: {
      finished.append($0)
    }
    #expect(shownX == 50)
    #expect(finished == [])
    stage.advanceFrame()
    #expect(finished == [true])
  }

  @Test("S152: leaving the window ends an animation unfinished, once")
  func leavingTheWindowEndsAnAnimationUnfinished() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 50
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.1)
    view.removeFromSuperview()
    stage.advanceFrame()
    #expect(finished == [false])
    stage.settle()
    #expect(finished == [false])
  }

  @Test("S152: removing all animations ends them unfinished, once")
  func removingAllAnimationsEndsThemUnfinished() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 50
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.1)
    view.layer.removeAllAnimations()
    #expect(shownX == 50)
    stage.settle()
    #expect(finished == [false])
  }

  @Test func completionsFollowTheirOwnEnds() {
    var order: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: { _ in
      order.append("long")
    }
    UIView.animate(withDuration: 0.2) {
      view.center.x = 50
    } completion: { _ in
      order.append("short")
    }
    UIView.animate(withDuration: 0.5) {
      view.center.y = 50
    } completion: { _ in
      order.append("long too")
    }
    stage.settle()
    #expect(order == ["short", "long", "long too"])
  }

  // MARK: Retargeting

  @Test("S153: a second animation bends the first, which ends finished at its own time")
  func aSecondAnimationBendsTheFirst() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.5)
    let before = shownX
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    #expect(abs(shownX - before) < 1e-9)
    stage.advance(by: 0.25)
    // −25 is owed to the first animation's rest, +75 to the second's.
    #expect(abs(shownX - 55) < 1e-9)
    stage.advance(by: 0.25)
    stage.advanceFrame()
    #expect(finished == [true])
    stage.settle()
    #expect(shownX == 5)
  }

  // MARK: Nesting

  @Test("S154: a nested block takes over length and curve; completions follow their own ends")
  func aNestedBlockTakesOverLengthAndCurve() {
    var order: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
      UIView.animate(withDuration: 0.1) {
        view.center.y = 105
      } completion: { _ in
        order.append("inner")
      }
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        view.alpha = 0
      } completion: { _ in
        order.append("own")
      }
      UIView.performWithoutAnimation { view.layer.cornerRadius = 4 }
    } completion: { _ in
      order.append("outer")
    }
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(abs((shown?.position.y ?? 0) - 55) < 1e-9)
    #expect(shown?.opacity == 0)
    #expect(shown?.cornerRadius == 4)
    #expect(order == ["own"])
    stage.settle()
    #expect(order == ["own", "outer", "inner"])
  }

  @Test func animationsCanBeSwitchedOff() {
    var finished: [Bool] = []
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    UIView.setAnimationsEnabled(true)
    #expect(shownX == 105)
    stage.advanceFrame()
    #expect(finished == [true])
  }

  // MARK: Repetition and springs

  @Test func repeatsThereAndBack() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    let start = stage.time
    let samples: [(time: Double, x: Double)] = [(0.25, 30), (1.25, 80), (1.75, 30), (10.5, 55)]
    for (time, x) in samples {
      stage.advance(to: start + time)
      #expect(abs(shownX - x) < 1e-9, "at \(time)")
    }
    #expect(finished == [])
    #expect(!stage.isIdle)
    view.removeFromSuperview()
    stage.settle()
    #expect(finished == [false])
  }

  @Test func aSpringSwingsPastAndComesToRest() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) { view.center.x = 105 }
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      stage.advanceFrame()
      furthest = max(furthest, shownX)
    }
    #expect(furthest > 120)
    stage.settle()
    #expect(shownX == 105)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { view.center.x = 5 }
    var least: CGFloat = 200
    for _ in 0..<60 {
      stage.advanceFrame()
      least = min(least, shownX)
    }
    #expect(least >= 5)
  }

  @Test func keyframesTakeTheirPartsOfTheWay() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 55 }
    }
    let start = stage.time
    let samples: [(time: Double, x: Double)] = [(0.25, 55), (0.5, 105), (0.75, 80), (1, 55)]
    for (time, x) in samples {
      stage.advance(to: start + time)
      #expect(abs(shownX - x) < 1e-9, "at \(time)")
    }
  }

  // MARK: Values

  @Test func aQuarterTurnTurns() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    stage.advance(by: 0.5)
    let t = view.layer.presentation()?.transform.affine
    #expect(abs((t?.a ?? 0) - 0.5.squareRoot()) < 1e-9)
    #expect(abs((t?.b ?? 0) - 0.5.squareRoot()) < 1e-9)
  }

  @Test func aTurnInSpaceTurns() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    }
    stage.advance(by: 0.5)
    let t = view.layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(t.m11 - 0.5.squareRoot()) < 1e-9)
    #expect(abs(t.m13 + 0.5.squareRoot()) < 1e-9)
    #expect(abs(t.m22 - 1) < 1e-9)
  }

  @Test func growingFromNothingWorks() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    stage.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 0.25) < 1e-9)
  }

  @Test func coloursFadeWithoutChangingHue() {
    view.backgroundColor = nil
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor(200, 100, 0)
    }
    stage.advance(by: 0.5)
    let color = view.layer.presentation()?.backgroundColor?.color
    #expect(abs((color?.alpha ?? 0) - 0.5) < 1e-9)
    #expect(abs((color?.red ?? 0) - 200.0 / 255) < 1e-9)
  }

  // MARK: Free-standing layers

  @Test("S156: free-standing layers animate by themselves, views' own layers in blocks only")
  func freeLayersAnimateByThemselves() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    layer.position.x = 7
    #expect(layer.presentation() == nil)
    stage.advanceFrame()
    #expect(layer.presentation()?.position.x == 7)
    layer.position.x = 107
    stage.advance(by: 0.125)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 7 - 80.24) < 0.1)
    stage.advance(by: 0.125)
    stage.advanceFrame()
    #expect(layer.presentation()?.position.x == 107)
    #expect(stage.isIdle)

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 7
    CATransaction.commit()
    #expect(layer.presentation()?.position.x == 7)
    view.layer.position.x = 50
    #expect(shownX == 50)
  }

  @Test func aTransactionCompletesWhenItsAnimationsHaveEnded() {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    stage.advanceFrame()
    var completed = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { completed += 1 }
    layer.opacity = 0
    CATransaction.commit()
    stage.advance(by: 0.4)
    #expect(completed == 0)
    stage.settle()
    #expect(completed == 1)
  }

  // MARK: Touches

  @Test func animatedViewsIgnoreTouchesUnlessAllowed() {
    view.isUserInteractionEnabled = true
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    #expect(stage.window.hitTest(CGPoint(x: 105, y: 5), with: nil) === view)
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center.x = 5 }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func aDisplayLinkCallsBeforeEveryFrame() {
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.start()
    let start = stage.time
    stage.advance(by: 3.0 / 60)
    #expect(times.map { (($0 - start) * 60).rounded() } == [1, 2, 3])
    #expect(!stage.isIdle)
    link.isPaused = true
    stage.advance(by: 0.1)
    #expect(times.count == 3)
    link.invalidate()
    #expect(stage.settle(timeout: 0.1))
  }
}
