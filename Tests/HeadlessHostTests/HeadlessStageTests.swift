import Dispatch
import HeadlessHost
import Support
import Testing

@Suite struct HeadlessStageTests {
  @Test func showsNothingBeforeTheFirstFrame() {
    let stage = HeadlessStage(size: CGSize(width: 4, height: 3), scale: 2)
    #expect(stage.bitmap.width == 8)
    #expect(stage.bitmap.height == 6)
    #expect(stage.bitmap[7, 5] == .opaqueBlack)
  }

  @Test func drawsTheColoursOfAnOpaqueWindowExactly() {
    let stage = makeStage(width: 20, height: 20, background: UIColor(51, 102, 255))
    stage.window.addSubview(UIView(5, 6, 7, 8, UIColor(255, 0, 0)))
    stage.advanceFrame()
    #expect(stage.bitmap[0, 0] == Pixel(r: 51, g: 102, b: 255, a: 255))
    #expect(stage.bitmap[5, 6] == Pixel(r: 255, g: 0, b: 0, a: 255))
    #expect(stage.bitmap[11, 13] == Pixel(r: 255, g: 0, b: 0, a: 255))
    #expect(stage.bitmap[12, 13] == Pixel(r: 51, g: 102, b: 255, a: 255))
    #expect(stage.lastFrame.pixelsTouched == 400)
  }

  @Test func aHiddenWindowLeavesBlack() {
    let stage = makeStage(width: 6, height: 6)
    stage.advanceFrame()
    #expect(stage.bitmap[3, 3] == Pixel(r: 255, g: 255, b: 255, a: 255))
    stage.window.isHidden = true
    stage.advanceFrame()
    #expect(stage.bitmap[3, 3] == .opaqueBlack)
    stage.touchUp(id: 3)
    stage.tap(at: CGPoint(x: 2, y: 2))
    stage.advanceFrame()
  }

  // MARK: Time

  @Test func sixtyFramesAreOneSecondExactly() {
    let stage = HeadlessStage(size: CGSize(width: 2, height: 2))
    for _ in 0..<60 { stage.advanceFrame() }
    #expect(stage.time == 1)
    stage.advance(by: 0.1)
    #expect(stage.time == 1.1)
    stage.advance(to: 1.2315)
    #expect(stage.time == 1.2315)
    stage.advance(to: 1)
    #expect(stage.time == 1.2315)
  }

  @Test func advancesFrameByFrameAndThenAPart() {
    let stage = makeStage(width: 2, height: 2)
    var times: [Double] = []
    CADisplayLink { times.append($0.timestamp * 60) }.start()
    stage.advance(by: 2.5 / 60)
    #expect(times.count == 3)
    #expect(abs(times[1] - 2) < 1e-9 && abs(times[2] - 2.5) < 1e-3)
  }

  @Test func timersRunInTheOrderOfTheirTimes() {
    let stage = HeadlessStage(size: CGSize(width: 2, height: 2))
    var order: [String] = []
    stage.stage.schedule(at: 0.05) { order.append("b") }
    stage.stage.schedule(at: 0.02) { order.append("a") }
    stage.stage.schedule(at: 0.05) { order.append("c") }
    stage.stage.schedule(at: 0.03) { order.append("never") }.cancel()
    stage.advance(by: 0.04)
    #expect(order == ["a"])
    stage.advance(by: 0.04)
    #expect(order == ["a", "b", "c"])
  }

  @Test func twoStagesDoNotDisturbEachOther() {
    let first = makeStage(width: 10, height: 10)
    let second = makeStage(width: 10, height: 10)
    let view = UIView(0, 0, 5, 5, UIColor(0, 0, 0))
    first.window.addSubview(view)
    first.settle()
    second.advance(by: 3)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 102.5
    } completion: {
      ends.append($0)
    }
    second.advance(by: 5)
    #expect(ends.isEmpty)
    first.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 52.5) < 1e-9)
    first.settle()
    #expect(ends == [true])
    #expect(first.application !== second.application)
  }

  // MARK: At rest

  @Test func settlingMakesAtLeastOneFrameAndSaysWhetherItWorked() {
    let stage = makeStage(width: 10, height: 10)
    let before = stage.time
    #expect(stage.settle())
    #expect(stage.isIdle)
    #expect(stage.time > before)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { stage.window.alpha = 0.5 }
    #expect(!stage.settle(timeout: 0.5))
    #expect(!stage.isIdle)
  }

  @Test func nothingIsDrawnWhenNothingChanges() {
    let stage = makeStage(width: 10, height: 10)
    stage.settle()
    let frames = stage.frameCount
    let wake = stage.stage.nextWakeTime()
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
    #expect(stage.lastFrame.damage.isEmpty)
    #expect(wake == nil)
  }

  @Test func wakesForAnimationsTimersAndPosts() async {
    let stage = makeStage(width: 10, height: 10)
    stage.settle()
    let now = stage.stage.now
    stage.stage.schedule(at: stage.time + 5) {}
    #expect(stage.stage.nextWakeTime() == now + StageTime(seconds: 5))
    UIView.animate(withDuration: 1, delay: 2) { stage.window.alpha = 0.5 }
    stage.advanceFrame()
    #expect(stage.stage.nextWakeTime() == now + StageTime(seconds: 2))
    let calls = EventLog()
    stage.stage.inbox.onPost { Task { @MainActor in calls.note("woken") } }
    let inbox = stage.stage.inbox
    await Task.detached { inbox.post { calls.note("posted") } }.value
    #expect(stage.stage.nextWakeTime() == stage.stage.now + .frame)
    await stage.drainMainQueue()
    #expect(calls.take() == ["woken"])
    stage.advanceFrame()
    #expect(calls.take() == ["posted"])
  }

  @Test func theMainQueueRunsBetweenFrames() async {
    let stage = makeStage(width: 10, height: 10)
    var seen: [String] = []
    DispatchQueue.main.async { MainActor.assumeIsolated { seen.append("queue") } }
    Task { @MainActor in seen.append("task") }
    await stage.run(for: 0.05)
    #expect(seen == ["queue", "task"])
    #expect(stage.time == 0.05)
  }

  @Test func aMinimisedStageDrawsNothing() {
    let stage = makeStage(width: 10, height: 10)
    stage.settle()
    stage.stage.isVisible = false
    stage.advanceFrame()
    let frames = stage.frameCount
    stage.window.backgroundColor = UIColor(0, 0, 0)
    stage.advanceFrame()
    #expect(stage.frameCount == frames)
    #expect(stage.isIdle)
    stage.stage.isVisible = true
    stage.advanceFrame()
    #expect(stage.frameCount == frames + 1)
    #expect(stage.bitmap[3, 3] == .opaqueBlack)
  }

  @Test func afterAFrameItsCallbacksHaveRun() {
    final class Noting: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
      deinit {}
    }
    let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
    let controller = Noting()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    #expect(controller.log == ["will"])
    stage.advanceFrame()
    #expect(controller.log == ["will", "did"])
  }

  // MARK: Size and scale

  @Test func aResizedStageHasALargerBitmapAndItsWindowFillsIt() {
    let stage = makeStage(width: 10, height: 10)
    stage.advanceFrame()
    stage.resize(to: CGSize(width: 30, height: 20))
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.advanceFrame()
    #expect(stage.bitmap.width == 30 && stage.bitmap.height == 20)
    #expect(stage.bitmap[29, 19] == Pixel(r: 255, g: 255, b: 255, a: 255))
    stage.setScale(2)
    stage.advanceFrame()
    #expect(stage.bitmap.width == 60 && stage.bitmap.height == 40)
  }
}
