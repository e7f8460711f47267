import AtlasCore
import Geometry
import Glyphs

/// A name that wants a place on the map.
nonisolated struct MapLabel: Hashable {
  enum Kind: Int, Hashable {
    case ocean, country, sea, capital, town, lake
  }

  let kind: Kind
  let text: String
  /// On the Mercator unit square.
  let position: Point
  /// The same label keeps it from frame to frame; no two labels of an atlas share one. At most 29 bits: three more tell its parts apart.
  let key: UInt32

  /// Countries, waters and places are counted apart; the first keys are left to the map's own shapes.
  static func key(country: Int) -> UInt32 { 1 << 16 | UInt32(country) }
  static func key(water: Int) -> UInt32 { 1 << 17 | UInt32(water) }
  static func key(place: Int) -> UInt32 { 1 << 20 | UInt32(place) }

  /// Towns stand beside a dot; other names lie over their middle.
  var hasDot: Bool { kind == .town || kind == .capital }
}

/// How a label is set: one place for all sizes.
nonisolated struct LabelLook: Hashable {
  var font: Font
  var tracking: Double
  var haloRadius: Double

  /// `prominence` is 0…1 within the label's kind.
  init(_ kind: MapLabel.Kind, prominence: Double) {
    let p = max(0, min(1, prominence))
    switch kind {
    case .ocean:
      font = Font(size: (13 + 5 * p).rounded(), weight: .medium, isItalic: true)
      tracking = 3 + 3 * p
    case .sea:
      font = Font(size: (11 + 3 * p).rounded(), weight: .medium, isItalic: true)
      tracking = 1 + p
    case .lake:
      font = Font(size: 10, weight: .medium, isItalic: true)
      tracking = 0.5
    case .country:
      font = Font(size: (11 + 4 * p).rounded(), weight: .semibold)
      tracking = 1.5 + 1.5 * p
    case .capital:
      font = Font(size: (12 + 2 * p).rounded(), weight: .semibold)
      tracking = 0
    case .town:
      font = Font(size: (10.5 + 2.5 * p).rounded(), weight: .medium)
      tracking = 0
    }
    haloRadius = kind == .ocean || kind == .sea || kind == .lake ? 1.25 : 1.5
  }
}
