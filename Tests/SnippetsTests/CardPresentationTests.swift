import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a card over a dimmed presenter")
struct CardPresentationTests {
  let presenter = Page(.white)
  let card = Page(.orange)
  let transitioning = CardTransitioningDelegate()
  let stage: HeadlessStage

  init() {
    stage = shown(presenter)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transitioning
  }

  private func present() {
    presenter.present(card, animated: true)
    stage.settle()
  }

  @Test("It comes up from the foot, the presenter stays and is dimmed")
  func comesUp() {
    presenter.present(card, animated: true)
    stage.advance(by: 0.2)
    assertSnapshot(of: stage)
    stage.settle()
    #expect(card.view.frame == CGRect(x: 0, y: 80, width: 160, height: 160))
    #expect(card.log == ["willAppear", "didAppear"])
    #expect(presenter.log == ["willAppear", "didAppear"])
    #expect(presenter.view.window != nil)
  }

  @Test("A tap beside it dismisses it")
  func tapBeside() {
    present()
    stage.tap(at: CGPoint(x: 80, y: 30))
    stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(card.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(stage.window.subviews == [presenter.view])
  }

  @Test("Pulled down a little it follows the hand and goes back; further, and it is dismissed")
  func pullDown() {
    present()
    stage.touchDown(at: CGPoint(x: 80, y: 100))
    for y in [112, 120, 130] {
      stage.advance(by: 0.1)
      stage.touchMove(to: CGPoint(x: 80, y: y))
    }
    stage.refresh()
    // 30 points of 160 are 3/16 of the time; the way eases out, so that much more than 3/16 of it is done.
    #expect(abs((card.view.layer.presentation()?.frame.minY ?? 0) - 126.48) < 0.01)
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(presenter.presentedViewController === card)
    #expect(card.view.frame.minY == 80)
    #expect(card.log == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])

    stage.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 80, y: 220), duration: 0.4)
    stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(card.view.window == nil)
  }
}
