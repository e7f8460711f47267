/// Where a line may end: a short form of Unicode Standard Annex 14.
///
/// After spaces; after hyphens and dashes between letters, slashes and soft breaks; before and after
/// ideographs and kana, but not before closing nor after opening punctuation; never inside a grapheme
/// cluster, nor at a no-break space.
enum LineBreaks {
  private enum Kind {
    case space
    case hyphen
    case opening
    case closing
    case ideograph
    case glue
    case zeroWidthSpace
    case other
  }

  /// Whether the text may break before each cluster; false for the first.
  static func opportunities(in clusters: [Character]) -> [Bool] {
    let kinds = clusters.map(kind)
    return clusters.indices.map { i in
      i > 0 && breaks(between: kinds[i - 1], and: kinds[i], before: i > 1 ? kinds[i - 2] : .space)
    }
  }

  private static func breaks(between left: Kind, and right: Kind, before: Kind) -> Bool {
    if right == .space || right == .zeroWidthSpace || right == .glue || left == .glue { return false }
    if left == .space || left == .zeroWidthSpace { return true }
    if right == .closing || left == .opening { return false }
    if left == .hyphen { return before != .space && right != .hyphen }
    if right == .hyphen { return false }
    return left == .ideograph || right == .ideograph
  }

  private static func kind(_ cluster: Character) -> Kind {
    let scalar = cluster.unicodeScalars.first!
    switch scalar.value {
    case 0xA0, 0x202F, 0x2060, 0x2007, 0xFEFF, 0x2011: return .glue
    case 0x200B: return .zeroWidthSpace
    case 0x2D, 0x2010, 0x2012, 0x2013, 0x2014, 0x2F, 0xAD: return .hyphen
    case 0x09, 0x20: return .space
    case 0x28, 0x5B, 0x7B: return .opening
    case 0x29, 0x5D, 0x7D, 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x2026, 0x3001, 0x3002, 0xFF01, 0xFF0C,
      0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0x30FC, 0x3005:
      return .closing
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .openPunctuation, .initialPunctuation: return .opening
    case .closePunctuation, .finalPunctuation: return .closing
    default: break
    }
    switch Script(scalar) {
    case .han, .kana, .hangul: return .ideograph
    default: return .other
    }
  }
}
