import ViewKit

/// The sample's colours, each by day and by night. They follow the stage: nobody hands themes around.
nonisolated enum Palette {
  static let ground = UIColor(light: UIColor(rgb: 0xF7F4EE), dark: UIColor(rgb: 0x15131D))
  /// The navigation bar and the tab bar.
  static let bar = UIColor(light: UIColor(rgb: 0xFFFDF9), dark: UIColor(rgb: 0x1C1926))
  /// What lies on the ground.
  static let card = UIColor(light: UIColor(rgb: 0xFFFFFF), dark: UIColor(rgb: 0x221F2E))
  /// What marks the chosen one of several.
  static let thumb = UIColor(light: UIColor(rgb: 0xFFFFFF), dark: UIColor(rgb: 0x4B4562))
  static let text = UIColor(light: UIColor(rgb: 0x272233), dark: UIColor(rgb: 0xF3EFFA))
  static let secondaryText = UIColor(light: UIColor(rgb: 0x6E667E), dark: UIColor(rgb: 0xA79FB8))
  /// Lines, and grounds that are to be hardly noticed.
  static let trace = UIColor(
    light: UIColor(rgb: 0x272233, alpha: 0.12), dark: UIColor(rgb: 0xF3EFFA, alpha: 0.15))
  /// What can be pressed.
  static let accent = UIColor(light: UIColor(rgb: 0x6236C4), dark: UIColor(rgb: 0xB9A0FF))
  /// What is written on the accent.
  static let onAccent = UIColor(light: .white, dark: UIColor(rgb: 0x1D1730))
  /// Under words that lie on a picture.
  static let veil = UIColor(
    light: UIColor(rgb: 0xFFFFFF, alpha: 0.9), dark: UIColor(rgb: 0x15131D, alpha: 0.82))
}

nonisolated extension UIColor {
  /// The colour `share` of the way from this one to `other`, in sRGB; both as they are at present.
  func mixed(with other: UIColor, share: CGFloat) -> UIColor {
    guard share > 0 else { return self }
    guard share < 1 else { return other }
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (s, h, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    other.getRed(&s, green: &h, blue: &c, alpha: &d)
    func step(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return UIColor(red: step(r, s), green: step(g, h), blue: step(b, c), alpha: step(a, d))
  }
}
