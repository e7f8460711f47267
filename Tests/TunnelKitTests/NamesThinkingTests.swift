import AtlasCore
import HeadlessHost
import Maps
import Testing
import TunnelKit
import ViewKit

/// When the names side asks, what it says meanwhile, and which answer it believes.
struct NamesThinkingTests {
  /// So many metres north of the start place, along a degree of 111.36 km at that latitude.
  private func north(_ metres: Double) -> Double { startPlace.latitude + metres / 111_360 }

  private func told(_ teller: NameTeller) {
    teller.show(startPlace.latitude, startPlace.longitude)
    teller.stage.advance(by: 1.1)
  }

  @Test func thinksUntilTheGeocoderAnswers() {
    let teller = NameTeller()
    teller.show(startPlace.latitude, startPlace.longitude)
    #expect(teller.controller.isThinking)
    #expect(teller.says("Thinking…"))
    teller.stage.advance(by: 0.9)
    #expect(teller.controller.isThinking)
    teller.stage.advance(by: 0.2)
    #expect(!teller.controller.isThinking)
    #expect(!teller.says("Thinking…"))
    #expect(teller.says("Bonnet"))
  }

  @Test func knowsTheCoordinatesBeforeTheName() {
    let teller = NameTeller()
    teller.show(startPlace.latitude, startPlace.longitude)
    #expect(teller.says("56.550000° N, 8.316667° E"))
  }

  @Test func asksAgainOnlyBeyondAHundredMetres() {
    let teller = NameTeller()
    told(teller)
    teller.show(north(95), startPlace.longitude)
    #expect(!teller.controller.isThinking)
    teller.stage.advance(by: 2)
    #expect(teller.questions.count == 1)
    teller.show(north(105), startPlace.longitude)
    #expect(teller.controller.isThinking)
    teller.stage.advance(by: 2)
    #expect(teller.questions.count == 2)
  }

  /// Small steps do not add up unseen: each is measured from the last answer, not from the step before.
  @Test func measuresFromTheLastAnswer() {
    let teller = NameTeller()
    told(teller)
    for metres in [40.0, 80, 120] { teller.show(north(metres), startPlace.longitude) }
    #expect(teller.controller.isThinking)
  }

  @Test func tellsTheNewCoordinatesWithoutAsking() {
    let teller = NameTeller()
    told(teller)
    teller.show(north(50), startPlace.longitude)
    #expect(
      teller.says(Coordinate(latitude: north(50), longitude: startPlace.longitude).text(.decimalDegrees)))
    #expect(teller.says("Bonnet"))
  }

  @Test func anErrorIsToldAndEndsTheThinking() {
    let teller = NameTeller()
    teller.fails = true
    told(teller)
    #expect(!teller.controller.isThinking)
    #expect(!teller.says("Thinking…"))
    #expect(teller.says("the atlas is being mended"))
    #expect(teller.says("56.550000° N, 8.316667° E"))
  }

  @Test func asksAgainAfterAnErrorThoughThePlaceIsTheSame() {
    let teller = NameTeller()
    teller.fails = true
    told(teller)
    teller.fails = false
    told(teller)
    #expect(teller.questions.count == 2)
    #expect(teller.says("Bonnet"))
  }

  @Test func anErrorDoesNotForgetTheLastAnswer() {
    let teller = NameTeller()
    told(teller)
    teller.fails = true
    teller.show(-20, 30)
    teller.stage.advance(by: 1.1)
    #expect(!teller.says("Bonnet"))
    teller.show(startPlace.latitude, startPlace.longitude)
    #expect(teller.says("Bonnet"))
    #expect(teller.questions.count == 2)
  }

  @Test func anOldAnswerNeverOverwritesANewerOne() {
    let teller = NameTeller()
    teller.show(startPlace.latitude, startPlace.longitude)
    teller.stage.advance(by: 0.5)
    teller.show(-30, 40)
    teller.stage.onFrame = { _ in #expect(!teller.says("Bonnet")) }
    teller.stage.advance(by: 0.7)
    #expect(teller.controller.isThinking)
    teller.stage.advance(by: 2)
    #expect(teller.says("South Pacific Ocean"))
    #expect(teller.questions == [Coordinate(latitude: -30, longitude: 40)])
  }

  @Test func comingBackToAKnownPlaceDropsTheQuestion() {
    let teller = NameTeller()
    told(teller)
    teller.show(-30, 40)
    teller.show(startPlace.latitude, startPlace.longitude)
    #expect(!teller.controller.isThinking)
    teller.stage.advance(by: 2)
    #expect(teller.says("Bonnet"))
    #expect(teller.questions.count == 1)
  }
}
