import AtlasBuild
import AtlasCore
import Geometry
import Testing

/// Every damage to an atlas is an error at open, never a trap.
@Suite struct AtlasDamageTests {
  let bytes: [UInt8]
  let sections: [Range<Int>]

  init() throws {
    bytes = try AtlasCompiler.compile(SyntheticWorld.make())
    sections = AtlasDamageTests.sections(of: bytes)
  }

  static func number(_ bytes: [UInt8], _ at: Int, _ size: Int) -> Int {
    (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
  }

  /// Where each section lies, as the table in the file's header says.
  static func sections(of bytes: [UInt8]) -> [Range<Int>] {
    (0..<number(bytes, 12, 4)).map { i in
      let entry = AtlasFormat.headerSize + i * AtlasFormat.tableEntrySize
      let start = number(bytes, entry + 8, 8)
      return start..<start + number(bytes, entry + 16, 8)
    }
  }

  func expectError(_ damaged: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(throws: AtlasError.self, sourceLocation: sourceLocation) {
      try Atlas(bytes: damaged, name: "damaged")
    }
  }

  @Test func truncationAnywhereIsAnError() {
    expectError([])
    for length in [1, 7, 8, 11, 31, 32, 33, 64, 1_000] { expectError(Array(bytes.prefix(length))) }
    for section in sections {
      expectError(Array(bytes.prefix(section.lowerBound)))
      expectError(Array(bytes.prefix((section.lowerBound + section.upperBound) / 2)))
    }
    expectError(bytes.dropLast())
    expectError(bytes + [0])
  }

  @Test func aFlippedBitIsAnErrorThatSaysDamaged() {
    var header = Set(8..<AtlasFormat.headerSize + sections.count * AtlasFormat.tableEntrySize)
    // The version of a section is for a reader that knows two; it is under the table's checksum all the same.
    header.formUnion(
      sections.flatMap { $0.isEmpty ? [] : [$0.lowerBound, $0.lowerBound + $0.count / 2, $0.upperBound - 1] })
    for at in header.sorted() {
      var damaged = bytes
      damaged[at] ^= 1 << UInt8(at % 8)
      expectError(damaged)
    }
  }

  @Test func everySentenceNamesTheFile() {
    var damaged = bytes
    damaged[sections[3].lowerBound] ^= 1
    let error = #expect(throws: AtlasError.self) { try Atlas(bytes: damaged, name: "a/b.atlas") }
    #expect(error?.description.contains("a/b.atlas is damaged: ") == true)
    let version = #expect(throws: AtlasError.self) {
      var other = bytes
      other[8] = 9
      _ = try Atlas(bytes: other, name: "c.atlas")
    }
    #expect(
      version?.description == "c.atlas is not an atlas this program can use: it has format version 9, not 1.")
  }

  /// Checksums tell accident, not intent. A file whose numbers are nonsense but whose checksums are right is
  /// refused, or is harmless.
  @Test func nonsenseWithRightChecksumsNeverTraps() {
    var refused = 0
    for (index, section) in sections.enumerated() where section.count >= 4 {
      for (step, value) in [(0, 0xFF), (1, 0x7F), (2, 0x80), (3, 0xFF), (5, 0x01)] {
        var damaged = bytes
        let at = section.lowerBound + (section.count - 4) * step / 7 & ~3
        for k in at..<at + 4 { damaged[k] = UInt8(value) }
        sign(&damaged, index, section)
        guard let atlas = try? Atlas(bytes: damaged, name: "nonsense") else {
          refused += 1
          continue
        }
        use(atlas)
      }
    }
    #expect(refused > 20)
  }

  private func sign(_ bytes: inout [UInt8], _ index: Int, _ section: Range<Int>) {
    func put(_ value: UInt64, _ at: Int) {
      for k in 0..<8 { bytes[at + k] = UInt8(truncatingIfNeeded: value >> UInt64(8 * k)) }
    }
    let table = AtlasFormat.headerSize..<AtlasFormat.headerSize + sections.count * AtlasFormat.tableEntrySize
    let entry = table.lowerBound + index * AtlasFormat.tableEntrySize
    put(bytes[section].withUnsafeBytes(Checksum.of), entry + 24)
    put(bytes[table].withUnsafeBytes(Checksum.of), 24)
  }

  private func use(_ atlas: Atlas) {
    let geocoder = ReverseGeocoder(atlas)
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      for longitude in stride(from: -180.0, through: 180, by: 20) {
        _ = geocoder.answer(at: Coordinate(latitude: latitude, longitude: longitude))
      }
    }
    let drawing = AtlasDrawing(atlas)
    var path = Path()
    for scale in [300.0, 1e5] {
      let window = MercatorWindow(bounds: Rect(-0.5, 0, 2, 1), scale: scale)
      drawing.appendLand(in: window, to: &path)
      drawing.appendLakes(in: window, to: &path)
      drawing.appendCoast(in: window, to: &path)
      for country in drawing.countries(in: window) { drawing.appendCountry(country, in: window, to: &path) }
    }
    _ = (atlas.countryLabels, atlas.waterLabels, atlas.places(in: Rect(0, 0, 1, 1), limit: 9))
  }
}
