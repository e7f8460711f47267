public import Raster

/// The colours of a map. One palette for each theme; widths and sizes are the same in both.
public nonisolated struct MapStyle: Hashable, Sendable {
  public var water: Color
  /// The water along a coast, so that the land stands out.
  public var shallows: Color
  public var land: Color
  /// Land under ice.
  public var ice: Color
  public var coast: Color
  public var border: Color
  public var disputedBorder: Color
  public var graticule: Color
  public var countryText: Color
  public var townText: Color
  public var waterText: Color
  public var landHalo: Color
  public var waterHalo: Color

  public static let light = MapStyle(
    water: Color(hex: 0xA8D3E8), shallows: Color(hex: 0xBFE1F0), land: Color(hex: 0xF5F1E6),
    ice: Color(hex: 0xFBFCFD), coast: Color(hex: 0x6FA3BE), border: Color(hex: 0xA58FA8),
    disputedBorder: Color(hex: 0xB59AA6), graticule: Color(hex: 0x5E9DBD, alpha: 0.22),
    countryText: Color(hex: 0x6B5A72), townText: Color(hex: 0x34302B), waterText: Color(hex: 0x3B7A9B),
    landHalo: Color(hex: 0xFBF9F3, alpha: 0.9), waterHalo: Color(hex: 0xB9DDEE, alpha: 0.75))

  public static let dark = MapStyle(
    water: Color(hex: 0x14222F), shallows: Color(hex: 0x1A2D3D), land: Color(hex: 0x2B3036),
    ice: Color(hex: 0x3A434C), coast: Color(hex: 0x4B6A80), border: Color(hex: 0x7A6F86),
    disputedBorder: Color(hex: 0x6E6474), graticule: Color(hex: 0x7FB2CF, alpha: 0.13),
    countryText: Color(hex: 0xB9AEC6), townText: Color(hex: 0xE6E2DA), waterText: Color(hex: 0x74A9C7),
    landHalo: Color(hex: 0x23272C, alpha: 0.9), waterHalo: Color(hex: 0x14222F, alpha: 0.8))
}

nonisolated extension Color {
  /// From 0xRRGGBB.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }
}
