public import Maps
public import ViewKit

/// The app's colours: one palette by day, one by night, the maps' among them.
///
/// Paper, ink and one warm red. The map is the picture; whatever lies around it stays quieter than it.
public nonisolated struct Theme: Sendable {
  public let isDark: Bool
  public let map: MapStyle

  /// Behind everything.
  public let window: UIColor
  /// What the names are written on.
  public let card: UIColor
  public let text: UIColor
  public let secondaryText: UIColor
  /// For the few things that call: the radar's sweep, the cross, the focus.
  public let accent: UIColor
  /// Lines between things.
  public let hairline: UIColor
  /// What lies over a map and has words on it; the map shines through a little.
  public let chip: UIColor
  /// The same, for what is to be read but not to be noticed.
  public let veil: UIColor
  /// Around what stands on a map, so that it stands out from it.
  public let halo: UIColor
  /// Behind the sentence that says what is missing.
  public let warning: UIColor
  public let warningText: UIColor
  public let radar: RadarColors
  public let earth: EarthColors

  public init(_ theme: TunnelSettings.Theme) {
    self = theme == .dark ? .night : .day
  }

  private static let day = Theme(
    isDark: false, map: .light, window: UIColor(rgb: 0xE9E3D7), card: UIColor(rgb: 0xFDFBF6),
    text: UIColor(rgb: 0x2B2521), secondaryText: UIColor(rgb: 0x776C61), accent: UIColor(rgb: 0xC8432B),
    hairline: UIColor(rgb: 0x2B2521, alpha: 0.12), chip: UIColor(rgb: 0xFDFBF6, alpha: 0.92),
    veil: UIColor(rgb: 0xFDFBF6, alpha: 0.7),
    halo: UIColor(rgb: 0xFFFDF8, alpha: 0.95), warning: UIColor(rgb: 0xFBE6B8),
    warningText: UIColor(rgb: 0x5A3A08), radar: .day, earth: .day)

  private static let night = Theme(
    isDark: true, map: .dark, window: UIColor(rgb: 0x0F1419), card: UIColor(rgb: 0x1B2229),
    text: UIColor(rgb: 0xF0EAE0), secondaryText: UIColor(rgb: 0x9AA4AD), accent: UIColor(rgb: 0xFF7B57),
    hairline: UIColor(rgb: 0xF0EAE0, alpha: 0.13), chip: UIColor(rgb: 0x1B2229, alpha: 0.92),
    veil: UIColor(rgb: 0x1B2229, alpha: 0.7),
    halo: UIColor(rgb: 0xF6F0E4, alpha: 0.85), warning: UIColor(rgb: 0x4A3815),
    warningText: UIColor(rgb: 0xFBE6B8), radar: .night, earth: .night)

  private init(
    isDark: Bool, map: MapStyle, window: UIColor, card: UIColor, text: UIColor, secondaryText: UIColor,
    accent: UIColor, hairline: UIColor, chip: UIColor, veil: UIColor, halo: UIColor, warning: UIColor,
    warningText: UIColor,
    radar: RadarColors, earth: EarthColors
  ) {
    self.isDark = isDark
    self.map = map
    self.window = window
    self.card = card
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
    self.hairline = hairline
    self.chip = chip
    self.veil = veil
    self.halo = halo
    self.warning = warning
    self.warningText = warningText
    self.radar = radar
    self.earth = earth
  }
}

/// The Earth cut open.
public nonisolated struct EarthColors: Sendable {
  public let crust: UIColor
  public let mantle: UIColor
  public let outerCore: UIColor
  public let innerCore: UIColor
  /// Of the tunnel.
  public let wall: UIColor

  static let day = EarthColors(
    crust: UIColor(rgb: 0x8A6A4A), mantle: UIColor(rgb: 0xF4E3CB), outerCore: UIColor(rgb: 0xF2CE9A),
    innerCore: UIColor(rgb: 0xF9E4AE), wall: UIColor(rgb: 0x6B4A32))

  static let night = EarthColors(
    crust: UIColor(rgb: 0x9B7A58), mantle: UIColor(rgb: 0x3A2F29), outerCore: UIColor(rgb: 0x5C412C),
    innerCore: UIColor(rgb: 0x8B6238), wall: UIColor(rgb: 0xD9B48A))
}

/// The radar's own colours: a screen in the dark, at any time of day.
public nonisolated struct RadarColors: Sendable {
  public let glass: UIColor
  public let pressedGlass: UIColor
  public let rim: UIColor
  public let rings: UIColor
  public let sweep: UIColor
  public let echo: UIColor

  static let day = RadarColors(
    glass: UIColor(rgb: 0x24443F), pressedGlass: UIColor(rgb: 0x1A342F), rim: UIColor(rgb: 0xFDFBF6),
    rings: UIColor(rgb: 0x9FD8C0, alpha: 0.34), sweep: UIColor(rgb: 0x9BF0C8), echo: UIColor(rgb: 0xFFD9A0))

  static let night = RadarColors(
    glass: UIColor(rgb: 0x12312C), pressedGlass: UIColor(rgb: 0x0C2420), rim: UIColor(rgb: 0x33414A),
    rings: UIColor(rgb: 0x9FD8C0, alpha: 0.28), sweep: UIColor(rgb: 0x86E5BB), echo: UIColor(rgb: 0xFFC98A))
}
