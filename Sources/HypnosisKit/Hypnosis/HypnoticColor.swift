public import ViewKit

/// What the circles can be coloured in, in the order in which taps go through them.
public nonisolated enum HypnoticColor: String, CaseIterable, Sendable {
  case violet, rose, amber, green, blue

  /// The one after this; the first follows the last.
  public var next: HypnoticColor {
    let all = HypnoticColor.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  public var color: UIColor {
    switch self {
    case .violet: UIColor(light: UIColor(rgb: 0x6236C4), dark: UIColor(rgb: 0xA88BFA))
    case .rose: UIColor(light: UIColor(rgb: 0xC42C63), dark: UIColor(rgb: 0xFF7FA8))
    case .amber: UIColor(light: UIColor(rgb: 0xC87400), dark: UIColor(rgb: 0xFFBE55))
    case .green: UIColor(light: UIColor(rgb: 0x0E7C5E), dark: UIColor(rgb: 0x5EDDB3))
    case .blue: UIColor(light: UIColor(rgb: 0x1A5FC8), dark: UIColor(rgb: 0x7DB4FF))
    }
  }

  /// With a capital letter.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
