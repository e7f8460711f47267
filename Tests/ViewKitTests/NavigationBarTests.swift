import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// What the bars of the containers look like.
struct NavigationBarTests {
  @Test("A stack in a tab, mid-push and at rest")
  func bars() {
    let first = UIViewController()
    first.title = "Mountains"
    first.view.backgroundColor = .systemTeal
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: nil)
    let second = UIViewController()
    second.title = "Kilimanjaro"
    second.view.backgroundColor = .systemOrange
    let navigation = UINavigationController(rootViewController: first)
    navigation.title = "Places"
    let time = UIViewController()
    time.title = "Time"
    time.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, time]
    let stage = shown(tabs, size: CGSize(width: 240, height: 200))
    assertSnapshot(of: stage, named: "root")
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.2)
    assertSnapshot(of: stage, named: "push")
    stage.settle()
    assertSnapshot(of: stage, named: "pushed")
  }

  @Test(
    "A bar button item that changes while it shows changes its button: title, picture, whether it can be used"
  )
  func changingItem() {
    var presses = 0
    let item = UIBarButtonItem(title: "Next", primaryAction: UIAction { _ in presses += 1 })
    item.isEnabled = false
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let stage = shown(
      UINavigationController(rootViewController: controller), size: CGSize(width: 200, height: 80))
    let disabled = stage.bitmap
    stage.tap(at: CGPoint(x: 175, y: 22))
    #expect(presses == 0)
    item.isEnabled = true
    stage.settle()
    #expect(BitmapDifference(expected: disabled, actual: stage.bitmap).pixels > 0)
    stage.tap(at: CGPoint(x: 175, y: 22))
    #expect(presses == 1)
    item.title = "A longer title"
    stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 22))
    #expect(presses == 2)
  }
}
