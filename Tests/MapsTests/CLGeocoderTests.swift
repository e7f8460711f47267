import AtlasCore
import HeadlessHost
import Maps
import Testing
import ViewKit

@Suite("The geocoder")
struct CLGeocoderTests {
  private struct Broken: Error {}

  private let stage = HeadlessStage(size: CGSize(width: 10, height: 10))

  private func geocoder(delay: TimeInterval = 0) -> CLGeocoder {
    let geocoder = CLGeocoder(
      lookup: { place in
        guard place.latitude < 80 else { throw Broken() }
        var answer = Answer()
        answer.locality = "at \(Int(place.latitude))"
        return answer
      }, stage: stage.stage)
    geocoder.delay = delay
    return geocoder
  }

  private final class Answers { var all: [String] = [] }

  private func ask(_ geocoder: CLGeocoder, _ latitude: Double, _ answers: Answers) {
    geocoder.reverseGeocodeLocation(CLLocation(latitude: latitude, longitude: 0)) { placemarks, error in
      let isCancelled = (error as? CLError)?.code == .geocodeCanceled
      answers.all.append(placemarks?.first?.name ?? (isCancelled ? "cancelled" : "failed"))
    }
  }

  @Test("An answer comes in a later turn, once")
  func answersLater() {
    let (geocoder, answers) = (geocoder(), Answers())
    ask(geocoder, 1, answers)
    #expect(answers.all.isEmpty && geocoder.isGeocoding)
    stage.advance(by: 0.5)
    #expect(answers.all == ["at 1"] && !geocoder.isGeocoding)
  }

  @Test("It takes as long as it takes, by the stage's clock")
  func delay() {
    let (geocoder, answers) = (geocoder(delay: 1), Answers())
    ask(geocoder, 1, answers)
    stage.advance(by: 0.9)
    #expect(answers.all.isEmpty)
    stage.advance(by: 0.2)
    #expect(answers.all == ["at 1"])
  }

  @Test("The last request wins: an earlier one is cancelled, and its answer never comes")
  func lastOneWins() {
    let (geocoder, answers) = (geocoder(delay: 1), Answers())
    ask(geocoder, 1, answers)
    stage.advance(by: 0.5)
    ask(geocoder, 2, answers)
    #expect(answers.all == ["cancelled"])
    stage.advance(by: 3)
    #expect(answers.all == ["cancelled", "at 2"])
  }

  @Test("A cancelled request hears of it once, and the geocoder can be asked again")
  func cancel() {
    let (geocoder, answers) = (geocoder(), Answers())
    ask(geocoder, 1, answers)
    geocoder.cancelGeocode()
    geocoder.cancelGeocode()
    stage.advance(by: 0.5)
    #expect(answers.all == ["cancelled"])
    ask(geocoder, 3, answers)
    stage.advance(by: 0.5)
    #expect(answers.all == ["cancelled", "at 3"])
  }

  @Test("A request made from within an answer is answered, too")
  func askingFromTheAnswer() {
    let (geocoder, answers) = (geocoder(), Answers())
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 0)) { [self] _, _ in
      ask(geocoder, 2, answers)
    }
    stage.advance(by: 0.5)
    #expect(answers.all == ["at 2"])
  }

  @Test("A lookup that fails is told as what it is")
  func failure() {
    let (geocoder, answers) = (geocoder(), Answers())
    ask(geocoder, 85, answers)
    stage.advance(by: 0.5)
    #expect(answers.all == ["failed"])
  }
}
