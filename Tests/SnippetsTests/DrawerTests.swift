import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a drawer")
final class DrawerTests: DrawerViewControllerDelegate {
  let center = Page(.red)
  let menu = Page(.green)
  let drawer: DrawerViewController
  let stage: HeadlessStage
  var told: [Bool] = []

  init() {
    drawer = DrawerViewController(center: center, drawer: menu)
    stage = shown(drawer, size: CGSize(width: 320, height: 120))
    drawer.delegate = self
  }

  func drawerViewController(_ drawer: DrawerViewController, didChangeOpen isOpen: Bool) {
    told.append(isOpen)
  }

  @Test("Both children are there from the start, in order")
  func children() {
    #expect(drawer.children == [center, menu])
    #expect(center.take() == ["willAppear", "didAppear"])
    #expect(menu.view.frame == CGRect(x: -240, y: 0, width: 240, height: 120))
  }

  @Test("The drawer is under the finger all the way, and stays open when it was pulled over the middle")
  func dragOpen() {
    stage.touchDown(at: CGPoint(x: 20, y: 60))
    for x in stride(from: 30, through: 140, by: 10) {
      stage.advance(by: 0.05)
      stage.touchMove(to: CGPoint(x: x, y: 60))
    }
    stage.refresh()
    #expect(menu.view.layer.presentation()?.frame.minX == -120)
    assertSnapshot(of: stage)
    stage.touchMove(to: CGPoint(x: 160, y: 60))
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(menu.view.frame.minX == 0)
    #expect(drawer.isOpen)
    #expect(told == [true])
  }

  @Test("Let go before the middle it goes back, and says that it is closed")
  func dragBack() {
    stage.touchDown(at: CGPoint(x: 20, y: 60))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 90, y: 60))
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(menu.view.frame.minX == -240)
    #expect(!drawer.isOpen)
    #expect(told == [false])
  }

  @Test("A flick closes it, wherever it is let go; so does a tap on what it leaves free")
  func close() {
    drawer.setOpen(true, animated: false)
    stage.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 150, y: 60), duration: 0.1)
    stage.settle()
    #expect(!drawer.isOpen)
    drawer.setOpen(true, animated: true)
    stage.settle()
    #expect(drawer.isOpen)
    stage.tap(at: CGPoint(x: 300, y: 60))
    stage.settle()
    #expect(!drawer.isOpen)
    #expect(told == [true, false, true, false])
  }

  @Test("A drag upwards is nobody's")
  func vertical() {
    stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 24, y: 110))
    stage.settle()
    #expect(told.isEmpty)
    #expect(menu.view.frame.minX == -240)
  }

  deinit {}
}
