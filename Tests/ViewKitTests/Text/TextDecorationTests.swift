import HeadlessHost
import Raster
import Testing
import ViewKit

@Suite("Lines under and through text")
struct TextDecorationTests {
  /// How many pixels of each row are black.
  private func ink(_ attributes: [NSAttributedString.Key: Any]) -> [Int] {
    let stage = HeadlessStage(size: CGSize(width: 60, height: 30))
    stage.window.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = NSAttributedString(
      string: "mmmm", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 16)]) { $1 })
    stage.window.addSubview(label)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (0..<30).map { y in (0..<60).count { stage.bitmap[$0, y] == Pixel(bits: 0xFF00_0000) } }
  }

  @Test(
    "An underline is a full row of ink below the letters, a strike one through them; neither without its attribute"
  )
  func lines() {
    let plain = ink([:])
    let under = ink([.underlineStyle: NSUnderlineStyle.single.rawValue])
    let through = ink([.strikethroughStyle: 1])
    #expect(ink([.underlineStyle: 0]) == plain)
    let lastLetter = plain.lastIndex { $0 > 0 } ?? 0
    let firstLetter = plain.firstIndex { $0 > 0 } ?? 0
    let isFull: (Int) -> Bool = { $0 > 40 }
    #expect(!plain.contains(where: isFull))
    #expect((under.firstIndex(where: isFull) ?? 0) > lastLetter)
    let strike = through.firstIndex(where: isFull) ?? 0
    #expect(strike > firstLetter && strike < lastLetter)
  }
}
