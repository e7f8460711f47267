import Geometry
import Glyphs
import Testing

@Suite struct TextLayoutTests {
  private let paragraph =
    "Every place on Earth has its antipode: the point exactly opposite, at the other end of a tunnel through "
    + "the middle. 地球上的每个地方都有它的对跖点。 Most land is opposite to water—only 4 % is not."

  private func layout(_ text: String, _ width: Double, _ style: TextStyle = TextStyle(font: body)) throws
    -> TextLayout
  {
    try typesetter().layout(text, style: style, width: width)
  }

  private func texts(_ layout: TextLayout) -> [String] { layout.lines.map(\.line.text) }

  @Test func withoutAWidthTextIsOneLine() throws {
    let set = try layout(paragraph, .infinity)
    #expect(texts(set) == [paragraph])
    #expect(!set.isTruncated)
    #expect(try set.size.width == typesetter().line(paragraph, font: body).width)
    #expect(try set.size.height == typesetter().metrics(of: body).lineHeight)
  }

  @Test func lineBreaksInTheTextAreKept() throws {
    #expect(try texts(layout("one\ntwo\n\nfour", .infinity)) == ["one", "two", "", "four"])
    #expect(try texts(layout("one\r\ntwo", .infinity)) == ["one", "two"])
    #expect(try texts(layout("", 100)) == [""])
  }

  @Test func noLineIsWiderThanTheBox() throws {
    for mode in [LineBreakMode.wordWrap, .charWrap, .truncateTail] {
      for width in stride(from: 4.0, through: 400, by: 7.5) {
        let set = try layout(paragraph, width, TextStyle(font: body, lineBreakMode: mode))
        for line in set.lines where line.line.text.count > 1 { #expect(line.frame.width <= width) }
        #expect(set.size.width <= width || set.lines.contains { $0.line.text.count == 1 })
      }
    }
  }

  @Test func wrappingLosesOnlySpaces() throws {
    for width in [20.0, 63, 100, 250] {
      for mode in [LineBreakMode.wordWrap, .charWrap] {
        let set = try layout(paragraph, width, TextStyle(font: body, lineBreakMode: mode))
        let kept = texts(set).joined().filter { $0 != " " }
        #expect(kept == paragraph.filter { $0 != " " })
        #expect(!set.isTruncated)
      }
    }
  }

  /// The next word would not have fitted.
  @Test func linesAreFilled() throws {
    let width = 150.0
    let set = texts(try layout("Every place on Earth has its antipode and a tunnel", width))
    for (line, next) in zip(set, set.dropFirst()) {
      let longer = line + " " + next.prefix { $0 != " " }
      #expect(try typesetter().line(longer, font: body).width > width)
    }
  }

  @Test func wordsStayWhole() throws {
    let words = Set(paragraph.split(separator: " ").map(String.init))
    let latin = "Every place on Earth has its antipode"
    for line in try texts(layout(latin, 90)) {
      for word in line.split(separator: " ") {
        #expect(words.contains(String(word).trimmed) || latin.contains(word))
      }
    }
    #expect(try texts(layout("wonderful places", 70)) == ["wonderful", "places"])
  }

  @Test func hyphensAndDashesAllowABreak() throws {
    #expect(try texts(layout("Aix-en-Provence", 60)) == ["Aix-en-", "Provence"])
  }

  @Test func noBreakSpacesHold() throws {
    let width = try typesetter().line("12 km", font: body).width
    #expect(try texts(layout("a 12\u{A0}km", width + 1)) == ["a", "12\u{A0}km"])
  }

  @Test func ideographsBreakAnywhereButBeforeAFullStop() throws {
    let width = try typesetter().line("地球上", font: body).width + 1
    #expect(try texts(layout("地球上的。", width)) == ["地球上", "的。"])
    #expect(try texts(layout("地球上。", width)) == ["地球", "上。"])
  }

  @Test func aWordThatIsTooLongBreaksInside() throws {
    let set = try texts(layout("Taumatawhakatangihangakoauauotamatea hill", 80))
    #expect(set.count >= 3)
    #expect(set.last!.hasSuffix("hill"))
    #expect(set.joined().filter { $0 != " " } == "Taumatawhakatangihangakoauauotamateahill")
  }

  @Test func clustersAreNeverTorn() throws {
    let text = "नमस्ते👩‍👩‍👧é🇫🇷"
    let set = try layout(text, 1, TextStyle(font: body, lineBreakMode: .charWrap))
    #expect(texts(set) == text.map(String.init))
  }

  @Test func moreLinesThanAllowedAreCut() throws {
    for mode in [LineBreakMode.wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail] {
      for lines in 1...3 {
        let style = TextStyle(font: body, lineBreakMode: mode, maximumLines: lines)
        let set = try layout(paragraph, 120, style)
        #expect(set.lines.count == lines)
        #expect(set.isTruncated)
        #expect(try layout("short", 120, style).isTruncated == false)
        #expect(try texts(layout("short", 120, style)) == ["short"])
      }
    }
  }

  @Test func truncationKeepsWhatItPromises() throws {
    let text = "Petropavlovsk-Kamchatsky"
    for width in stride(from: 20.0, through: 150, by: 5) {
      let whole = try typesetter().line(text, font: body).width
      for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
        let set = try layout(text, width, TextStyle(font: body, lineBreakMode: mode, maximumLines: 1))
        let shown = texts(set)[0]
        #expect(set.lines[0].frame.width <= width)
        #expect(set.isTruncated == (whole > width))
        guard whole > width else {
          #expect(shown == text)
          continue
        }
        let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
        #expect(parts.count == 2)
        #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
        switch mode {
        case .truncateHead: #expect(parts[0].isEmpty)
        case .truncateTail: #expect(parts[1].isEmpty)
        default: #expect(abs(parts[0].count - parts[1].count) <= 1)
        }
      }
    }
  }

  /// One character more would not have fitted.
  @Test func truncationKeepsAsMuchAsFits() throws {
    let text = "Petropavlovsk"
    let width = 60.0
    let set = try layout(text, width, TextStyle(font: body, maximumLines: 1))
    let kept = texts(set)[0].count - 1
    let longer = String(text.prefix(kept + 1)) + "…"
    #expect(try typesetter().line(longer, font: body).width > width)
  }

  @Test func nothingFitsButTheEllipsis() throws {
    #expect(try texts(layout("Wellington", 2, TextStyle(font: body, maximumLines: 1))) == ["…"])
  }

  @Test func aFollowingParagraphIsAnnounced() throws {
    #expect(try texts(layout("one\ntwo", 100, TextStyle(font: body, maximumLines: 1))) == ["one…"])
    let clipped = try layout("one\ntwo", 100, TextStyle(font: body, lineBreakMode: .clip, maximumLines: 1))
    #expect(texts(clipped) == ["one"])
    #expect(clipped.isTruncated)
  }

  @Test func clippedTextGoesOn() throws {
    let set = try layout(paragraph, 50, TextStyle(font: body, lineBreakMode: .clip, maximumLines: 1))
    #expect(texts(set) == [paragraph])
    #expect(set.lines[0].frame.width > 50)
  }

  @Test func aBoxAsWideAsTheTextHoldsIt() throws {
    for name in ownNames {
      let width = try layout(name, .infinity).size.width
      let set = try layout(name, width, TextStyle(font: body, maximumLines: 1))
      #expect(texts(set) == [name])
    }
  }

  @Test func linesStandWhereTheAlignmentSays() throws {
    let width = 200.0
    let advance = try typesetter().line("abc", font: body).width
    func x(_ alignment: TextAlignment, _ text: String = "abc") throws -> Double {
      try layout(text, width, TextStyle(font: body, alignment: alignment)).lines[0].frame.x
    }
    #expect(try x(.left) == 0)
    #expect(try x(.natural) == 0)
    #expect(try abs(x(.center) - (width - advance) / 2) < 1e-9)
    #expect(try abs(x(.right) - (width - advance)) < 1e-9)
    #expect(try x(.left, "שלום") == 0)
    #expect(try x(.natural, "שלום") > 100)
  }

  /// The second line begins with Latin letters, but its paragraph is Hebrew.
  @Test func aParagraphHasOneDirection() throws {
    let set = try layout("שלום עולם Egypt and more", 60)
    #expect(set.lines.count > 1)
    #expect(set.lines.allSatisfy { $0.line.isRightToLeft })
  }

  @Test func linesFollowAtTheLineHeight() throws {
    let metrics = try typesetter().metrics(of: body)
    let set = try layout("a\nb\nc", .infinity)
    #expect(set.lines.map(\.frame.y) == [0, metrics.lineHeight, 2 * metrics.lineHeight])
    #expect(abs(set.lines[0].origin.y - metrics.ascent - metrics.leading / 2) < 1e-9)
    let loose = try layout("a\nb", .infinity, TextStyle(font: body, lineHeight: 30))
    #expect(loose.size.height == 60)
    #expect(loose.lines[1].origin.y - loose.lines[0].origin.y == 30)
  }

  @Test func anyTextIsSetInAnyBox() throws {
    var generator = SplitMix64(state: 11)
    let pieces = [
      "a", " ", "\n", "word", "-", "中", "ישר", "مصر", "\u{301}", "…", "12", "\u{200B}", "(", ")", "👍🏽",
      "\u{A0}",
    ]
    let modes: [LineBreakMode] = [.wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...14, using: &generator))
        .map { _ in pieces.randomElement(using: &generator)! }.joined()
      let mode = modes.randomElement(using: &generator)!
      let lines = Int.random(in: 0...3, using: &generator)
      let width = Double.random(in: 0...120, using: &generator)
      let set = try layout(text, width, TextStyle(font: body, lineBreakMode: mode, maximumLines: lines))
      #expect(!set.lines.isEmpty && (lines == 0 || set.lines.count <= lines))
      guard mode != .clip else { continue }
      for line in set.lines where line.line.text.count > 1 { #expect(line.frame.width <= width) }
    }
  }
}

extension String {
  fileprivate var trimmed: String { filter { $0 != "," && $0 != ":" } }
}
