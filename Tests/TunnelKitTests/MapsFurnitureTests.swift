import AtlasCore
import HeadlessHost
import Maps
import Testing
import TunnelKit
import ViewKit

/// What lies over a map: caption, scale, credits, pole mark, banner.
struct MapsFurnitureTests {
  @Test(arguments: [Units.metric, .imperial])
  func aRoundLengthIsRoundTrueAndFits(units: Units) throws {
    var metresPerPoint = 0.3
    while metresPerPoint < 200_000 {
      let length = RoundLength(units, fitting: 100, metresPerPoint: metresPerPoint)
      #expect(length.points <= 100 && length.points > 19)
      let words = length.text.split(separator: " ")
      let count = try #require(Double(words[0]))
      let first = try #require(words[0].first)
      #expect("125".contains(first) && words[0].dropFirst().allSatisfy { $0 == "0" }, "\(length.text)")
      let unit = try #require(["km": 1000, "m": 1, "mi": 1609.344, "ft": 0.3048][String(words[1])])
      #expect(abs(count * unit / metresPerPoint - length.points) < 1e-9)
      metresPerPoint *= 1.37
    }
  }

  @Test func theCaptionNamesPlaces() {
    let caption = PlaceCaption(frame: .zero)
    caption.show(smallWorld(startPlace), at: startPlace)
    #expect(caption.name == "Bonnet, Denmark")
    #expect(caption.coordinates == "56.5500° N, 8.3167° E")
    caption.show(smallWorld(startPlace.antipode), at: startPlace.antipode)
    #expect(caption.name == "South Pacific Ocean")
    caption.show(Answer(), at: startPlace)
    #expect(!caption.name.isEmpty)
  }

  @Test func theCaptionSaysOffWhoseCoast() {
    var answer = Answer()
    answer.water = Answer.Water(name: "North Sea", kind: .sea)
    answer.country = Answer.Country(code: "DK", name: "Denmark")
    answer.offshoreKilometres = 12
    let caption = PlaceCaption(frame: .zero)
    caption.show(answer, at: startPlace)
    #expect(caption.name == "North Sea, off Denmark")
  }

  @Test func theCaptionSaysWhoClaims() {
    var answer = Answer()
    answer.locality = "Leh"
    answer.claimants = ["CN", "IN"]
    let caption = PlaceCaption(frame: .zero)
    caption.show(answer, at: startPlace)
    #expect(caption.name == "Leh, claimed by CN, IN")
  }

  private func map(_ place: Coordinate, problem: String? = nil) -> (HeadlessStage, TunnelMapViewController) {
    let stage = HeadlessStage(size: CGSize(width: 400, height: 300))
    let world = TunnelWorld(atlas: nil, problem: problem, lookup: smallWorld, date: { novemberEvening })
    let map = TunnelMapViewController(end: .start, world: world, location: place)
    stage.window.rootViewController = map
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (stage, map)
  }

  private func words(_ map: TunnelMapViewController) -> [String] {
    visibleLabels(in: map.view).compactMap(\.text)
  }

  @Test func creditsAreAlwaysThere() {
    let (_, map) = map(startPlace)
    #expect(words(map).contains("Natural Earth · GeoNames"))
  }

  @Test func aMissingAtlasIsSaid() {
    let (_, map) = map(startPlace, problem: "The atlas is missing: no maps can be drawn.")
    #expect(words(map).contains("The atlas is missing: no maps can be drawn."))
  }

  @Test func touchesReachTheMap() {
    let (stage, map) = map(startPlace, problem: "Something is wrong.")
    for point in [
      CGPoint(x: 200, y: 20), CGPoint(x: 60, y: 245), CGPoint(x: 350, y: 250), CGPoint(x: 60, y: 277),
    ] {
      #expect(stage.window.hitTest(point, with: nil) === map.mapView)
    }
  }

  @Test func beyondTheEdgeThePoleIsMarked() {
    let (stage, map) = map(Coordinate(latitude: 88, longitude: 8))
    #expect(words(map).contains("↑ 88.0000° N"))
    map.go(to: startPlace, animated: false)
    stage.settle()
    #expect(!words(map).contains { $0.contains("↑") })
  }
}
