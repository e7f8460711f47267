/// What the bidirectional algorithm (Unicode Standard Annex 9) wants to know of a character.
enum BidiClass: UInt8 {
  case leftToRight
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  /// Spaces, punctuation, symbols: they take the direction of what surrounds them.
  case neutral

  var isStrong: Bool { self == .leftToRight || self == .rightToLeft || self == .arabicLetter }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .leftToRight
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070...0x2079, 0x2080...0x2089:
      self = .europeanNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x2212: self = .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x066A, 0x2030...0x2034, 0x20A0...0x20CF:
      self = .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x060C, 0x202F: self = .commonSeparator
    case 0x0660...0x0669, 0x066B, 0x066C: self = .arabicNumber
    case 0x200E: self = .leftToRight
    case 0x200F, 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F: self = .rightToLeft
    case 0x0608, 0x060B, 0x060D, 0x061B...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFC,
      0xFE70...0xFEFC:
      self = .arabicLetter
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: self = .rightToLeft
    case ..<0x80: self = .neutral
    default: self = BidiClass.isNeutral(scalar.properties.generalCategory) ? .neutral : .leftToRight
    }
  }

  private static func isNeutral(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
