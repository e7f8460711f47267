import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a sheet at the foot")
struct BottomSheetTests {
  let content = Page(.lightGray)
  let sheet = Page(.white)
  let controller: BottomSheetViewController
  let stage: HeadlessStage

  init() {
    controller = BottomSheetViewController(content: content, sheet: sheet)
    stage = shown(controller)
  }

  @Test("It follows the finger and springs to the height that it was thrown towards")
  func throwUp() {
    #expect(sheet.view.frame == CGRect(x: 0, y: 144, width: 160, height: 192))
    stage.touchDown(at: CGPoint(x: 80, y: 180))
    for y in stride(from: 170, through: 120, by: -10) {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 80, y: y))
    }
    #expect(sheet.view.frame.minY == 84)
    stage.touchUp()
    #expect(sheet.view.frame.minY == 48)
    stage.advance(by: 0.1)
    assertSnapshot(of: stage)
    stage.settle()
    #expect(controller.position == .expanded)
  }

  @Test("Below its place it gives way reluctantly, and comes back")
  func rubber() {
    stage.touchDown(at: CGPoint(x: 80, y: 180))
    for y in [190, 200, 210] {
      stage.advance(by: 0.1)
      stage.touchMove(to: CGPoint(x: 80, y: y))
    }
    #expect(sheet.view.frame.minY == 154)
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(sheet.view.frame.minY == 144)
    #expect(controller.position == .collapsed)
  }

  @Test("A drag in from the edge puts it away")
  func edge() {
    controller.move(to: .expanded, velocity: 0)
    stage.settle()
    #expect(controller.position == .expanded)
    stage.drag(from: CGPoint(x: 1, y: 20), to: CGPoint(x: 80, y: 20))
    stage.settle()
    #expect(controller.position == .collapsed)
  }

  @Test("Caught on its way it stays under the finger")
  func caught() {
    controller.move(to: .expanded, velocity: 0)
    stage.advance(by: 0.1)
    let place = sheet.view.layer.presentation()?.frame.minY ?? 0
    stage.touchDown(at: CGPoint(x: 80, y: 200))
    stage.touchMove(to: CGPoint(x: 80, y: 212))
    #expect(abs(sheet.view.frame.minY - place) < 0.01)
    #expect(sheet.view.layer.animationKeys() == nil)
  }
}
