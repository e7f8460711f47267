import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct SelectorTests {
  class Card: UIView {
    let log = EventLog()
    func tapped() { log.note("tapped") }
    func tappedBy(_ sender: UIButton) { log.note("by button \(sender.tag)") }
    func tappedByAny(_ sender: Any) { log.note("by \(type(of: sender))") }
    func tappedByAnything(sender: Any?) { log.note("by something \(sender != nil)") }
    func touched(_ sender: UIControl, event: UIEvent) { log.note("by control with event") }
    func tappedMaybe(_ sender: UIControl, event: UIEvent?) { log.note("by control, event \(event != nil)") }
    private func hidden() { log.note("hidden") }

    func bound() -> [Selector] {
      [
        Selector(tapped), Selector(tappedBy), Selector(self.tappedByAny(_:)),
        Selector(tappedByAnything(sender:)), Selector(tappedMaybe), Selector(hidden),
      ]
    }

    func unbound() -> [Selector] {
      [
        Selector(Card.tapped), Selector(Card.tappedBy),
        Selector(Card.tappedByAny(_:)), Selector(Card.tappedByAnything(sender:)), Selector(Card.tappedMaybe),
        Selector(Self.hidden),
      ]
    }
  }

  final class GoldCard: Card {
    override func tapped() { log.note("gold") }
  }

  private let button: UIButton = {
    let button = UIButton()
    button.tag = 7
    return button
  }()

  private let expected = [
    "tapped", "by button 7", "by UIButton", "by something true", "by control, event false", "hidden",
  ]

  @Test func boundReferencesCallTheirObject() {
    let card = Card()
    for selector in card.bound() { #expect(selector.perform(on: NSObject(), with: button)) }
    #expect(card.log.entries == expected)
  }

  @Test func unboundReferencesCallTheTarget() {
    let card = Card()
    for selector in Card().unbound() { #expect(selector.perform(on: card, with: button)) }
    #expect(card.log.entries == expected)
  }

  @Test func overridesAreCalled() {
    let card = GoldCard()
    for selector in card.unbound().prefix(1) { selector.perform(on: card) }
    #expect(card.log.entries == ["gold"])
  }

  @Test func twoArgumentsTakeTheEvent() throws {
    let scene = TestStage()
    let card = scene.add(Card(frame: .zero), 0, 0, 10, 10)
    let control = scene.add(UIControl(), 100, 100, 40, 40)
    control.addTarget(card, action: Selector(Card.touched(_:event:)), for: .touchUpInside)
    scene.stage.tap(at: p(110, 110))
    #expect(card.log.entries == ["by control with event"])
    // Pressed by code there is no event, and the method wants one.
    control.sendActions(for: .touchUpInside)
    #expect(card.log.entries.count == 1)
  }

  @Test func aWrongTargetOrSenderIsNotCalled() {
    let card = Card()
    #expect(!Selector(Card.tappedBy).perform(on: NSObject(), with: button))
    #expect(!Selector(Card.tappedBy).perform(on: card, with: UILabel()))
    #expect(card.log.entries.isEmpty)
  }

  @Test func objectsAnswerWhetherTheyHaveTheMethod() {
    #expect(Card().responds(to: Selector(Card.tappedBy)))
    #expect(GoldCard().responds(to: Selector(Card.tappedBy)))
    #expect(!UIView().responds(to: Selector(Card.tappedBy)))
    #expect(GoldCard().isKind(of: Card.self) && GoldCard().isKind(of: NSObject.self))
    #expect(!Card().isKind(of: GoldCard.self))
    #expect(Card().isMember(of: Card.self) && !GoldCard().isMember(of: Card.self))
  }

  @Test func copiesAreEqualAndOthersAreNot() {
    let selector = Selector(Card.tappedBy)
    let copy = selector
    #expect(selector == copy)
    #expect(Set([selector, copy]).count == 1)
    #expect(selector != Selector(Card.tappedByAny))
  }

  @Test func removalTakesTheSameSelectorAway() {
    let card = Card()
    let control = UIControl()
    let selector = Selector(Card.tappedByAny)
    control.addTarget(card, action: selector, for: [.touchUpInside, .touchDown])
    control.removeTarget(card, action: selector, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(card.log.entries.isEmpty)
    control.sendActions(for: .touchDown)
    #expect(card.log.entries == ["by UIControl"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(card.log.entries.count == 1)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func unboundTargetsAreNotKeptAlive() {
    let control = UIControl()
    weak var gone: Card?
    do {
      let card = Card()
      gone = card
      control.addTarget(card, action: Selector(Card.tappedByAny), for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }
}
