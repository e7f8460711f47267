import Dispatch
import Geometry
import Glyphs
import Raster
import Synchronization
import Testing

@Suite struct GlyphMasksTests {
  private func ink(_ text: String, _ font: Font = body, scale: Double = 1, tracking: Double = 0) throws
    -> PlacedMask
  {
    try typesetter().masks(of: typesetter().line(text, font: font, tracking: tracking), scale: scale).ink
  }

  @Test func capitalsStandOnTheBaseline() throws {
    for size in [9.0, 10, 11.5, 12, 13, 17, 24, 40] {
      for scale in [1.0, 1.5, 2] {
        let font = Font(size: size)
        let mask = try ink("HIE", font, scale: scale)
        #expect(mask.bounds.maxY == 0)
        let height = try typesetter().metrics(of: font).capHeight * scale
        #expect(abs(Double(-mask.y) - height) <= 1)
      }
    }
  }

  /// Light hinting: the edges of flat letters lie on whole rows, so that text is crisp at every size.
  @Test func baselinesAreCrisp() throws {
    for size in [9.0, 11, 13, 15, 17, 20] {
      let mask = try ink("E", Font(size: size, weight: .bold))
      #expect(mask.mask.coverage.suffix(mask.mask.width).contains(255))
    }
  }

  @Test func inkIsAsWideAsTheAdvanceSays() throws {
    for name in ownNames {
      for scale in [1.0, 2] {
        let line = try typesetter().line(name, font: body)
        let mask = try typesetter().masks(of: line, scale: scale).ink
        #expect(abs(Double(mask.bounds.width) - line.width * scale) < 4 * scale)
        #expect(Double(mask.bounds.minX) > -2 * scale - 1)
      }
    }
  }

  @Test func aMaskHasNoBlankBorder() throws {
    for name in ownNames {
      let mask = try ink(name, scale: 2).mask
      let rows = (0..<mask.height).map { mask.coverage[($0 * mask.width)..<(($0 + 1) * mask.width)] }
      #expect(rows.first!.contains { $0 > 0 } && rows.last!.contains { $0 > 0 })
    }
  }

  /// A glyph that leaves its face's ascent makes the image taller; the letters under it stay where they are.
  @Test func whatRisesAboveTheLineMovesNothing() throws {
    let plain = try ink("ที", Font(size: 20))
    let stacked = try ink("ที่", Font(size: 20))
    #expect(stacked.y < plain.y)
    #expect(stacked.bounds.maxY == plain.bounds.maxY)
  }

  /// A zero-width space sends the text through the shaper: letters set one by one must look the same.
  @Test func plainAndShapedTextLookTheSame() throws {
    for text in ["Petropavlovsk", "Россия", "Ελλάδα", "Tav. Wo"] {
      let plain = try ink(text, Font(size: 16), scale: 2)
      let shaped = try ink(text + "\u{200B}", Font(size: 16), scale: 2)
      #expect(abs(plain.bounds.width - shaped.bounds.width) <= 1)
      #expect(plain.y == shaped.y && plain.mask.height == shaped.mask.height)
      var difference = 0
      for y in plain.bounds.minY..<plain.bounds.maxY {
        for x in plain.bounds.minX..<plain.bounds.maxX {
          difference += abs(Int(plain[x, y]) - Int(shaped[x, y]))
        }
      }
      // Letters differ in place by at most a quarter of a pixel.
      #expect(difference * 8 < plain.totalCoverage)
    }
  }

  /// Letters are placed to a quarter of a pixel: one row of equal letters shows several renderings of them.
  @Test func lettersStandBetweenPixels() throws {
    let one = try ink("l").totalCoverage
    let many = try ink("llll").totalCoverage
    #expect(abs(many - 4 * one) < 60)
    let mask = try ink("llllllll")
    let middle = (0..<mask.mask.width).map { mask[mask.x + $0, -5] }
    let stems = Set(zip(middle, middle.dropFirst()).map { [$0, $1] })
    #expect(stems.count > 4)
  }

  @Test func trackingSpreadsTheLetters() throws {
    let plain = try ink("OCEAN", scale: 2)
    let spaced = try ink("OCEAN", scale: 2, tracking: 4)
    #expect(abs(spaced.bounds.width - plain.bounds.width - 32) <= 1)
    #expect(abs(spaced.totalCoverage - plain.totalCoverage) * 50 < plain.totalCoverage)
    let hebrew = try ink("ישראל", scale: 2)
    let spacedHebrew = try ink("ישראל", scale: 2, tracking: 4)
    #expect(abs(spacedHebrew.bounds.width - hebrew.bounds.width - 32) <= 1)
  }

  @Test func fractionalSizesAreAllDifferent() throws {
    let widths = try [12.0, 12.25, 12.5, 12.75, 13].map {
      try ink("Wide", Font(size: $0), scale: 4).mask.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func masksArePlacedOnWholePixels() throws {
    let masks = try typesetter().masks(of: typesetter().line("Bern", font: body), scale: 2, haloRadius: 1)
    let ink = masks.ink.rect(at: Point(10.3, 20.2), scale: 2)
    let halo = try #require(masks.halo).rect(at: Point(10.3, 20.2), scale: 2)
    // 10.3 and 20.2 points are 20.6 and 40.4 pixels.
    #expect(ink.x * 2 == Double(21 + masks.ink.x))
    #expect(ink.y * 2 == Double(40 + masks.ink.y))
    #expect(halo == ink.insetBy(-1, -1))
  }

  @Test func theSameMasksAreTheSameObject() throws {
    let line = try typesetter().line("Nuuk", font: body)
    let first = try typesetter().masks(of: line, scale: 2, haloRadius: 1)
    #expect(try typesetter().masks(of: line, scale: 2, haloRadius: 1) === first)
    #expect(try typesetter().masks(of: line, scale: 1, haloRadius: 1) !== first)
    #expect(try typesetter().masks(of: line, scale: 2) !== first)
  }

  @Test func whatIsKeptIsBounded() throws {
    let limit = 100_000
    let set = try Typesetter(cacheLimit: limit)
    for number in 0..<2000 {
      let line = set.line("Label number \(number)", font: body)
      let masks = set.masks(of: line, scale: 2, haloRadius: 1)
      #expect(!masks.ink.isEmpty)
      #expect(set.cachedBytes <= limit)
    }
    #expect(set.cachedBytes > limit / 2)
    set.removeCached()
    #expect(set.cachedBytes == 0)
  }

  @Test func forgettingChangesNoPixel() throws {
    let set = try Typesetter()
    let before = ownNames.map { set.masks(of: set.line($0, font: body), scale: 2).ink.mask.coverage }
    set.removeCached()
    let after = ownNames.map { set.masks(of: set.line($0, font: body), scale: 2).ink.mask.coverage }
    #expect(before == after)
  }

  @Test func threadsDoNotDisturbEachOther() throws {
    let set = try Typesetter()
    let expected = ownNames.map { set.masks(of: set.line($0, font: body), scale: 2).ink.mask.coverage }
    set.removeCached()
    let differing = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for (name, coverage) in zip(ownNames, expected)
      where set.masks(of: set.line(name, font: body), scale: 2).ink.mask.coverage != coverage {
        differing.add(1, ordering: .relaxed)
      }
    }
    #expect(differing.load(ordering: .relaxed) == 0)
  }
}
