import HeadlessHost
import Testing
import ViewKit

@Suite("Selectors put off")
struct DelayedSelectorsTests {
  private final class Counter: NSObject {
    var calls: [String] = []
    func bare() { calls.append("bare") }
    func take(_ word: String) { calls.append(word) }
    deinit {}
  }

  private let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
  private let counter = Counter()

  @Test("perform(_:with:afterDelay:) waits by the stage's clock, in the order of the times")
  func waits() {
    counter.perform(Selector(Counter.take), with: "late", afterDelay: 0.2)
    counter.perform(Selector(Counter.bare), afterDelay: 0.1)
    stage.advance(by: 0.09)
    #expect(counter.calls.isEmpty)
    stage.advance(by: 0.02)
    #expect(counter.calls == ["bare"])
    stage.advance(by: 0.1)
    #expect(counter.calls == ["bare", "late"])
  }

  @Test("cancelPreviousPerformRequests takes back one target's, or one selector's")
  func cancel() {
    let other = Counter()
    let bare = Selector(Counter.bare)
    counter.perform(bare, afterDelay: 0.1)
    counter.perform(Selector(Counter.take), with: "kept", afterDelay: 0.1)
    other.perform(bare, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: counter, selector: bare, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    stage.advance(by: 0.2)
    #expect(counter.calls == ["kept"])
    #expect(other.calls.isEmpty)
  }

  @Test("The object is kept until then, and no longer")
  func keeps() {
    weak var seen: Counter?
    do {
      let short = Counter()
      seen = short
      short.perform(Selector(Counter.bare), afterDelay: 0.1)
    }
    #expect(seen != nil)
    stage.advance(by: 0.2)
    #expect(seen == nil)
  }
}
