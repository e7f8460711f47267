/// The settled places: positions as points of the unit ball, and what is known of each, column by column.
///
/// Places come in tiers, the largest first, and within a tier in the order of a k-d tree that needs no nodes:
/// the middle of a run divides it, by x, y and z in turn.
struct PlaceTable: Sendable {
  let tiers: Column<TierRecord>
  let positions: Column<UInt64>
  let populations: Column<UInt16>
  let contexts: Column<UInt16>
  /// What the contexts mean.
  let contextRecords: Column<ContextRecord>
  /// `PlaceMark` bits.
  let marks: Column<UInt8>
  let nameLengths: Column<UInt8>
  let nameBlocks: Column<UInt32>
  let names: Column<UInt8>

  var count: Int { positions.count }

  init(_ table: SectionTable, _ contextRecords: Column<ContextRecord>) throws(AtlasError) {
    self.contextRecords = contextRecords
    tiers = try table.column(SectionKind.placeTiers, of: TierRecord.self)
    positions = try table.column(SectionKind.placePositions, of: UInt64.self)
    populations = try table.column(SectionKind.placePopulations, of: UInt16.self)
    contexts = try table.column(SectionKind.placeContexts, of: UInt16.self)
    marks = try table.column(SectionKind.placeMarks, of: UInt8.self)
    nameLengths = try table.column(SectionKind.placeNameLengths, of: UInt8.self)
    nameBlocks = try table.column(SectionKind.placeNameBlocks, of: UInt32.self)
    names = try table.column(SectionKind.placeNames, of: UInt8.self)
    let n = positions.count
    guard populations.count == n, contexts.count == n, marks.count == n, nameLengths.count == n,
      nameBlocks.count == (n + AtlasFormat.placesPerNameBlock - 1) / AtlasFormat.placesPerNameBlock
    else { throw .damaged(path: table.path, reason: "its place columns differ in length") }
    guard contexts.indices.allSatisfy({ Int(contexts[$0]) < contextRecords.count }) else {
      throw .damaged(path: table.path, reason: "a place has an unknown region")
    }
    guard areTiersWhole, areNamesWhole else {
      throw .damaged(path: table.path, reason: "its places are not where they are said to be")
    }
  }

  private var areTiersWhole: Bool {
    var next = 0
    for i in tiers.indices {
      guard Int(tiers[i].first) == next else { return false }
      next += Int(tiers[i].count)
    }
    return next == count
  }

  private var areNamesWhole: Bool {
    var offset = 0
    for i in 0..<count {
      if i % AtlasFormat.placesPerNameBlock == 0,
        Int(nameBlocks[i / AtlasFormat.placesPerNameBlock]) != offset
      {
        return false
      }
      offset += Int(nameLengths[i])
    }
    return offset == names.count
  }

  func name(_ place: Int) -> String {
    let block = place / AtlasFormat.placesPerNameBlock
    var offset = Int(nameBlocks[block])
    for i in block * AtlasFormat.placesPerNameBlock..<place { offset += Int(nameLengths[i]) }
    let length = Int(nameLengths[place])
    precondition(offset + length <= names.count, "A place's name lies inside the names.")
    return String(
      decoding: UnsafeBufferPointer(start: names.base + offset, count: length), as: UTF8.self)
  }

  func vector(_ place: Int) -> UnitVector { PackedVector.unpack(positions[place]) }
  func context(_ place: Int) -> ContextRecord { contextRecords[Int(contexts[place])] }
  func country(_ place: Int) -> Int { Int(context(place).country) }
  func population(_ place: Int) -> Int { PackedPopulation.unpack(populations[place]) }
}

/// What is special about a place.
package enum PlaceMark {
  /// The seat of a country's government.
  package static let nationalCapital: UInt8 = 1
  /// Part of a larger place near by, in the same region.
  package static let quarter: UInt8 = 2
}
