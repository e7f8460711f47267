import AtlasCore
import HeadlessHost
import Maps
import Support
import Testing
import TunnelKit
import ViewKit

/// What the card says and how it is set.
struct NamesCardTests {
  private nonisolated static let sizes = [
    CGSize(width: 340, height: 190), CGSize(width: 340, height: 181), CGSize(width: 400, height: 299),
    CGSize(width: 400, height: 740), CGSize(width: 620, height: 420), CGSize(width: 900, height: 340),
    CGSize(width: 131, height: 460), CGSize(width: 1400, height: 1000),
  ]

  private func teller(_ size: CGSize, _ end: TunnelEnd, latitude: Double) -> NameTeller {
    let teller = NameTeller(end: end, size: size, delay: 0)
    teller.show(latitude, startPlace.longitude)
    teller.stage.settle()
    return teller
  }

  @Test func theStartTellsOfTheWayThrough() {
    let teller = teller(CGSize(width: 400, height: 740), .start, latitude: startPlace.latitude)
    for part in [
      "Bonnet", "Central Jutland, Denmark", "56.550000° N, 8.316667° E", "56°33′00.0″ N 8°19′00.0″ E",
      "Lemvig, 419 m WSW", "Mon 30 Nov 2026, 23:12", "Europe/Copenhagen, UTC+1", "12 726.58 km",
      "20 003.93 km", "42 min 10 s", "39.4 km",
    ] { #expect(teller.says(part), "\(part) in \(teller.words)") }
  }

  @Test func theExitAtSeaTellsOfLand() {
    let teller = teller(CGSize(width: 400, height: 740), .exit, latitude: -startPlace.latitude)
    for part in ["South Pacific Ocean", "1 235 km from land", "Waitangi, 1 443 km NNW", "56.9035° S"] {
      #expect(teller.says(part), "\(part) in \(teller.words)")
    }
  }

  @Test func tellsMilesWhereMilesAreWanted() {
    let teller = teller(CGSize(width: 400, height: 740), .start, latitude: startPlace.latitude)
    teller.controller.units = .imperial
    #expect(teller.says("7,907.93 mi"))
  }

  /// Whatever the size: nothing is cut off, nothing lies over anything else, nothing lies outside.
  @Test(arguments: sizes, [TunnelEnd.start, .exit])
  func everythingFindsRoom(size: CGSize, end: TunnelEnd) {
    let teller = teller(size, end, latitude: end == .start ? startPlace.latitude : -startPlace.latitude)
    let card = teller.controller.view!
    let labels = visibleLabels(in: card).filter { $0.text?.isEmpty == false }
    let frames = labels.map { $0.convert($0.bounds, to: card) }
    for (label, frame) in zip(labels, frames) {
      #expect(card.bounds.contains(frame), "\(label.text ?? "") at \(frame)")
      let natural = label.sizeThatFits(CGSize(width: frame.width, height: 0))
      #expect(natural.height <= frame.height + 0.5, "\(label.text ?? "") needs \(natural), has \(frame.size)")
      if label.numberOfLines == 1 { #expect(natural.width <= frame.width + 0.5, "\(label.text ?? "")") }
    }
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other), "\(frame) and \(other)")
      }
    }
  }

  @Test func theNameAndTheDegreesAreTheLastToGo() {
    let teller = teller(CGSize(width: 340, height: 130), .start, latitude: startPlace.latitude)
    #expect(teller.says("Bonnet"))
    #expect(teller.says("56.550000° N"))
  }

  @Test func fillsANavigationController() throws {
    let stage = HeadlessStage(size: CGSize(width: 400, height: 400))
    let world = TunnelWorld(atlas: nil, lookup: smallWorld, date: { novemberEvening })
    let names = PlaceNameViewController(end: .start, world: world)
    stage.window.rootViewController = UINavigationController(rootViewController: names)
    stage.window.makeKeyAndVisible()
    names.show(CLLocation(startPlace))
    #expect(stage.settle())
    let title = try #require(visibleLabels(in: names.view).first { $0.text == "Bonnet" })
    let frame = title.convert(title.bounds, to: stage.window)
    #expect(frame.minY > 44, "below the bar, at \(frame)")
    #expect(names.view.frame.width == 400)
  }

  @Test(arguments: [TunnelSettings.Theme.light, .dark])
  func looks(theme: TunnelSettings.Theme) {
    let teller = teller(CGSize(width: 340, height: 250), .start, latitude: startPlace.latitude)
    teller.controller.applyTheme(Theme(theme))
    teller.stage.advanceFrame()
    assertSnapshot(of: teller.stage, named: theme.rawValue)
  }
}
