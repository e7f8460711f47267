import Geometry

/// A place as a point of the unit sphere: x to (0°, 0°), y to (0°, 90° E), z to the north pole.
///
/// Distances between such points need no trigonometry, and know nothing of poles or the date line.
package struct UnitVector: BitwiseCopyable, Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package init(_ c: Coordinate) {
    let latitude = c.latitude * Double.pi / 180
    let longitude = c.longitude * Double.pi / 180
    let ring = cosine(latitude)
    self.init(x: ring * cosine(longitude), y: ring * sine(longitude), z: sine(latitude))
  }

  package var coordinate: Coordinate {
    let ring = (x * x + y * y).squareRoot()
    return Coordinate(
      latitude: arcTangent(z, ring) * 180 / Double.pi, longitude: arcTangent(y, x) * 180 / Double.pi
    ).canonical
  }

  @inline(__always)
  package func squaredChord(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return dx * dx + dy * dy + dz * dz
  }
}

/// Chords of the unit sphere and kilometres on the mean sphere.
package enum GreatCircle {
  /// The mean radius of the WGS 84 ellipsoid, (2a + b) / 3.
  package static let radius = 6371.0088

  package static func kilometres(squaredChord: Double) -> Double {
    2 * radius * arcSine(squaredChord.squareRoot() / 2)
  }

  /// The square of the chord under an arc of this length; beyond half a turn there is no longer one.
  package static func squaredChord(kilometres: Double) -> Double {
    let half = sine(min(Double.pi / 2, kilometres / (2 * radius)))
    return 4 * half * half
  }

  /// The direction in which `b` lies from `a`, degrees clockwise from north, 0..<360; north where they meet.
  package static func bearing(from a: Coordinate, to b: UnitVector) -> Double {
    let latitude = a.latitude * Double.pi / 180
    let longitude = a.longitude * Double.pi / 180
    let (s, c) = (sine(longitude), cosine(longitude))
    let east = b.y * c - b.x * s
    let north = b.z * cosine(latitude) - sine(latitude) * (b.x * c + b.y * s)
    guard east != 0 || north != 0 else { return 0 }
    let degrees = arcTangent(east, north) * 180 / Double.pi
    return degrees < 0 ? min(degrees + 360, 360.0.nextDown) : degrees + 0
  }
}

/// A unit vector in 63 bits, 21 for each part: steps of 6 m on the Earth.
package enum PackedVector {
  private static let half = Double(1 << 20)

  package static func pack(_ v: UnitVector) -> UInt64 {
    func part(_ value: Double) -> UInt64 {
      UInt64(max(0, min(2 * half - 1, ((value + 1) * half).rounded(.down))))
    }
    return part(v.x) | part(v.y) << 21 | part(v.z) << 42
  }

  @inline(__always)
  package static func unpack(_ word: UInt64) -> UnitVector {
    func part(_ shift: UInt64) -> Double {
      (Double(Int(truncatingIfNeeded: word >> shift & 0x1F_FFFF)) + 0.5) / half - 1
    }
    return UnitVector(x: part(0), y: part(21), z: part(42))
  }
}

/// A population in 16 bits: eleven bits of mantissa, five of exponent; what does not fit is cut off, at most
/// one part in 1,024.
package enum PackedPopulation {
  package static func pack(_ population: Int) -> UInt16 {
    var mantissa = max(0, population)
    var exponent = 0
    while mantissa >= 1 << 11 {
      mantissa >>= 1
      exponent += 1
    }
    return UInt16(exponent << 11 | mantissa)
  }

  package static func unpack(_ word: UInt16) -> Int { Int(word & 0x7FF) << Int(word >> 11) }
}
