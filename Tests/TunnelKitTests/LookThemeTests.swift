import Maps
import Testing
import TunnelKit
import ViewKit

struct LookThemeTests {
  /// The contrast of the web's accessibility guidelines (WCAG 2.2, 1.4.3): 1 to 21.
  private func contrast(_ a: UIColor, _ b: UIColor) -> Double {
    func luminance(_ color: UIColor) -> Double {
      func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
      let parts = color.cgColor.components ?? []
      return 0.2126 * linear(parts[0]) + 0.7152 * linear(parts[1]) + 0.0722 * linear(parts[2])
    }
    let (l, m) = (luminance(a), luminance(b))
    return (max(l, m) + 0.05) / (min(l, m) + 0.05)
  }

  @Test(arguments: [TunnelSettings.Theme.light, .dark])
  func everyTextCanBeRead(name: TunnelSettings.Theme) {
    let theme = Theme(name)
    #expect(contrast(theme.text, theme.card) > 12)
    #expect(contrast(theme.secondaryText, theme.card) >= 4.5)
    #expect(contrast(theme.accent, theme.card) >= 4.5)
    #expect(contrast(theme.warningText, theme.warning) >= 7)
  }

  @Test func nightIsDark() {
    #expect(Theme(.dark).isDark && !Theme(.light).isDark)
    #expect(Theme(.dark).map == .dark && Theme(.light).map == .light)
  }
}
