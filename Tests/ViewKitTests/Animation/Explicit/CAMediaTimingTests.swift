import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CAMediaTimingTests {
  private func run(
    _ change: (CABasicAnimation) -> Void, at times: [Double], on s: LayerStage = LayerStage()
  ) -> [Double] {
    let animation = basic("position.x", from: 100, to: 200)
    change(animation)
    s.layer.add(animation, forKey: "a")
    return s.values(at: times) { Double($0.position.x) }
  }

  @Test("repeatCount runs again from the beginning, fractions included")
  func repeats() {
    #expect(run({ $0.repeatCount = 2.5 }, at: [0.5, 1, 1.25, 2.25, 2.5]) == [150, 100, 125, 125, 20])
  }

  @Test("repeatDuration takes the place of repeatCount")
  func repeatDuration() {
    #expect(run({ $0.repeatDuration = 1.5 }, at: [1.25, 1.5]) == [125, 20])
  }

  @Test("autoreverses goes back after each run: one repetition is there and back")
  func autoreverses() {
    #expect(run({ $0.autoreverses = true }, at: [0.75, 1, 1.25, 2]) == [175, 200, 175, 20])
  }

  @Test("speed 2 takes half as long; speed −1 runs from the end to the beginning")
  func speeds() {
    #expect(run({ $0.speed = 2 }, at: [0.25, 0.5]) == [150, 20])
    #expect(run({ $0.speed = -1 }, at: [0, 0.25, 0.75, 1]) == [200, 175, 125, 20])
  }

  @Test("timeOffset begins within the run and shows what it left out at the end")
  func timeOffset() {
    #expect(run({ $0.timeOffset = 0.25 }, at: [0, 0.5, 0.75, 0.875]) == [125, 175, 100, 112.5])
  }

  @Test("beginTime holds it back: before, the layer's own value shows")
  func beginTime() {
    let s = LayerStage()
    let start = CACurrentMediaTime() + 0.5
    #expect(run({ $0.beginTime = start }, at: [0.25, 0.75, 1.25, 1.5], on: s) == [20, 125, 175, 20])
  }

  @Test("fillMode backwards shows the first value before the beginning")
  func backwards() {
    #expect(
      run({ ($0.beginTime, $0.fillMode) = (0.5, .backwards) }, at: [0.25, 0.75, 1.5]) == [100, 125, 20])
  }

  @Test("fillMode forwards, not removed: the last value stays, the stage is idle, the model is what it was")
  func forwards() {
    let s = LayerStage()
    let values = run(
      { ($0.isRemovedOnCompletion, $0.fillMode) = (false, .forwards) }, at: [0.5, 1, 3], on: s)
    #expect(values == [150, 200, 200])
    #expect(s.stage.isIdle)
    #expect(s.layer.position.x == 20)
    #expect(s.layer.animationKeys() == ["a"])
    s.layer.removeAnimation(forKey: "a")
    s.stage.settle()
    #expect(s.shown.position.x == 20)
  }

  @Test("fillMode forwards means nothing where the animation is removed at its end")
  func forwardsButRemoved() {
    #expect(run({ $0.fillMode = .forwards }, at: [1]) == [20])
  }

  @Test("Not removed, without a fill mode: the layer's own value shows from the very end on")
  func keptWithoutFill() {
    let s = LayerStage()
    #expect(run({ $0.isRemovedOnCompletion = false }, at: [1, 1.5], on: s) == [20, 20])
    #expect(s.stage.isIdle)
  }

  @Test("With autoreverses the value that stays is the first")
  func forwardsAfterTheWayBack() {
    #expect(
      run({ ($0.autoreverses, $0.isRemovedOnCompletion, $0.fillMode) = (true, false, .forwards) }, at: [2.5])
        == [100])
  }

  @Test("Without a duration it takes the transaction's, 0.25 s otherwise")
  func durations() {
    #expect(run({ $0.duration = 0 }, at: [0.125, 0.25]) == [150, 20])
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    let values = run({ $0.duration = 0 }, at: [], on: s)
    CATransaction.commit()
    #expect(values.isEmpty)
    #expect(s.values(at: [1], \.position.x) == [150])
  }

  @Test("Without end it never comes to rest; removed, the stage does")
  func endless() {
    let s = LayerStage()
    #expect(run({ $0.repeatCount = .infinity }, at: [1000.5], on: s) == [150])
    #expect(!s.stage.isIdle)
    s.layer.removeAllAnimations()
    #expect(s.stage.settle())
  }

  @Test("An animation that waits for its beginning asks for no frames till then")
  func waiting() {
    let s = LayerStage()
    _ = run({ $0.beginTime = 2 }, at: [], on: s)
    s.stage.advanceFrame()
    #expect(s.stage.stage.nextWakeTime() == StageTime(seconds: 2))
  }

  // MARK: Layers' times

  @Test("S157: pausing a layer holds what it shows; resuming goes on from there")
  func pauseAndResume() {
    let s = LayerStage()
    _ = run({ _ in }, at: [0.25], on: s)
    let paused = s.layer.convertTime(CACurrentMediaTime(), from: nil)
    s.layer.speed = 0
    s.layer.timeOffset = paused
    #expect(s.values(at: [0.5, 5], \.position.x) == [125, 125])
    #expect(s.stage.isIdle)
    let pausedTime = s.layer.timeOffset
    s.layer.speed = 1
    s.layer.timeOffset = 0
    s.layer.beginTime = 0
    s.layer.beginTime = s.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(s.values(at: [5.25, 5.5, 5.75], \.position.x) == [150, 175, 20])
    #expect(s.stage.isIdle)
  }

  @Test("speed 0 and timeOffset scrub: the layer shows what its time says")
  func scrubbing() {
    let s = LayerStage()
    s.layer.speed = 0
    _ = run({ _ in }, at: [3], on: s)
    for (offset, x) in [(0.5, 150), (0.25, 125), (0.75, 175)] as [(Double, CGFloat)] {
      s.layer.timeOffset = offset
      s.stage.advanceFrame()
      #expect(s.shown.position.x == x)
    }
  }

  @Test("Times nest: speed 2 inside speed 0.5 is as fast as none")
  func nestedTimes() {
    let s = LayerStage()
    let outer = CALayer()
    s.stage.window.layer.addSublayer(outer)
    outer.addSublayer(s.layer)
    s.stage.refresh()
    outer.speed = 0.5
    #expect(run({ $0.speed = 2 }, at: [0.5, 0.75, 1], on: s) == [150, 175, 20])
  }

  @Test("A layer at half speed takes twice as long, and so do its sublayers")
  func slowLayers() {
    let s = LayerStage()
    s.layer.speed = 0.5
    let inner = CALayer()
    s.layer.addSublayer(inner)
    s.stage.refresh()
    inner.add(basic("opacity", from: 0, to: 1), forKey: nil)
    #expect(run({ _ in }, at: [1, 1.5], on: s) == [150, 175])
    #expect(inner.presentation()?.opacity == 0.75)
    s.stage.advance(to: 2)
    #expect(s.layer.animationKeys() == nil)
    #expect(s.stage.settle())
  }

  @Test("convertTime leads from one layer's time to another's and back")
  func convertTime() {
    let s = LayerStage()
    let sibling = CALayer()
    s.stage.window.layer.addSublayer(sibling)
    s.layer.speed = 2
    s.layer.beginTime = 1
    sibling.timeOffset = 10
    #expect(s.layer.convertTime(3, from: nil) == 4)
    #expect(s.layer.convertTime(4, to: nil) == 3)
    #expect(sibling.convertTime(4, from: s.layer) == 13)
    #expect(sibling.convertTime(13, to: s.layer) == 4)
  }
}
