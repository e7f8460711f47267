import AtlasCore

/// Compiles a world to the bytes of an atlas file, the same bytes each time.
public enum AtlasCompiler {
  public static func compile(_ world: World) throws(BuildError) -> [UInt8] {
    var file = SectionWriter()
    var strings = StringPool()
    file.append(SectionKind.credits, Array(world.credits.utf8))
    file.append(SectionKind.countries, countries(world, &strings))
    let (claims, claimants) = claims(world)
    file.append(SectionKind.claims, claims)
    file.append(SectionKind.claimants, claimants)
    file.append(SectionKind.waters, try waters(world, &strings))
    file.append(SectionKind.contexts, contexts(world, &strings))
    file.append(SectionKind.strings, strings.bytes)
    try compileLayers(world, &file)
    try PlaceCompiler.compile(world, into: &file)
    return file.file()
  }

  private static func compileLayers(_ world: World, _ file: inout SectionWriter) throws(BuildError) {
    let borders = BorderKinds(world)
    try LayerCompiler.compile(
      world.political, layer: LayerID.political, cellShift: 15, rings: .wholeAndOwners, kind: borders.kind,
      into: &file)
    try LayerCompiler.compile(
      world.lakes, layer: LayerID.lakes, cellShift: 16, rings: .whole, kind: shore, into: &file)
    try LayerCompiler.compile(
      world.seas, layer: LayerID.seas, cellShift: 16, rings: .none, kind: shore, into: &file)
  }

  private static func shore(_ left: Int, _ right: Int) -> ArcKind { .shore }

  private static func countries(_ world: World, _ strings: inout StringPool) -> [CountryRecord] {
    var placeCounts = Array(repeating: 0, count: world.countries.count)
    for place in world.places { placeCounts[world.contexts[place.context].country] += 1 }
    return zip(world.countries, placeCounts).map { country, places in
      CountryRecord(
        name: strings.add(country.name), code: country.code.packedCode, labelX: country.label.x,
        labelY: country.label.y, minimumZoom: Float(country.minimumZoom),
        maximumZoom: Float(country.maximumZoom), placeCount: UInt32(places), rank: UInt16(country.rank),
        flags: country.belongsToNobody ? CountryRecord.belongsToNobody : 0)
    }
  }

  private static func claims(_ world: World) -> ([ClaimRecord], [PackedCode]) {
    var claimants: [PackedCode] = []
    let claims = world.claims.map { codes in
      let first = claimants.count
      claimants.append(contentsOf: codes.sorted().map(\.packedCode))
      return ClaimRecord(first: UInt32(first), count: UInt32(codes.count))
    }
    return (claims, claimants)
  }

  private static func waters(_ world: World, _ strings: inout StringPool) throws(BuildError) -> [WaterRecord]
  {
    var records: [WaterRecord] = []
    for water in world.waters {
      guard let kind = Answer.Water.Kind.stored.firstIndex(where: { $0.rawValue == water.kind }) else {
        throw BuildError("The water \(water.name) is of the unknown kind “\(water.kind)”.")
      }
      records.append(
        WaterRecord(
          name: strings.add(water.name), labelX: water.label.x, labelY: water.label.y,
          squareKilometres: Float(water.squareKilometres), widthDegrees: Float(water.widthDegrees),
          kind: UInt32(kind)))
    }
    return records
  }

  private static func contexts(_ world: World, _ strings: inout StringPool) -> [ContextRecord] {
    world.contexts.map {
      ContextRecord(
        region: strings.add($0.region), timeZone: strings.add($0.timeZone), country: UInt32($0.country))
    }
  }
}

/// Tells borders that every view agrees on from disputed ones.
struct BorderKinds {
  private let world: World

  init(_ world: World) { self.world = world }

  /// The kind of the boundary between two faces of the political layer; 0 is the sea.
  func kind(_ left: Int, _ right: Int) -> ArcKind {
    guard left != 0, right != 0 else { return .shore }
    let (a, b) = (world.political[left - 1], world.political[right - 1])
    if a.claim != b.claim, claims(a, b) || claims(b, a) { return .disputed }
    switch (a.owner != b.owner, a.holder != b.holder) {
    case (true, true): return .border
    case (false, false): return .inner
    default: return .disputed
    }
  }

  /// Whether the owner of `neighbour` is among the claimants of `face`.
  private func claims(_ face: World.Face, _ neighbour: World.Face) -> Bool {
    guard let claim = face.claim, let owner = neighbour.owner else { return false }
    return world.claims[claim].contains(world.countries[owner].code)
  }
}
