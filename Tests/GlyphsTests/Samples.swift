import Glyphs
import Raster

/// The typesetter of most tests: over the fonts that the project installs.
func typesetter() throws -> Typesetter { try Typesetter.shared() }

let body = Font(size: 13)

/// A country's own name in each writing system that labels come in.
let ownNames = [
  "France", "中国", "日本", "にほん", "대한민국", "Ελλάδα", "Россия", "ประเทศไทย", "भारत", "বাংলাদেশ", "مصر", "ישראל",
  "საქართველო", "Հայաստան", "ኢትዮጵያ", "தமிழ்", "Việt Nam",
]

/// A scalar that is no character, so that no face has it: what stands there is the face's box.
let missing = "\u{0378}"

/// A generator whose numbers are the same in every run (Steele, Lea and Flood's SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension PlacedMask {
  /// The coverage of a pixel given from the line's origin; 0 outside the mask.
  subscript(x: Int, y: Int) -> UInt8 {
    let column = x - self.x
    let row = y - self.y
    guard column >= 0, row >= 0, column < mask.width, row < mask.height else { return 0 }
    return mask.coverage[row * mask.width + column]
  }

  var totalCoverage: Int { mask.coverage.reduce(0) { $0 + Int($1) } }
}
