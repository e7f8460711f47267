import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: pages to swipe")
final class PagerTests: PagerDataSource {
  let pages = [Page(.red), Page(.green), Page(.blue)]
  let pager = PagerViewController()
  let stage: HeadlessStage

  init() {
    stage = HeadlessStage(size: CGSize(width: 120, height: 80))
    pager.dataSource = self
    stage.window.rootViewController = pager
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  var numberOfPages: Int { pages.count }
  func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController { pages[index] }

  @Test("A swipe to the left brings the next page; each is told once")
  func swipe() {
    #expect(pages[0].take() == ["willAppear", "didAppear"])
    stage.drag(from: CGPoint(x: 110, y: 40), to: CGPoint(x: 20, y: 40), duration: 0.1)
    #expect(pages[0].take() == ["willDisappear"])
    #expect(pages[1].take() == ["willAppear"])
    stage.advance(by: 0.15)
    assertSnapshot(of: stage)
    stage.settle()
    #expect(pager.index == 1)
    #expect(pager.children == [pages[1]])
    #expect(pages[0].take() == ["didDisappear"])
    #expect(pages[1].take() == ["didAppear"])
  }

  @Test("There is nothing before the first page and nothing after the last")
  func ends() {
    stage.drag(from: CGPoint(x: 20, y: 40), to: CGPoint(x: 110, y: 40), duration: 0.1)
    stage.settle()
    #expect(pager.index == 0)
    pager.go(to: 2)
    stage.settle()
    stage.drag(from: CGPoint(x: 110, y: 40), to: CGPoint(x: 20, y: 40), duration: 0.1)
    stage.settle()
    #expect(pager.index == 2)
    #expect(!pages[1].isViewLoaded)
  }

  deinit {}
}
