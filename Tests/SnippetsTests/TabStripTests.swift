import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: a tab bar of one's own")
struct TabStripTests {
  let pages = [Page(.red, title: "One"), Page(.green, title: "Two"), Page(.blue, title: "Three")]
  let tabs: TabStripViewController
  let stage: HeadlessStage

  init() {
    tabs = TabStripViewController(viewControllers: pages)
    stage = shown(tabs)
  }

  @Test("A tap on a button exchanges the children and moves the line")
  func select() {
    #expect(tabs.children == [pages[0]])
    #expect(pages.map(\.isViewLoaded) == [true, false, false])
    stage.tap(at: CGPoint(x: 80, y: 220))
    stage.settle()
    #expect(tabs.children == [pages[1]])
    #expect(tabs.selectedViewController === pages[1])
    #expect(pages[0].log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(pages[1].log == ["willAppear", "didAppear"])
    assertSnapshot(of: stage)
  }

  @Test("The selected page keeps above the strip when the window changes its size")
  func resize() {
    stage.resize(to: CGSize(width: 240, height: 160))
    stage.settle()
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 240, height: 111))
    stage.tap(at: CGPoint(x: 200, y: 140))
    stage.settle()
    #expect(tabs.children == [pages[2]])
  }
}
