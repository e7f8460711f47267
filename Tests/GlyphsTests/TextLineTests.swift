import Glyphs
import Raster
import Testing

@Suite struct TextLineTests {
  @Test func aLineGrowsWithItsText() throws {
    let text = "Antananarivo"
    var last = 0.0
    for length in 1...text.count {
      let width = try typesetter().line(String(text.prefix(length)), font: body).width
      #expect(width > last)
      last = width
    }
  }

  @Test func nothingIsNoWidthAndNoInk() throws {
    let line = try typesetter().line("", font: body)
    #expect(line.width == 0)
    #expect(try typesetter().masks(of: line, scale: 2).ink.isEmpty)
    #expect(try typesetter().line(" ", font: body).width > 0)
    #expect(try typesetter().masks(of: typesetter().line("   ", font: body), scale: 2).ink.isEmpty)
  }

  @Test func widthsScaleWithTheSize() throws {
    for name in ownNames {
      let small = try typesetter().line(name, font: Font(size: 10)).width
      let large = try typesetter().line(name, font: Font(size: 35)).width
      #expect(abs(large - 3.5 * small) < 1e-9)
    }
  }

  /// Kerning works across letters only, never across these.
  @Test func partsAddUp() throws {
    let whole = try typesetter().line("中国人民", font: body).width
    let parts = try typesetter().line("中国", font: body).width + typesetter().line("人民", font: body).width
    #expect(abs(whole - parts) < 0.01)
  }

  @Test func pairsAreKerned() throws {
    func width(_ text: String) throws -> Double { try typesetter().line(text, font: body).width }
    #expect(try width("AV") < width("A") + width("V") - 0.2)
    #expect(try abs(width("HH") - 2 * width("H")) < 0.05)
  }

  /// A zero-width space sends a text through the shaper, which must agree with the sum over pairs.
  @Test(arguments: ["Petropavlovsk", "AVATAR", "Łódź", "Ελλάδα", "Россия", "To Wa. Ty, 41", "Vyčegda"])
  func plainAndShapedTextAreEquallyWide(text: String) throws {
    let plain = try typesetter().line(text, font: body).width
    let shaped = try typesetter().line(text + "\u{200B}", font: body).width
    #expect(abs(plain - shaped) < 0.03)
  }

  @Test func trackingStandsBetweenClusters() throws {
    for name in ["Atlantic", "אוקיינוס", "太平洋", "A–B"] {
      let plain = try typesetter().line(name, font: body).width
      let spaced = try typesetter().line(name, font: body, tracking: 3).width
      #expect(abs(spaced - plain - 3 * Double(name.count - 1)) < 1e-9)
    }
  }

  @Test func joinedLettersAreNotTornApart() throws {
    let plain = try typesetter().line("البحر", font: body)
    let spaced = try typesetter().line("البحر", font: body, tracking: 5)
    #expect(spaced.width == plain.width)
    #expect(
      try typesetter().masks(of: spaced, scale: 2).ink.mask.coverage
        == typesetter().masks(of: plain, scale: 2).ink.mask.coverage)
  }

  @Test func lineBreaksCountAsSpaces() throws {
    let width = try typesetter().line("a b", font: body).width
    for text in ["a\nb", "a\r\nb", "a\tb", "a\u{0}b", "a\u{2028}b"] {
      #expect(try typesetter().line(text, font: body).width == width)
    }
  }

  @Test func theSameLineIsTheSameObject() throws {
    let line = try typesetter().line("Reykjavík", font: body)
    #expect(try typesetter().line("Reykjavík", font: body) === line)
    #expect(try typesetter().line("Reykjavík", font: Font(size: 13, weight: .bold)) !== line)
  }

  @Test func heavierIsWider() throws {
    let widths = try Font.Weight.allCases.map {
      try typesetter().line("Montevideo", font: Font(size: 13, weight: $0)).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func aVeryLongLineIsMeasured() throws {
    let word = try typesetter().line("Ouagadougou", font: body).width
    let many = try typesetter().line(String(repeating: "Ouagadougou", count: 2000), font: body).width
    #expect(abs(many / word - 2000) < 20)
  }

  @Test func metricsAreThoseOfAText() throws {
    let metrics = try typesetter().metrics(of: Font(size: 100))
    #expect(metrics.xHeight > 45 && metrics.xHeight < metrics.capHeight)
    #expect(metrics.capHeight < metrics.ascent)
    #expect(metrics.lineHeight > 110 && metrics.lineHeight < 130)
    #expect(metrics.descent > 15)
    #expect(try abs(typesetter().metrics(of: Font(size: 10)).ascent * 10 - metrics.ascent) < 1e-9)
  }
}
