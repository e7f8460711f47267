import AtlasCore

/// The committed atlas, opened once for all tests.
enum WorldAtlas {
  static let path: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Assets/world.atlas"
  }()

  static let atlas: Result<Atlas, AtlasError> = Result { () throws(AtlasError) in try Atlas(contentsOf: path)
  }
  static let geocoder = atlas.map { ReverseGeocoder($0) }

  static func answer(_ latitude: Double, _ longitude: Double) throws -> Answer {
    try geocoder.get().answer(at: Coordinate(latitude: latitude, longitude: longitude))
  }
}

/// A repeatable sequence of numbers (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
