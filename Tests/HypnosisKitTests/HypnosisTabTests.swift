import HeadlessHost
import HypnosisKit
import Support
import Testing
import ViewKit

@Suite("The circles")
struct HypnosisTabTests {
  @Test("A tap changes the colour, which spreads from the middle; at rest no frame is drawn")
  func tap() {
    let sample = SampleOnStage(width: 160, height: 200)
    let frames = sample.stage.frameCount
    sample.stage.advance(by: 1)
    #expect(sample.stage.frameCount == frames)
    sample.stage.tap(at: CGPoint(x: 30, y: 40))
    #expect(sample.root.hypnosis.color == .rose)
    sample.stage.advance(by: 0.3)
    assertSnapshot(of: sample.stage, named: "spreading")
    #expect(sample.stage.settle())
    assertSnapshot(of: sample.stage, named: "rose")
  }

  @Test("Each colour comes once, then the first one again")
  func round() {
    let sample = SampleOnStage()
    var colors: [HypnoticColor] = []
    repeat {
      colors.append(sample.root.hypnosis.color)
      sample.tap("circles")
    } while sample.root.hypnosis.color != .violet && colors.count < 20
    #expect(colors == HypnoticColor.allCases)
  }

  @Test("A second tap before the first colour has spread goes on from it, and ends at its own")
  func twoTaps() {
    let sample = SampleOnStage()
    let quick = sample.stage
    quick.tap(at: CGPoint(x: 30, y: 40))
    quick.advance(by: 0.1)
    quick.tap(at: CGPoint(x: 30, y: 40))
    #expect(quick.settle())
    let slow = SampleOnStage()
    slow.tap("circles")
    slow.tap("circles")
    #expect(sample.root.hypnosis.color == .amber)
    expectSame(quick.bitmap, slow.stage.bitmap)
  }

  @Test("Where less motion is asked for, the colour is there at once")
  func reducedMotion() {
    let sample = SampleOnStage()
    sample.stage.stage.reducesMotion = true
    sample.stage.tap(at: CGPoint(x: 30, y: 40))
    sample.stage.advanceFrame()
    #expect(sample.stage.isIdle)
    let other = SampleOnStage()
    other.tap("circles")
    expectSame(sample.stage.bitmap, other.stage.bitmap)
  }

  @Test("Leaving the tab in the middle of the spreading ends it, and the stage comes to rest")
  func leaving() {
    let sample = SampleOnStage()
    sample.stage.tap(at: CGPoint(x: 30, y: 40))
    sample.stage.advance(by: 0.1)
    sample.tap("time tab")
    #expect(sample.stage.isIdle)
    sample.tap("hypnosis tab")
    let other = SampleOnStage()
    other.tap("circles")
    expectSame(sample.stage.bitmap, other.stage.bitmap)
  }

  @Test("By night, and on a wide window")
  func looks() {
    assertSnapshot(of: SampleOnStage(width: 160, height: 200, style: .dark).stage, named: "dark")
    assertSnapshot(of: SampleOnStage(width: 240, height: 120).stage, named: "wide")
  }
}
