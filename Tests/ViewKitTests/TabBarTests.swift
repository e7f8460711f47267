import Foundation
import HeadlessHost
import Testing
import ViewKit

/// The tab bar controller (section 1L of the rules, and rows B91 to B98).
struct TabBarTests {
  let log = Log()
  let tabs = UITabBarController()
  let a: LoggingController
  let b: LoggingController
  let c: LoggingController

  init() {
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    c = LoggingController("C", log)
  }

  private func onScreen() -> HeadlessStage {
    tabs.viewControllers = [a, b, c]
    return shown(tabs, log: log, size: CGSize(width: 210, height: 300))
  }

  @Test("S106, B91, B92: all become children, only the selected one is loaded, when the tabs appear")
  func assigning() {
    tabs.viewControllers = [a, b, c]
    #expect(tabs.selectedIndex == 0)
    #expect(log.of("B") == ["willMove(UITabBarController)", "didMove(UITabBarController)"])
    #expect(tabs.children.count == 3)
    #expect(!a.isViewLoaded)
    _ = shown(tabs)
    #expect(a.isViewLoaded)
    #expect(!b.isViewLoaded)
    #expect(!c.isViewLoaded)
    #expect(log.of("A").suffix(2) == ["willApp(false)", "didApp(false)"])
  }

  @Test("S107, B97, S60: a switch on screen begins at once, the new tab first, and ends with the commit")
  func switching() {
    let stage = onScreen()
    tabs.selectedIndex = 1
    #expect(log.take() == ["B.loadView", "B.didLoad", "B.willApp(false)", "A.willDis(false)"])
    stage.advanceFrame()
    #expect(log.entries == ["A.didDis(false)", "B.didApp(false)"])
    #expect(a.view.window == nil)
    #expect(b.view.window === stage.window)
    #expect(tabs.selectedViewController === b)
  }

  @Test("S108: selecting the selected tab does nothing")
  func reselecting() {
    let stage = onScreen()
    tabs.selectedIndex = 0
    tabs.selectedViewController = a
    stage.settle()
    #expect(log.entries.isEmpty)
  }

  @Test("S109: a replaced array keeps the selected controller, else the index, else the first")
  func replacing() {
    let d = LoggingController("D", log)
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 2
    tabs.viewControllers = [c, a]
    #expect(tabs.selectedViewController === c)
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = [b, d]
    #expect(tabs.selectedViewController === d)
    tabs.viewControllers = [a]
    #expect(tabs.selectedViewController === a)
    #expect(tabs.children.count == 1)
    #expect(log.of("D").suffix(2) == ["willMove(nil)", "didMove(nil)"])
  }

  @Test("S109: on screen the new selection takes the place of the old")
  func replacingOnScreen() {
    let stage = onScreen()
    tabs.viewControllers = [b, c]
    stage.settle()
    #expect(log.of("A") == ["willMove(nil)", "willDis(false)", "didMove(nil)", "didDis(false)"])
    #expect(b.view.window === stage.window)
    #expect(a.view.superview == nil)
  }

  @Test("S110: selecting before the view is loaded loads that tab only")
  func selectingEarly() {
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 2
    _ = shown(tabs)
    #expect(!a.isViewLoaded)
    #expect(!b.isViewLoaded)
    #expect(c.isViewLoaded)
  }

  @Test("S111: an index that does not exist is ignored; without tabs there is none")
  func indices() {
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = c
    #expect(tabs.selectedViewController === a)
  }

  @Test("B94: tabs given to a controller that shows already appear at once")
  func givenLate() {
    let stage = shown(tabs)
    tabs.viewControllers = [a]
    stage.settle()
    #expect(log.of("A").filter { $0.contains("App(") } == ["willApp(false)", "didApp(false)"])
    #expect(a.view.window === stage.window)
  }

  @Test("Several switches before the commit: everybody stays within the grammar, the last one shows")
  func quickSwitches() {
    let stage = onScreen()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    stage.settle()
    for (controller, startsShown) in [(a, true), (b, false), (c, false)] {
      let callbacks = log.of(controller.name).filter { $0.contains("App") || $0.contains("Dis") }
      #expect(AppearanceGrammar.accepts(callbacks, startsShown: startsShown), "\(callbacks)")
      let last = controller === b ? "didApp(false)" : "didDis(false)"
      #expect(callbacks.last == last)
      #expect((controller.view.window != nil) == (controller === b))
    }
  }

  @Test("A switch while the tabs themselves appear")
  func switchDuringAppearance() {
    tabs.viewControllers = [a, b]
    let stage = HeadlessStage(size: CGSize(width: 210, height: 300))
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    stage.settle()
    #expect(log.of("B").suffix(2) == ["willApp(false)", "didApp(false)"])
    #expect(log.of("A").suffix(3) == ["willApp(false)", "willDis(false)", "didDis(false)"])
  }

  @Test("The bar's buttons select; the delegate is asked and told")
  func bar() {
    final class Chooser: UITabBarControllerDelegate {
      var allows = false
      var chosen: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen.append(viewController) }
    }
    let stage = onScreen()
    let chooser = Chooser()
    tabs.delegate = chooser
    stage.tap(at: CGPoint(x: 105, y: 280))
    #expect(tabs.selectedIndex == 0)
    chooser.allows = true
    stage.tap(at: CGPoint(x: 105, y: 280))
    #expect(tabs.selectedIndex == 1)
    #expect(chooser.chosen == [b])
    #expect(tabs.tabBar.selectedItem === b.tabBarItem)
  }

  @Test("S108: a tap on the selected tab takes its stack back to the root")
  func tapOnSelected() {
    let nav = UINavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    tabs.viewControllers = [nav, c]
    let stage = shown(tabs, size: CGSize(width: 200, height: 300))
    stage.tap(at: CGPoint(x: 50, y: 280))
    stage.settle()
    #expect(nav.topViewController === a)
    #expect(b.parent == nil)
  }

  @Test("hidesBottomBarWhenPushed gives the bar's room to the pushed controller")
  func hidingTheBar() {
    let nav = UINavigationController(rootViewController: a)
    b.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [nav]
    let stage = shown(tabs, size: CGSize(width: 200, height: 300))
    let height = nav.view.bounds.height
    nav.pushViewController(b, animated: false)
    stage.settle()
    #expect(nav.view.bounds.height > height)
    nav.popViewController(animated: false)
    stage.settle()
    #expect(nav.view.bounds.height == height)
  }

  @Test("B98: a presentation in a tab's context comes and goes with the tab")
  func presentationInContext() {
    let stage = onScreen()
    let m = LoggingController("M", log)
    m.modalPresentationStyle = .currentContext
    a.definesPresentationContext = true
    a.present(m, animated: false)
    stage.settle()
    #expect(m.view.window === stage.window)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(m.view.window == nil)
    tabs.selectedIndex = 0
    stage.settle()
    a.dismiss(animated: false)
    stage.settle()
    #expect(a.view.window === stage.window)
    #expect(!a.view.isHidden)
    #expect(m.presentingViewController == nil)
    for name in ["A", "M"] {
      let callbacks = log.of(name).filter { $0.contains("App") || $0.contains("Dis") }
      #expect(AppearanceGrammar.accepts(callbacks, startsShown: name == "A"), "\(name) \(callbacks)")
    }
  }
}
