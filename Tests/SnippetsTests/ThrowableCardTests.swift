import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a card that is thrown")
struct ThrowableCardTests {
  let controller = ThrowableCardViewController()
  let stage: HeadlessStage

  init() { stage = shown(controller) }

  @Test("It follows the finger and leans; thrown, it swings home on the display's clock and rests")
  func flight() {
    let home = CGPoint(x: 80, y: 120)
    #expect(controller.card.center == home)
    stage.touchDown(at: home)
    for x in [90, 100, 110, 120] {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: x, y: 120))
    }
    #expect(controller.card.center == CGPoint(x: 120, y: 120))
    #expect(controller.card.transform != .identity)
    stage.touchUp()
    #expect(controller.isFlying)
    stage.advance(by: 0.1)
    #expect(controller.card.center.x > 120)
    assertSnapshot(of: stage)
    #expect(stage.settle())
    #expect(controller.card.center == home)
    #expect(controller.card.transform == .identity)
    #expect(!controller.isFlying)
  }

  @Test("Caught in flight it stops")
  func caught() {
    stage.drag(from: CGPoint(x: 80, y: 120), to: CGPoint(x: 140, y: 120), duration: 0.1)
    stage.advance(by: 0.05)
    let place = controller.card.center
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: place.x + 12, y: place.y))
    #expect(!controller.isFlying)
  }
}
