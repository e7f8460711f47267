import HeadlessHost
import ViewKit

nonisolated let viewSteps = [Step("loading", loading), Step("early", early), Step("window", window)]

private func loading(_ page: Page) {
  let journal = page.journal
  // guide: loading
  let map = Speaker("map", Ink.map, journal)
  journal.note("is loaded: \(map.isViewLoaded)")
  map.view.frame.size = CGSize(width: 100, height: 100)
  journal.note("is loaded: \(map.isViewLoaded)")
  // guide end
}

// guide: early
final class Hasty: Speaker {
  init(_ journal: Journal) {
    super.init("hasty", Ink.names, journal)
    view.backgroundColor = .white  // Too soon: this loads the view.
    say("initialised")
  }
  // guide end

  required init?(coder: NSCoder) { nil }

  deinit {}
  // guide: early
}
// guide end

private func early(_ page: Page) { _ = Hasty(page.journal) }

private func window(_ page: Page) {
  let journal = page.journal
  let stage = page.stage
  // guide: window
  let window = UIWindow(frame: stage.screen.bounds)
  window.backgroundColor = .white
  window.rootViewController = Speaker("root", Ink.root, journal)
  journal.note("the window is hidden")
  window.makeKeyAndVisible()
  // guide end
  page.settle()
  page.picture("window")
}
