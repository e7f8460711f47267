import Support
import Testing
import ViewKit

@Suite struct SelectorFoundationTests {
  final class Listener: NSObject {
    let log = EventLog()
    func heard(_ notification: Notification) { log.note(notification.name.rawValue) }
    func rang(_ timer: Timer) { log.note("rang \(timer.isValid)") }
    func rangPlainly() { log.note("rang") }
  }

  private let one = Notification.Name("one")
  private let two = Notification.Name("two")

  @Test func notificationsCallTheObserver() {
    let center = NotificationCenter()
    let listener = Listener()
    let object = NSObject()
    center.addObserver(listener, selector: Selector(Listener.heard), name: one, object: nil)
    center.addObserver(listener, selector: Selector(Listener.heard), name: two, object: object)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.post(name: two, object: object)
    #expect(listener.log.take() == ["one", "two"])
    center.removeObserver(listener, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: object)
    #expect(listener.log.take() == ["two"])
    center.removeObserver(listener)
    center.post(name: two, object: object)
    #expect(listener.log.take() == [])
  }

  @Test func observersAreNotKeptAlive() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector(Listener.heard), name: one, object: nil)
    }
    #expect(gone == nil)
    center.post(name: one, object: nil)
  }

  @Test func tokensOfTheBlockFormCanStillBeRemoved() {
    let center = NotificationCenter()
    let log = EventLog()
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { log.note("block") }
    }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(log.take() == ["block"])
  }

  @Test func timersCallTheirTarget() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 1, target: listener, selector: Selector(Listener.rang), userInfo: nil, repeats: true)
    timer.fire()
    let plain = Timer(
      timeInterval: 1, target: listener, selector: Selector(Listener.rangPlainly), userInfo: nil,
      repeats: false)
    plain.fire()
    timer.invalidate()
    #expect(listener.log.take() == ["rang true", "rang"])
  }
}
