import Glyphs
import Testing

@Suite struct BidiTests {
  /// The characters of a line but its spaces, from left to right, found by where their carets stand: a
  /// Hebrew letter lies to the left of its caret, all others to the right.
  private func visual(_ text: String, _ direction: TextDirection = .natural) throws -> String {
    let line = try typesetter().line(text, font: body, direction: direction)
    let carets = try typesetter().caretOffsets(in: line)
    let characters = Array(text)
    #expect(carets.count == characters.count + 1)
    let places = try characters.indices.filter { characters[$0] != " " }.map { i in
      let half = try typesetter().line(String(characters[i]), font: body).width / 2
      return (middle: carets[i] + (characters[i].isASCII ? half : -half), index: i)
    }
    return String(places.sorted { $0.middle < $1.middle }.map { characters[$0.index] })
  }

  @Test func hebrewRunsToTheLeft() throws {
    let line = try typesetter().line("שלום", font: body)
    #expect(line.isRightToLeft)
    let carets = try typesetter().caretOffsets(in: line)
    #expect(abs(carets[0] - line.width) < 1e-9)
    #expect(abs(carets[4]) < 0.05)
    #expect(carets == carets.sorted(by: >))
  }

  @Test func latinRunsToTheRight() throws {
    let line = try typesetter().line("Peace", font: body)
    #expect(!line.isRightToLeft)
    let carets = try typesetter().caretOffsets(in: line)
    #expect(carets[0] == 0)
    #expect(carets[5] == line.width)
    #expect(carets == carets.sorted())
  }

  @Test func wordsOfTheOtherDirectionStayReadable() throws {
    #expect(try visual("abc אבג def") == "abcגבאdef")
    #expect(try visual("אבג abc דהו") == "והדabcגבא")
  }

  @Test func digitsRunToTheRightEverywhere() throws {
    #expect(try visual("אב 12 גד") == "דג12בא")
    #expect(try visual("אב 1.5 גד") == "דג1.5בא")
    #expect(try visual("אב 50% גד") == "דג50%בא")
  }

  @Test func theFirstLetterDecidesUnlessToldOtherwise() throws {
    #expect(try typesetter().line("12 שלום", font: body).isRightToLeft)
    #expect(try !typesetter().line("a שלום", font: body).isRightToLeft)
    #expect(try typesetter().line("a", font: body, direction: .rightToLeft).isRightToLeft)
    #expect(try visual("ab אב", .rightToLeft) == "באab")
  }

  /// A bracket takes its pair's side: both stand about the word in them.
  @Test func bracketsStayAroundTheirWord() throws {
    let line = try typesetter().line("אב cd (ef)", font: body)
    let carets = try typesetter().caretOffsets(in: line)
    // From left to right: cd (ef) and then, at the right, the Hebrew word.
    #expect(carets[3] < carets[6] && carets[6] < carets[9])
    #expect(carets[9] < carets[1])
  }

  @Test func arabicIsDrawnJoinedAndFromTheRight() throws {
    let joined = try typesetter().line("مصر", font: body)
    let letters = try ["م", "ص", "ر"].map { try typesetter().line($0, font: body).width }.reduce(0, +)
    #expect(joined.isRightToLeft)
    #expect(joined.width < letters - 1)
  }
}
