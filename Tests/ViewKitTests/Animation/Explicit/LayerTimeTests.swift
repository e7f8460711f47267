import HeadlessHost
import Support
import Testing
import ViewKit

/// Layers' times and what animates without `add(_:forKey:)`: blocks, transitions, and transactions that wait for them.
@Suite struct LayerTimeTests {
  private func scene() -> (stage: HeadlessStage, view: UIView) {
    let stage = makeStage(width: 60, height: 20)
    let view = UIView(0, 0, 10, 10, .red)
    stage.window.addSubview(view)
    stage.refresh()
    return (stage, view)
  }

  @Test("S157: with the window's layer held, a block never ends, and the stage is at rest")
  func heldBlocks() {
    let (stage, view) = scene()
    var ends: [Bool] = []
    stage.window.layer.speed = 0
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.center.x += 40
    } completion: {
      ends.append($0)
    }
    stage.advance(to: 3)
    #expect(ends.isEmpty)
    #expect(view.layer.presentation()?.position.x == 5)
    #expect(stage.isIdle)
    stage.window.layer.timeOffset = 0.25
    stage.advanceFrame()
    #expect(view.layer.presentation()?.position.x == 25)
    stage.window.layer.timeOffset = 0.5
    stage.advanceFrame()
    #expect(ends == [true])
  }

  @Test("S157: with the window's layer held, a transition never ends; let go, it does")
  func heldTransitions() {
    let (stage, view) = scene()
    var ends: [Bool] = []
    stage.window.layer.speed = 0
    UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
      view.addSubview(UIView(0, 0, 10, 10, .blue))
    } completion: {
      ends.append($0)
    }
    stage.advance(to: 3)
    #expect(ends.isEmpty)
    #expect(stage.bitmap[5, 5] == Pixel(r: 255, g: 0, b: 0, a: 255))
    #expect(stage.isIdle)
    stage.window.layer.speed = 1
    stage.window.layer.beginTime = CACurrentMediaTime()
    stage.settle()
    #expect(ends == [true])
    #expect(stage.bitmap[5, 5] == Pixel(r: 0, g: 0, b: 255, a: 255))
    #expect(abs(stage.time - 3.5) < 0.05)
  }

  @Test("A slow layer's blocks are slow, and end when what they moved has arrived")
  func slowBlocks() {
    let (stage, view) = scene()
    view.layer.speed = 0.5
    var end: Double?
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.center.x += 40
    } completion: { _ in
      end = CACurrentMediaTime()
    }
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.position.x == 25)
    stage.settle()
    #expect(end == 1)
  }

  @Test("A transaction's completion waits for blocks and transitions that begin in it")
  func transactionsAroundBlocks() {
    let (stage, view) = scene()
    let log = EventLog()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("transaction") }
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0.5
    } completion: { _ in
      log.note("block")
    }
    UIView.animate(withDuration: 0.5) {
    } completion: { _ in
      log.note("empty")
    }
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: nil) { _ in
      log.note("transition")
    }
    CATransaction.commit()
    stage.settle()
    #expect(log.take() == ["empty", "block", "transition", "transaction"])
  }

  @Test("A push within a transaction: its completion comes after the push")
  func pushes() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = shown(navigation)
    var end: Double?
    let start = stage.time
    CATransaction.begin()
    CATransaction.setCompletionBlock { end = CACurrentMediaTime() }
    navigation.pushViewController(UIViewController(), animated: true)
    CATransaction.commit()
    stage.settle()
    #expect((end ?? 0) - start >= 0.34)
  }
}
