import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: an application with tabs")
struct TabsApplicationTests {
  let stage = HeadlessStage(size: CGSize(width: 160, height: 240))

  init() {
    Stage.current = stage.stage
    stage.application.launch(with: TabsAppDelegate())
    stage.settle()
  }

  private var tabs: UITabBarController? {
    stage.application.keyWindow?.rootViewController as? UITabBarController
  }

  @Test("The delegate makes the window; the first tab shows, the second is not loaded")
  func launch() throws {
    let tabs = try #require(tabs)
    #expect(tabs.view.frame == CGRect(x: 0, y: 0, width: 160, height: 240))
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
  }

  @Test("Presses count, on the label and on the tab's badge; a memory warning starts anew")
  func count() throws {
    let tabs = try #require(tabs)
    let counter = try #require((tabs.viewControllers?.first as? UINavigationController)?.topViewController)
    let label = try #require(counter.view.subviews.compactMap { $0 as? UILabel }.first)
    let button = try #require(counter.view.subviews.compactMap { $0 as? UIButton }.first)
    let place = button.convert(CGPoint(x: 5, y: 5), to: nil)
    stage.tap(at: place)
    stage.tap(at: place)
    stage.settle()
    #expect(label.text == "2")
    #expect(tabs.tabBar.items?.first?.badgeValue == "2")
    stage.memoryWarning()
    #expect(label.text == "0")
    #expect(tabs.tabBar.items?.first?.badgeValue == nil)
  }

  @Test("The other tab is a gradient, from a layer of the view's own choosing")
  func gradient() throws {
    let tabs = try #require(tabs)
    stage.tap(at: CGPoint(x: 120, y: 220))
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.view.layer is CAGradientLayer)
    assertSnapshot(of: stage)
  }
}
