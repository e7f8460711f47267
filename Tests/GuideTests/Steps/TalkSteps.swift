import Foundation
import HeadlessHost
import ViewKit

nonisolated let talkSteps = [Step("talk", talk)]

// guide: talkChild
final class Map: Speaker {
  /// Parents may look, and observe: they need not ask.
  @ObservedValue private(set) var latitude = 0.0
  weak var delegate: (any MapDelegate)?

  static let didLeaveLand = Notification.Name("MapDidLeaveLand")

  /// What a parent may tell it.
  func show(_ latitude: Double) {
    say("show(\(latitude))")
    self.latitude = latitude
  }

  /// What a hand may tell it.
  func tap() {
    delegate?.mapWasTapped(self)
    NotificationCenter.default.post(name: Map.didLeaveLand, object: self)
  }
  // guide end

  deinit {}
  // guide: talkChild
}
// guide end

// guide: talkDelegate
protocol MapDelegate: AnyObject {
  func mapWasTapped(_ map: Map)
}
// guide end

// guide: talkParent
final class Root: Speaker, MapDelegate {
  private var observation: UIObservation?
  private var listener: (any NSObjectProtocol)?

  func connect(_ start: Map, _ exit: Map) {
    observation = start.$latitude.observe { [weak exit] latitude in exit?.show(-latitude) }
    start.delegate = self
    listener = NotificationCenter.default.addObserver(
      forName: Map.didLeaveLand, object: start, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.say("hears that the map left the land") }
    }
  }

  func mapWasTapped(_ map: Map) { say("mapWasTapped(\(map.name))") }
  // guide end

  func disconnect() { listener.map(NotificationCenter.default.removeObserver) }

  deinit {}
  // guide: talkParent
}
// guide end

private func talk(_ page: Page) {
  let journal = page.journal
  let root = Root("root", Ink.root, journal)
  let (start, exit) = (Map("start", Ink.map, journal), Map("exit", Ink.names, journal))
  // guide: talk
  root.connect(start, exit)
  start.show(40.5)
  start.tap()
  // guide end
  root.disconnect()
}
