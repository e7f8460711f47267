import ViewKit

/// The figures' colours, most with the darker one of their shaded side; the same by day and by night.
nonisolated extension UIColor {
  /// The dark warm outline.
  static let outline = UIColor(rgb: 0x3B2418)
  static let skin = UIColor(rgb: 0xF7CBA3)
  static let skinShade = UIColor(rgb: 0xE7AB80)
  static let hair = UIColor(rgb: 0x8C4A22)
  static let cap = UIColor(rgb: 0xDB4A30)
  static let capShade = UIColor(rgb: 0xB23422)
  static let shirt = UIColor(rgb: 0xFFF7E8)
  static let stripe = UIColor(rgb: 0x2E8C9C)
  static let blueCloth = UIColor(rgb: 0x3F73B5)
  static let blueClothShade = UIColor(rgb: 0x2F5A93)
  static let brass = UIColor(rgb: 0xF3C969)
  static let boot = UIColor(rgb: 0x7B4B2B)
  static let bootShade = UIColor(rgb: 0x5E3720)
  static let wood = UIColor(rgb: 0xD09654)
  static let steel = UIColor(rgb: 0xD5DDE2)
  static let steelShade = UIColor(rgb: 0x9AA8B1)
  static let earth = UIColor(rgb: 0x8F5F3D)
  static let earthShade = UIColor(rgb: 0x704729)
  static let hole = UIColor(rgb: 0x3F2A1E)
  static let cheek = UIColor(rgb: 0xF09A7C)
  static let mouth = UIColor(rgb: 0x8E2F22)
  static let mark = UIColor(rgb: 0xD7402B)
}
