import AtlasBuild
import AtlasCore
import Testing

@Suite struct NeutralFileTests {
  static let text = """
    tunnel-geometry\t1
    credits\tMade up.
    country\tAA\tAland\t10\t20\t5\t3\t8\t0
    claim\tAA\tBB
    water\tBlue Bay\tbay\t0\t0\t12.5\t1
    layer\tpolitical
    face\t0\t0\t0
    ring\t0 0 100 0 100 100 0 100
    layer\tlakes
    layer\tseas
    face\t0
    ring\t-100 0 0 0 0 100 -100 100
    context\t0\tNorth\tEurope/Paris
    place\tTown\t0.001\t0.001\t1200\t0\t1
    end
    """

  func parse(_ text: String) throws(BuildError) -> World { try NeutralFile.parse(Array(text.utf8)) }

  @Test func everyRecordIsRead() throws {
    let world = try parse(Self.text)
    #expect(world.credits == "Made up.")
    #expect(world.countries[0].name == "Aland")
    #expect(world.claims == [["AA", "BB"]])
    #expect(world.waters[0].squareKilometres == 12.5)
    #expect(world.political[0].claim == 0)
    #expect(world.political[0].rings[0][2] == GridPoint(x: 100, y: 100))
    #expect(world.seas[0].rings[0][0] == GridPoint(x: -100, y: 0))
    #expect(world.contexts[0].timeZone == "Europe/Paris")
    #expect(world.places[0].population == 1200)
    #expect(world.places[0].isNationalCapital)
  }

  @Test func whatIsReadCompiles() throws {
    let atlas = try Atlas(bytes: try AtlasCompiler.compile(parse(Self.text)), name: "small")
    let answer = ReverseGeocoder(atlas).answer(at: Coordinate(latitude: 0.001, longitude: 0.001))
    #expect(answer.country?.code == "AA")
    #expect(answer.locality == "Town")
    #expect(answer.claimants == ["AA", "BB"])
  }

  @Test(arguments: [
    ("end", ""), ("tunnel-geometry\t1", "tunnel-geometry\t2"), ("ring\t0 0 100", "ring\t0 x 100"),
    ("ring\t0 0 100 0", "ring\t0 0 100"), ("face\t0\t0\t0", "face\t7\t0\t0"),
    ("layer\tlakes", "layer\tmoons"),
    ("1200\t0\t1", "1200\t3\t1"), ("context\t0", "context\t1"), ("place\tTown\t0.001", "place\tTown\t91"),
    ("claim\tAA", "clam\tAA"), ("ring\t0 0", "ring\t0 99999999"),
  ])
  func nonsenseIsRefusedWithItsLine(_ old: String, _ new: String) {
    let text = Self.text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(throws: BuildError.self) { try parse(text.joined(separator: new)) }
  }
}
