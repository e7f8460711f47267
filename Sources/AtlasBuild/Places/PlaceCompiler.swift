import AtlasCore

/// Compiles the places: marks quarters, cuts tiers, orders each tier as a k-d tree.
struct PlaceCompiler {
  /// What a place must be worth to be in each tier but the last; see `PlaceImportance`.
  private static let tierFloors = [1_000_000, 200_000, 40_000, 8_000, 0]

  static func compile(_ world: World, into file: inout SectionWriter) throws(BuildError) {
    let vectors = world.places.map { UnitVector($0.position) }
    let marks = QuarterFinder.marks(world, vectors)
    let importance = world.places.indices.map {
      PlaceImportance.of(population: world.places[$0].population, marks: marks[$0])
    }
    var order: [Int] = []
    var tiers: [TierRecord] = []
    var ceiling = Int.max
    for floor in tierFloors {
      let members = world.places.indices.filter { importance[$0] >= floor && importance[$0] < ceiling }
      ceiling = floor
      let largest = members.map { world.places[$0].population }.max() ?? 0
      tiers.append(
        TierRecord(
          first: UInt32(order.count), count: UInt32(members.count), largestPopulation: UInt32(largest)))
      order.append(contentsOf: KDOrder.order(members, vectors))
    }
    guard world.contexts.count <= Int(UInt16.max) else { throw BuildError("There are too many contexts.") }

    file.append(SectionKind.placeTiers, tiers)
    file.append(SectionKind.placePositions, order.map { PackedVector.pack(vectors[$0]) })
    file.append(
      SectionKind.placePopulations, order.map { PackedPopulation.pack(world.places[$0].population) })
    file.append(SectionKind.placeContexts, order.map { UInt16(world.places[$0].context) })
    file.append(SectionKind.placeMarks, order.map { marks[$0] })
    try appendNames(order.map { world.places[$0].name }, into: &file)
  }

  private static func appendNames(_ names: [String], into file: inout SectionWriter) throws(BuildError) {
    var lengths: [UInt8] = []
    var blocks: [UInt32] = []
    var bytes: [UInt8] = []
    for (i, name) in names.enumerated() {
      guard name.utf8.count <= Int(UInt8.max) else { throw BuildError("The name \(name) is too long.") }
      if i % AtlasFormat.placesPerNameBlock == 0 { blocks.append(UInt32(bytes.count)) }
      lengths.append(UInt8(name.utf8.count))
      bytes.append(contentsOf: name.utf8)
    }
    file.append(SectionKind.placeNameLengths, lengths)
    file.append(SectionKind.placeNameBlocks, blocks)
    file.append(SectionKind.placeNames, bytes)
  }
}

/// Orders points so that the middle of every run divides it by x, y and z in turn.
enum KDOrder {
  static func order(_ members: [Int], _ vectors: [UnitVector]) -> [Int] {
    var order = members
    arrange(&order, 0, order.count, axis: \.x, vectors)
    return order
  }

  private static func arrange(
    _ order: inout [Int], _ low: Int, _ high: Int, axis: KeyPath<UnitVector, Double>, _ vectors: [UnitVector]
  ) {
    guard high - low > 1 else { return }
    // Ties are cut by number, so that the order does not depend on the sort.
    order[low..<high].sort {
      let (a, b) = (vectors[$0][keyPath: axis], vectors[$1][keyPath: axis])
      return a != b ? a < b : $0 < $1
    }
    let middle = (low + high) / 2
    let next = axis == \.x ? \UnitVector.y : axis == \.y ? \UnitVector.z : \UnitVector.x
    arrange(&order, low, middle, axis: next, vectors)
    arrange(&order, middle + 1, high, axis: next, vectors)
  }
}
