import HeadlessHost
import ViewKit

nonisolated let exchangeSteps = [
  Step("exchange", exchange), Step("container", container), Step("noContainer", noContainer),
  Step("handmade", handmade),
]

private func exchange(_ page: Page) {
  let (root, map) = showMap(page)
  let names = page.speaker("names", Ink.names)
  let journal = page.journal
  // guide: exchange
  names.view.frame = map.view.frame
  root.addChild(names)
  map.willMove(toParent: nil)
  root.transition(
    from: map, to: names, duration: 0.4, options: .transitionCrossDissolve, animations: nil
  ) { _ in
    journal.note("completion")
    names.didMove(toParent: root)
    map.removeFromParent()
  }
  // guide end
  page.stage.advance(by: 0.2)
  page.picture("exchange")
  page.settle()
}

/// The flip of the articles, in the middle.
private func flip(_ page: Page, _ map: Speaker, to names: Speaker) {
  let root = page.root
  names.view.frame = map.view.frame
  root.addChild(names)
  map.willMove(toParent: nil)
  root.transition(
    from: map, to: names, duration: 0.4, options: .transitionFlipFromTop, animations: nil
  ) { _ in
    names.didMove(toParent: root)
    map.removeFromParent()
  }
  page.stage.advance(by: 0.14)
}

private func container(_ page: Page) {
  page.showRoot()
  let root = page.root
  let (map, compass) = (page.speaker("map", Ink.map), page.speaker("compass", Ink.other))
  // guide: container
  let left = UIView(frame: CGRect(x: 10, y: 20, width: 105, height: 110))
  let right = UIView(frame: CGRect(x: 125, y: 20, width: 105, height: 110))
  for (container, child) in [(left, map), (right, compass)] {
    root.view.addSubview(container)
    root.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: root)
  }
  // guide end
  page.stage.settle()
  flip(page, map, to: page.speaker("names", Ink.names))
  page.picture("container")
}

private func noContainer(_ page: Page) {
  page.showRoot()
  let root = page.root
  let (map, compass) = (page.speaker("map", Ink.map), page.speaker("compass", Ink.other))
  // guide: noContainer
  map.view.frame = CGRect(x: 10, y: 20, width: 105, height: 110)
  compass.view.frame = CGRect(x: 125, y: 20, width: 105, height: 110)
  for child in [map, compass] {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }
  // guide end
  page.stage.settle()
  flip(page, map, to: page.speaker("names", Ink.names))
  page.picture("noContainer")
}

// guide: handmadeClass
final class Handmade: Speaker {
  private var shown: Speaker?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows `new` in place of what shows.
  func show(_ new: Speaker) {
    let old = shown
    shown = new
    addChild(new)
    old?.willMove(toParent: nil)
    old?.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    new.view.frame = view.bounds
    old?.view.removeFromSuperview()
    view.addSubview(new.view)
    new.endAppearanceTransition()
    old?.endAppearanceTransition()
    new.didMove(toParent: self)
    old?.removeFromParent()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearanceTransition()
  }
  // … and the same for viewWillDisappear and viewDidDisappear, with false.
  // guide end

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()
  }

  deinit {}
  // guide: handmadeClass
}
// guide end

private func handmade(_ page: Page) {
  let parent = Handmade("parent", Ink.root, page.journal)
  let (map, names) = (page.speaker("map", Ink.map), page.speaker("names", Ink.names))
  page.show(parent)
  parent.show(map)
  page.stage.settle()
  page.forget()
  // guide: handmade
  parent.show(names)
  // guide end
  page.settle()
}
