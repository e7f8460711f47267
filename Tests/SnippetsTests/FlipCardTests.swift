import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a card that turns over")
struct FlipCardTests {
  let front = Page(.orange)
  let back = Page(.blue)
  let card: FlipCardViewController
  let stage: HeadlessStage

  init() {
    card = FlipCardViewController(front: front, back: back)
    stage = shown(card)
  }

  @Test("A tap turns it; each side is told once of its coming and going")
  func turn() {
    #expect(!back.isViewLoaded)
    stage.tap(at: CGPoint(x: 80, y: 120))
    #expect(front.take() == ["willAppear", "didAppear", "willDisappear"])
    #expect(back.take() == ["willAppear"])
    stage.advance(by: 0.2)
    assertSnapshot(of: stage)
    stage.settle()
    #expect(front.take() == ["didDisappear"])
    #expect(back.take() == ["didAppear"])
    #expect(card.children == [back])
    #expect(!card.isShowingFront)
    #expect(back.view.bounds.size == CGSize(width: 80, height: 120))
  }

  @Test("Taps while it turns do nothing; afterwards it turns back")
  func taps() {
    card.flip()
    stage.advance(by: 0.3)
    stage.tap(at: CGPoint(x: 80, y: 120))
    stage.settle()
    #expect(card.children == [back])
    card.flip()
    stage.settle()
    #expect(card.children == [front])
    #expect(card.isShowingFront)
    #expect(back.parent == nil)
  }
}
