import Support
import Testing
import ViewKit

@Suite struct UIColorTests {
  @Test func components() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect([r, g, b, a] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(rgb: 0xFF8000) == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(white: 1, alpha: 1) == .white && UIColor.clear.cgColor.alpha == 0)
  }

  private nonisolated static let wheel: [(CGFloat, UIColor)] = [
    (0, .red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan), (2.0 / 3, .blue), (5.0 / 6, .magenta),
    (1, .red),
  ]

  @Test(arguments: wheel)
  func hues(hue: CGFloat, color: UIColor) {
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
    var (x, y, z) = (CGFloat(0), CGFloat(0), CGFloat(0))
    made.getRed(&r, green: &g, blue: &b, alpha: nil)
    color.getRed(&x, green: &y, blue: &z, alpha: nil)
    #expect(abs(r - x) + abs(g - y) + abs(b - z) < 1e-9)
    var back = CGFloat(0)
    color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(back - hue.truncatingRemainder(dividingBy: 1)) < 1e-9)
  }

  @Test func dynamicColoursFollowTheTraits() {
    let color = UIColor(light: .white, dark: .black)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color == .white)
    dark.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
    #expect(color.resolvedColor(with: dark) == .black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
  }

  @Test func usableFromAnyThread() async {
    let color = await Task.detached { UIColor(dynamicProvider: { _ in .orange }).color }.value
    #expect(color == UIColor.orange.color)
  }
}
