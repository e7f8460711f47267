/// The world, as one file: land and who owns it, lakes, seas and places.
///
/// Opening maps the file and checks all of it: checksums first, then every index, so that a damaged file is an
/// error at open and never a trap later. An atlas never changes and may be shared between threads.
public final class Atlas: Sendable {
  /// The line that must be visible wherever a map drawn from the atlas is.
  public let credits: String
  /// Where it was read from.
  public let path: String

  let file: MappedFile
  let strings: Strings
  let countryRecords: Column<CountryRecord>
  let claims: Column<ClaimRecord>
  let claimants: Column<PackedCode>
  let waterRecords: Column<WaterRecord>
  let political: Layer
  let lakes: Layer
  let seas: Layer
  let places: PlaceTable

  /// Opens an atlas file.
  public convenience init(contentsOf path: String) throws(AtlasError) {
    try self.init(MappedFile(path: path), path: path)
  }

  /// Reads an atlas from memory; `name` stands for its path in errors.
  public convenience init(bytes: [UInt8], name: String) throws(AtlasError) {
    guard !bytes.isEmpty else { throw .damaged(path: name, reason: "the file is empty") }
    try self.init(MappedFile(copying: bytes), path: name)
  }

  private init(_ file: MappedFile, path: String) throws(AtlasError) {
    let table = try SectionTable(file, path: path)
    self.file = file
    self.path = path
    strings = Strings(bytes: try table.column(SectionKind.strings, of: UInt8.self))
    let creditBytes = try table.column(SectionKind.credits, of: UInt8.self)
    credits =
      Strings(bytes: creditBytes)[
        StringReference(offset: 0, length: UInt32(creditBytes.count))]
    countryRecords = try table.column(SectionKind.countries, of: CountryRecord.self)
    claims = try table.column(SectionKind.claims, of: ClaimRecord.self)
    claimants = try table.column(SectionKind.claimants, of: PackedCode.self)
    waterRecords = try table.column(SectionKind.waters, of: WaterRecord.self)
    let contexts = try table.column(SectionKind.contexts, of: ContextRecord.self)
    try Atlas.validate(
      path, strings, countryRecords, claims, claimants, waterRecords, contexts)
    let (countryCount, waterCount) = (countryRecords.count, waterRecords.count)
    political = try Layer(table, LayerID.political, owners: countryCount, claims: claims.count)
    lakes = try Layer(table, LayerID.lakes, owners: waterCount, claims: 0)
    seas = try Layer(table, LayerID.seas, owners: waterCount, claims: 0)
    places = try PlaceTable(table, contexts)
  }

  private static func validate(
    _ path: String, _ strings: Strings, _ countries: Column<CountryRecord>, _ claims: Column<ClaimRecord>,
    _ claimants: Column<PackedCode>, _ waters: Column<WaterRecord>, _ contexts: Column<ContextRecord>
  ) throws(AtlasError) {
    guard countries.indices.allSatisfy({ strings.contains(countries[$0].name) }),
      waters.indices.allSatisfy({ strings.contains(waters[$0].name) }),
      contexts.indices.allSatisfy({
        strings.contains(contexts[$0].region) && strings.contains(contexts[$0].timeZone)
      })
    else { throw .damaged(path: path, reason: "a name lies outside its strings") }
    guard waters.indices.allSatisfy({ Int(waters[$0].kind) < Answer.Water.Kind.stored.count }) else {
      throw .damaged(path: path, reason: "a water is of an unknown kind")
    }
    guard countries.indices.allSatisfy({ countries[$0].minimumZoom <= countries[$0].maximumZoom }) else {
      throw .damaged(path: path, reason: "a country's zooms are no range")
    }
    guard contexts.indices.allSatisfy({ Int(contexts[$0].country) < countries.count }) else {
      throw .damaged(path: path, reason: "a place is in an unknown country")
    }
    guard claims.indices.allSatisfy({ Int(claims[$0].first) + Int(claims[$0].count) <= claimants.count })
    else { throw .damaged(path: path, reason: "a claim lies outside its claimants") }
  }
}
