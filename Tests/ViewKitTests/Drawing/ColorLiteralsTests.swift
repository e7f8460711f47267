import Testing
import ViewKit

@Suite("Colours by other names")
struct ColorLiteralsTests {
  private func bytes(_ color: UIColor) -> [Int] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a].map { Int(($0 * 255).rounded()) }
  }

  @Test("Display P3: greys stay, what lies inside sRGB is moved, what lies outside is brought to its edge")
  func displayP3() {
    for level in stride(from: 0.0, through: 1, by: 0.25) {
      let grey = UIColor(displayP3Red: level, green: level, blue: level, alpha: 0.5)
      #expect(bytes(grey) == bytes(UIColor(white: level, alpha: 0.5)))
    }
    // Known pairs: P3's (0.5, 0.4, 0.3) is sRGB's (132, 101, 73) to a byte.
    let brown = bytes(UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1))
    #expect(zip(brown, [132, 101, 73, 255]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(bytes(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [255, 0, 0, 255])
  }

  @Test("A colour literal is a colour; there is no asset catalogue to name one in")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(bytes(color) == [255, 128, 0, 255])
    #expect(UIColor(named: "brand") == nil)
    #expect(UIImage(systemName: "star") == nil)
  }

  @Test("Geometry as text, and back")
  func text() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 0.25)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 0.25}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{3, 4}") == CGPoint(x: 3, y: 4))
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSStringFromCGPoint(CGPoint(x: 0, y: 7)) == "{0, 7}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }
}
