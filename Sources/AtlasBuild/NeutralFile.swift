import AtlasCore

/// Reads the neutral geometry file: UTF-8 text, one record a line, fields parted by tabs.
/// `Tools/atlas/atlas_geometry/neutral.py` writes it and describes it.
public struct NeutralFile {
  private let bytes: [UInt8]
  private var position = 0
  private var lineNumber = 0
  private var world = World()
  private var layer: WritableKeyPath<World, [World.Face]>?
  private var isEnded = false

  public static func parse(_ bytes: [UInt8]) throws(BuildError) -> World {
    var file = NeutralFile(bytes: bytes)
    try file.expectHeader()
    while let line = file.nextLine() { try file.take(line) }
    guard file.isEnded else { throw BuildError("The geometry file ends before its end line.") }
    return file.world
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { position = end + 1 }
    lineNumber += 1
    return bytes[position..<end]
  }

  private mutating func expectHeader() throws(BuildError) {
    guard let line = nextLine(), String(decoding: line, as: UTF8.self) == "tunnel-geometry\t1" else {
      throw BuildError("The file is not a geometry file of version 1.")
    }
  }

  private func failure(_ reason: String) -> BuildError {
    BuildError("Line \(lineNumber) of the geometry file \(reason).")
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(BuildError) {
    if line.starts(with: "ring\t".utf8) { return try takeRing(line.dropFirst(5)) }
    let fields = String(decoding: line, as: UTF8.self).split(
      separator: "\t", omittingEmptySubsequences: false
    ).map(String.init)
    let values = Array(fields.dropFirst())
    switch fields[0] {
    case "credits": world.credits = try text(values, 0)
    case "country": world.countries.append(try country(values))
    case "claim": world.claims.append(values)
    case "water": world.waters.append(try water(values))
    case "layer": layer = try layer(named: text(values, 0))
    case "face": try appendFace(values)
    case "context":
      world.contexts.append(
        World.Context(
          country: try index(values, 0, below: world.countries.count), region: try text(values, 1),
          timeZone: try text(values, 2)))
    case "place": world.places.append(try place(values))
    case "end": isEnded = true
    default: throw failure("begins with the unknown word \(fields[0])")
    }
  }

  private mutating func appendFace(_ values: [String]) throws(BuildError) {
    guard let layer else { throw failure("has a face before any layer") }
    func owner(_ i: Int) throws(BuildError) -> Int? {
      guard i < values.count, values[i] != "-" else { return nil }
      return try index(values, i, below: layer == \.political ? world.countries.count : world.waters.count)
    }
    let claim = values.count > 2 && values[2] != "-" ? try index(values, 2, below: world.claims.count) : nil
    world[keyPath: layer].append(
      World.Face(owner: try owner(0), holder: try owner(1), claim: claim, rings: []))
  }

  private mutating func takeRing(_ line: ArraySlice<UInt8>) throws(BuildError) {
    guard let layer, !world[keyPath: layer].isEmpty else { throw failure("has a ring before any face") }
    var numbers: [Int32] = []
    var magnitude = 0
    var isNegative = false
    var hasDigits = false
    for byte in line + [UInt8(ascii: " ")] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        magnitude = magnitude * 10 + Int(byte - UInt8(ascii: "0"))
        hasDigits = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: " "):
        guard hasDigits, magnitude <= AtlasGrid.halfTurn else { throw failure("has no grid number") }
        numbers.append(Int32(isNegative ? -magnitude : magnitude))
        (magnitude, isNegative, hasDigits) = (0, false, false)
      default: throw failure("has something else than numbers in a ring")
      }
    }
    guard numbers.count % 2 == 0 else { throw failure("has an odd count of numbers") }
    let ring = stride(from: 0, to: numbers.count, by: 2).map { GridPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    let last = world[keyPath: layer].count - 1
    world[keyPath: layer][last].rings.append(ring)
  }

  private func layer(named name: String) throws(BuildError) -> WritableKeyPath<World, [World.Face]> {
    switch name {
    case "political": \.political
    case "lakes": \.lakes
    case "seas": \.seas
    default: throw failure("names the unknown layer \(name)")
    }
  }

  private func country(_ v: [String]) throws(BuildError) -> World.Country {
    World.Country(
      code: try text(v, 0), name: try text(v, 1), label: try point(v, 2), rank: Int(try number(v, 4)),
      minimumZoom: try number(v, 5), maximumZoom: try number(v, 6), belongsToNobody: try text(v, 7) == "1")
  }

  private func water(_ v: [String]) throws(BuildError) -> World.Water {
    World.Water(
      name: try text(v, 0), kind: try text(v, 1), label: try point(v, 2), squareKilometres: try number(v, 4),
      widthDegrees: try number(v, 5))
  }

  private func place(_ v: [String]) throws(BuildError) -> World.Place {
    let position = Coordinate(latitude: try number(v, 1), longitude: try number(v, 2))
    guard position.isValid else { throw failure("has a place that is nowhere") }
    return World.Place(
      name: try text(v, 0), position: position, population: Int(try number(v, 3)),
      context: try index(v, 4, below: world.contexts.count), isNationalCapital: try text(v, 5) == "1")
  }

  private func text(_ values: [String], _ i: Int) throws(BuildError) -> String {
    guard i < values.count else { throw failure("has too few fields") }
    return values[i]
  }

  private func number(_ values: [String], _ i: Int) throws(BuildError) -> Double {
    guard let number = Double(try text(values, i)), number.isFinite else {
      throw failure("has no number in field \(i + 1)")
    }
    return number
  }

  private func index(_ values: [String], _ i: Int, below count: Int) throws(BuildError) -> Int {
    guard let index = Int(try text(values, i)), (0..<count).contains(index) else {
      throw failure("points at something that is not there in field \(i + 1)")
    }
    return index
  }

  private func point(_ values: [String], _ i: Int) throws(BuildError) -> GridPoint {
    GridPoint(x: Int32(try number(values, i)), y: Int32(try number(values, i + 1)))
  }
}
