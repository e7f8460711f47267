import Support
import Testing
import ViewKit

@Suite struct TextTests {
  @Test func fonts() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.pointSize == 20 && font.ascender > 0 && font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(font.withSize(10).pointSize == 10 && font == .systemFont(ofSize: 20))
    #expect(UIFont.boldSystemFont(ofSize: 20) != font)
    #expect(UIFont(name: "Helvetica-Bold", size: 20) == .boldSystemFont(ofSize: 20))
    #expect(UIFont(name: "Helvetica", size: 0) == nil)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    // Sizes that come out of arithmetic are held to what there is.
    #expect(UIFont.systemFont(ofSize: -3).pointSize > 0 && UIFont.systemFont(ofSize: .nan).pointSize > 0)
  }

  @Test func heavierIsWider() {
    func width(_ weight: UIFont.Weight) -> CGFloat {
      "Hamburgefons".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: weight)]).width
    }
    #expect(
      width(.regular) < width(.medium) && width(.medium) < width(.semibold) && width(.semibold) < width(.bold)
    )
    #expect(width(.black) == width(.bold) && width(.thin) == width(.regular))
  }

  @Test func kernSpreadsLetters() {
    let font = UIFont.systemFont(ofSize: 20)
    let plain = "abcd".size(withAttributes: [.font: font]).width
    let wide = "abcd".size(withAttributes: [.font: font, .kern: 5]).width
    #expect(wide >= plain + 15 && wide <= plain + 20)
  }

  @Test func boundingRectsWrapWhenAsked() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]
    let text = "Where do you come out when you dig straight down?"
    let one = text.boundingRect(with: CGSize(width: 100, height: 1000), attributes: attributes, context: nil)
    let many = text.boundingRect(
      with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes,
      context: nil)
    #expect(one.width > 300 && many.width <= 100 && many.height > 3 * one.height)
    #expect("".size(withAttributes: attributes) == .zero)
  }

  @Test func paragraphStylesSetLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.alignment = .center
    let font = UIFont.systemFont(ofSize: 16)
    let spaced = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height
    let plain = "a\nb".size(withAttributes: [.font: font]).height
    #expect(abs(spaced - plain - 20) < 1e-6)
    let copy = style.mutableCopy() as! NSMutableParagraphStyle
    copy.lineSpacing = 0
    #expect(style.lineSpacing == 10 && copy.alignment == .center)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func mixedTextTakesTheRoomOfItsParts() {
    let big = UIFont.systemFont(ofSize: 30)
    let small = UIFont.systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "Big ", attributes: [.font: big])
    text.append(NSAttributedString(string: "small", attributes: [.font: small]))
    let size = text.size()
    let parts = ["Big |": big, "small": small].map { $0.size(withAttributes: [.font: $1]).width }
    let bar = "|".size(withAttributes: [.font: big]).width
    #expect(abs(size.width - (parts.reduce(0, +) - bar)) < 3)
    #expect(abs(size.height - big.lineHeight) < 1e-6)
    let narrow = text.boundingRect(
      with: CGSize(width: 60, height: 100), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(narrow.height - big.lineHeight - small.lineHeight) < 1e-6)
  }
}
