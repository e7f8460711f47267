import HeadlessHost
import ViewKit

nonisolated let mistakeSteps = [
  Step("orphan", orphan), Step("viewFirst", viewFirst), Step("wrongParent", wrongParent),
  Step("stolen", stolen), Step("direct", direct), Step("unbalanced", unbalanced), Step("stranger", stranger),
]

private func orphan(_ page: Page) {
  page.showRoot()
  let (root, map) = (page.root, page.speaker("map", Ink.map))
  page.journal.listen {
    // guide: orphan
    root.view.addSubview(map.view)  // … and no addChild
    // guide end
  }
  page.settle()
}

private func viewFirst(_ page: Page) {
  page.showRoot()
  let (root, map) = (page.root, page.speaker("map", Ink.map))
  page.journal.listen {
    // guide: viewFirst
    root.view.addSubview(map.view)
    root.addChild(map)
    map.didMove(toParent: root)
    // guide end
  }
  page.settle()
}

private func wrongParent(_ page: Page) {
  let (_, map) = showMap(page)
  let other = page.speaker("other", Ink.other)
  page.journal.listen {
    // guide: wrongParent
    other.view.addSubview(map.view)  // The map is a child of root.
    // guide end
  }
}

private func stolen(_ page: Page) {
  let (_, map) = showMap(page)
  let other = page.speaker("other", Ink.other)
  page.journal.listen {
    // guide: stolen
    other.addChild(map)  // Its view still lies in that of root.
    // guide end
  }
}

private func direct(_ page: Page) {
  let (_, map) = showMap(page)
  page.journal.listen {
    // guide: direct
    map.viewWillDisappear(false)
    // guide end
  }
}

private func unbalanced(_ page: Page) {
  let (_, map) = showMap(page)
  page.journal.listen {
    // guide: unbalanced
    map.beginAppearanceTransition(false, animated: false)
    map.endAppearanceTransition()
    map.endAppearanceTransition()
    // guide end
  }
}

private func stranger(_ page: Page) {
  let (root, map) = showMap(page)
  let names = page.speaker("names", Ink.names)
  page.journal.listen {
    // guide: stranger
    root.transition(from: map, to: names, duration: 0.4, animations: nil)  // No addChild(names).
    // guide end
  }
}
