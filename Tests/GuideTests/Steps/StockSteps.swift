import HeadlessHost
import ViewKit

nonisolated let stockSteps = [
  Step("navigation", navigation), Step("pop", pop), Step("tabs", tabs), Step("warning", warning),
  Step("oldWarning", oldWarning),
]

private func stack(_ page: Page) -> (UINavigationController, Speaker) {
  let map = page.speaker("map", Ink.map)
  map.title = "Map"
  let navigation = UINavigationController(rootViewController: map)
  page.show(navigation)
  return (navigation, map)
}

private func navigation(_ page: Page) {
  let (navigation, _) = stack(page)
  let names = page.speaker("names", Ink.names)
  names.title = "Names"
  // guide: navigation
  navigation.pushViewController(names, animated: true)
  // guide end
  page.stage.advance(by: 0.15)
  page.picture("navigation")
  page.settle()
}

private func pop(_ page: Page) {
  let (navigation, _) = stack(page)
  navigation.pushViewController(page.speaker("names", Ink.names), animated: false)
  page.stage.settle()
  page.forget()
  // guide: pop
  navigation.popViewController(animated: true)
  // guide end
  page.settle()
}

private func tabs(_ page: Page) {
  let (map, names) = (page.speaker("map", Ink.map), page.speaker("names", Ink.names))
  let stage = page.stage
  // guide: tabs
  map.tabBarItem.title = "Map"
  names.tabBarItem.title = "Names"
  let tabs = UITabBarController()
  tabs.viewControllers = [map, names]
  stage.window.rootViewController = tabs
  stage.window.makeKeyAndVisible()
  stage.settle()
  page.journal.note("— the second tab is selected")
  tabs.selectedIndex = 1
  // guide end
  page.settle()
  page.picture("tabs")
}

/// Two tabs, of which the first was seen and the second shows.
private func seenTabs(_ page: Page) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = [page.speaker("map", Ink.map), page.speaker("names", Ink.names)]
  page.show(tabs)
  tabs.selectedIndex = 1
  page.stage.settle()
  page.forget()
  return tabs
}

private func warning(_ page: Page) {
  let tabs = seenTabs(page)
  let stage = page.stage
  // guide: warning
  stage.memoryWarning()
  // guide end
  page.journal.note("the map's view is loaded: \(tabs.viewControllers?.first?.isViewLoaded == true)")
}

private func oldWarning(_ page: Page) {
  let tabs = seenTabs(page)
  let stage = page.stage
  // guide: oldWarning
  stage.application.unloadsViewsOnMemoryWarning = true
  stage.memoryWarning()
  tabs.selectedIndex = 0
  // guide end
  page.settle()
}
