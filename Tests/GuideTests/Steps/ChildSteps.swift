import HeadlessHost
import ViewKit

nonisolated let childSteps = [
  Step("adding", adding), Step("before", before), Step("removing", removing), Step("resizing", resizing),
]

private func adding(_ page: Page) {
  page.showRoot()
  let (root, map) = (page.root, page.speaker("map", Ink.map))
  // guide: adding
  root.addChild(map)
  map.view.frame = root.view.bounds.insetBy(dx: 20, dy: 20)
  map.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  root.view.addSubview(map.view)
  map.didMove(toParent: root)
  // guide end
  page.settle()
  page.picture("adding")
}

/// A root that shows, with a map in it.
func showMap(_ page: Page) -> (root: Speaker, map: Speaker) {
  page.showRoot()
  let map = page.speaker("map", Ink.map)
  page.root.addChild(map)
  map.view.frame = page.root.view.bounds.insetBy(dx: 20, dy: 20)
  map.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  page.root.view.addSubview(map.view)
  map.didMove(toParent: page.root)
  page.stage.settle()
  page.forget()
  return (page.root, map)
}

private func before(_ page: Page) {
  let (root, map) = (page.root, page.speaker("map", Ink.map))
  let window = page.stage.window
  // guide: before
  root.addChild(map)
  root.view.addSubview(map.view)
  map.didMove(toParent: root)
  window.rootViewController = root
  window.makeKeyAndVisible()
  // guide end
  page.settle()
}

private func removing(_ page: Page) {
  let (_, map) = showMap(page)
  // guide: removing
  map.willMove(toParent: nil)
  map.view.removeFromSuperview()
  map.removeFromParent()
  // guide end
  page.settle()
}

// guide: resizingClass
final class Framing: Speaker {
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width - 40, height: parentSize.height - 40)
  }
  // guide end

  deinit {}
  // guide: resizingClass
}
// guide end

private func resizing(_ page: Page) {
  page.root = Framing("root", Ink.root, page.journal)
  _ = showMap(page)
  let stage = page.stage
  // guide: resizing
  stage.resize(to: CGSize(width: 300, height: 100))
  // guide end
  page.settle()
  page.picture("resizing")
}
