import AtlasCore

/// Pseudo-random numbers that are the same everywhere (SplitMix64).
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func coordinate() -> Coordinate {
    Coordinate(
      latitude: Double.random(in: -90...90, using: &self),
      longitude: Double.random(in: -180...180, using: &self))
  }
}

/// The places where longitudes and latitudes are peculiar, by each other.
let peculiarCoordinates: [Coordinate] = {
  let latitudes: [Double] = [-90, -89.999_999_999, -66.5, -45, -1e-9, 0, 1e-9, 30, 56.55, 90]
  let longitudes: [Double] = [-180, -179.999_999_999, -90, -1e-9, -0.0, 0, 1e-9, 8.316_667, 90, 179.5, 180]
  return latitudes.flatMap { latitude in
    longitudes.map { Coordinate(latitude: latitude, longitude: $0) }
  }
}()
