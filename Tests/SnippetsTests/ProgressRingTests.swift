import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a ring that fills")
struct ProgressRingTests {
  let ring = ProgressRingView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  let stage: HeadlessStage

  init() {
    let root = Page(.white)
    root.loadViewIfNeeded()
    root.view.addSubview(ring)
    stage = shown(root, size: CGSize(width: 100, height: 100))
  }

  @Test("It fills evenly in a second and says that it is full")
  func fill() {
    var finishes = 0
    ring.onFinish = { finishes += 1 }
    ring.setProgress(0.5, animated: true)
    stage.advance(by: 0.5)
    // A quarter: the ring began at the top and runs with the clock.
    #expect(abs(ring.tip.x - 75) < 0.5 && abs(ring.tip.y - 40) < 0.5)
    assertSnapshot(of: stage)
    #expect(finishes == 0)
    stage.settle()
    #expect(finishes == 1)
    #expect(abs(ring.tip.x - 40) < 0.01 && abs(ring.tip.y - 75) < 0.01)
  }

  @Test("Set anew on its way it goes on from where it is, and the first animation has not finished")
  func retarget() {
    var finishes = 0
    ring.onFinish = { finishes += 1 }
    ring.setProgress(1, animated: true)
    stage.advance(by: 0.5)
    let before = ring.tip
    ring.setProgress(0, animated: true)
    stage.refresh()
    #expect(abs(ring.tip.x - before.x) < 1 && abs(ring.tip.y - before.y) < 1)
    stage.settle()
    #expect(finishes == 1)
    #expect(ring.progress == 0)
  }
}
