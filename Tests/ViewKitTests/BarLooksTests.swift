import HeadlessHost
import Testing
import ViewKit

@Suite("The looks of bars")
struct BarLooksTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let stage: HeadlessStage

  init() {
    navigation.topViewController?.title = "Title"
    stage = shown(navigation)
  }

  private func title(in view: UIView) -> UILabel? {
    for subview in view.subviews {
      if let label = subview as? UILabel, label.text == "Title" { return label }
      if let label = title(in: subview) { return label }
    }
    return nil
  }

  @Test("The title's attributes and the bar's style colour the title")
  func titles() {
    let bar = navigation.navigationBar
    bar.barStyle = .black
    #expect(title(in: bar)?.textColor == .white)
    #expect(bar.backgroundColor == .black)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)]
    #expect(title(in: bar)?.textColor == .red)
    #expect(title(in: bar)?.font.pointSize == 9)
  }

  @Test("An appearance sets the ground, the title and the hairline at once")
  func appearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.navigationBar.standardAppearance = appearance
    #expect(navigation.navigationBar.backgroundColor == .clear)
    #expect(title(in: navigation.navigationBar)?.textColor == .green)
  }

  @Test("Tabs tell their controller's subclass of every choice, and show its colours")
  func tabs() {
    final class Tabs: UITabBarController {
      var chosen: [String?] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
      deinit {}
    }
    let tabs = Tabs()
    let controllers = [UIViewController(), UIViewController()]
    controllers[0].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    controllers[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers = controllers
    tabs.tabBar.unselectedItemTintColor = .red
    let stage = shown(tabs)
    let size = stage.size
    stage.tap(at: CGPoint(x: size.width * 0.75, y: size.height - 20))
    stage.tap(at: CGPoint(x: size.width * 0.75, y: size.height - 20))
    #expect(tabs.chosen == ["Search", "Search"])
  }
}
